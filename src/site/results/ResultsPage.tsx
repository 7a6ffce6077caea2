import { useMemo } from "react";
import { hasResult } from "@/domain/match/listed";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { NothingFiled } from "../season/NothingFiled";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { InLeague, useLeague } from "@/ui/where";
import { useClubsOf } from "@/data/useClubs";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { ResultWeeks } from "./ResultWeeks";

/** The results of a league by game week, newest first. */
export default function ResultsPage() {
  const league = useLeague();
  const { season: chosen, past } = useSeason();
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const clubs = useClubsOf(league);
  const played = useMemo(() => season.matches.filter(hasResult), [season.matches]);
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing
        empty={
          past ? (
            <NothingFiled season={chosen} spot="no-results" what="results" />
          ) : (
            <EmptyState spot="no-results" title="No results yet">
              They appear here after the first match.
            </EmptyState>
          )
        }
        skeleton={<MatchesSkeleton />}
        state={season.results}
        what="results"
      >
        {() => <ResultWeeks dialog={dialog} results={played} />}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </InLeague>
  );
}
