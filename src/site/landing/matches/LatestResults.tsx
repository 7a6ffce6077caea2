import type { Listing } from "@/data/reader";
import type { ListingState } from "@/data/useListing";
import { hasScore } from "@/domain/records/result";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import { useZone } from "@/ui/match/useZone";
import { latestFirst } from "../../match/latestResults";
import { LeagueSection, SHOWN } from "./LeagueSection";
import { matchLink } from "./leaguesWith";

interface LatestResultsProps {
  readonly states: readonly ListingState<"results">[];
}

/** What was played last in every league. */
export function LatestResults({ states }: LatestResultsProps) {
  const zone = useZone();
  return (
    <LeagueSection
      kind="results"
      rows={(league, listing) => <Latest league={league} listing={listing} zone={zone} />}
      states={states}
    />
  );
}

interface LatestProps {
  readonly league: League;
  readonly listing: Listing<"results">;
  readonly zone: string;
}

function Latest({ league, listing, zone }: LatestProps) {
  const latest = latestFirst(listing.records.filter(hasScore)).slice(0, SHOWN);
  if (latest.length === 0) {
    return (
      <EmptyState title="No results yet">The first one appears after the first match.</EmptyState>
    );
  }
  const clubs = clubsOf(league, []);
  return (
    <MatchList
      items={latest}
      row={(result) => (
        <ResultRow
          clubs={clubs}
          link={matchLink(league, "results", result.id)}
          result={result}
          zone={zone}
        />
      )}
    />
  );
}
