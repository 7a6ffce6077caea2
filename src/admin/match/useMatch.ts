import { useMemo } from "react";
import { areRead, recordsOf } from "@/data/byKind";
import type { Match } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { useLeague } from "@/ui/leagueContext";
import type { Reads } from "../live/FailedReads";
import { useLives } from "../live/useLive";

interface FoundMatch {
  /** Undefined until it is loaded, null if there is no such match. */
  readonly match: Match | null | undefined;
  readonly reads: Reads;
}

const kinds = ["fixtures", "results"] as const;

/** Loads the match with the id of a fixture or of a result. */
export function useMatch(id: string): FoundMatch {
  const reads = useLives(useLeague(), kinds);
  return useMemo(() => {
    if (!areRead(reads, kinds)) return { match: undefined, reads };
    const { fixtures, results } = recordsOf(reads);
    const match = matchesOf(fixtures, results).find(
      (one) => one.id === id || one.outcome?.result.id === id,
    );
    return { match: match ?? null, reads };
  }, [reads, id]);
}
