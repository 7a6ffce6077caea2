import { useClubs } from "@/data/useClubs";
import type { ListingState } from "@/data/useListing";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import { hasScore } from "@/domain/records/result";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import { useZone } from "@/ui/match/useZone";
import { latestFirst } from "../../match/latestResults";
import { LeagueSection, SHOWN } from "./LeagueSection";
import { matchLink } from "../../match/matchLink";
import type { MatchesOf } from "./LiveMatches";

interface LatestResultsProps {
  readonly states: readonly ListingState<"results">[];
  readonly matchesOf: MatchesOf;
}

/** What was played last in every league. */
export function LatestResults({ states, matchesOf }: LatestResultsProps) {
  const zone = useZone();
  return (
    <LeagueSection
      kind="results"
      rows={(league) => <Latest league={league} matches={matchesOf(league)} zone={zone} />}
      states={states}
    />
  );
}

interface LatestProps {
  readonly league: League;
  readonly matches: readonly ListedMatch[];
  readonly zone: string;
}

const isScored = ({ match }: PlayedMatch) => hasScore(match.outcome.result);

function Latest({ league, matches, zone }: LatestProps) {
  const clubs = useClubs(league);
  const latest = latestFirst(matches.filter(hasResult).filter(isScored)).slice(0, SHOWN);
  if (latest.length === 0) {
    return (
      <EmptyState title="No results yet">The first one appears after the first match.</EmptyState>
    );
  }
  return (
    <MatchList
      items={latest}
      row={(match) => (
        <ResultRow
          clubs={clubs}
          league={league}
          link={matchLink(league, "results", match.id)}
          match={match}
          zone={zone}
        />
      )}
    />
  );
}
