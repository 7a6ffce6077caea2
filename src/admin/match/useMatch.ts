import { useMemo } from "react";
import type { Match } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";

/** The match that a fixture's or a result's id means: undefined until that is known, null where there is none. */
export function useMatch(id: string): Match | null | undefined {
  const league = useLeague();
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  return useMemo(() => {
    if (fixtures.status !== "ready" || results.status !== "ready") return undefined;
    const all = matchesOf(fixtures.listing.records, results.listing.records);
    return all.find((match) => match.id === id || match.outcome?.result.id === id) ?? null;
  }, [fixtures, results, id]);
}
