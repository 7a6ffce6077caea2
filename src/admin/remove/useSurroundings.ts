import { areRead, recordsOf } from "@/data/byKind";
import type { League } from "@/domain/league/league";
import { hasFailed } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import type { Surroundings } from "../kind/kind";

type Looked =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly around: Surroundings };

const kinds = ["results", "fixtures", "players", "standings"] as const;

/** The league's records that may speak of one of them, once all are here: fewer would be counted wrong. */
export function useSurroundings(league: League): Looked {
  const lives = useLives(league, kinds);
  if (areRead(lives, kinds)) return { status: "ready", around: recordsOf(lives) };
  return { status: hasFailed(lives) ? "failed" : "loading" };
}
