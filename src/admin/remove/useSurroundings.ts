import { recordsOf } from "@/data/byKind";
import type { ReadState } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import type { League } from "@/domain/league/league";
import { useLives } from "../live/useLive";
import type { Surroundings } from "../kind/kind";

const kinds = ["results", "fixtures", "players", "standings"] as const;

/** The league's records that may speak of one of them, once all are here: fewer would be counted wrong. */
export function useSurroundings(league: League): ReadState<Surroundings> {
  const lives = useLives(league, kinds);
  return mapRead(together(Object.values(lives)), () => recordsOf(lives));
}
