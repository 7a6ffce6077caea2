import { useClubs } from "@/data/useClubs";
import { useMemo } from "react";
import { hasResult } from "@/domain/match/listed";
import type { League } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { useZone } from "@/ui/match/useZone";
import { NothingFiled } from "../season/NothingFiled";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { ResultWeeks } from "./ResultWeeks";

/** The results of a league by game week, newest first. */
export default function ResultsPage({ league }: { readonly league: League }) {
  const { season: chosen, past } = useSeason(league);
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const zone = useZone();
  const clubs = useClubs(league);
  const played = useMemo(() => season.matches.filter(hasResult), [season.matches]);
  return (
    <>
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
        {() => <ResultWeeks {...{ league, clubs, zone, dialog }} results={played} />}
      </Listing>
      <OpenMatch {...{ league, clubs, zone, dialog, season }} />
    </>
  );
}
