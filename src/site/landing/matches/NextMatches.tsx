import { useClubs } from "@/data/useClubs";
import type { ListingState } from "@/data/useListing";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { sportOf } from "@/sports";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { LeagueSection, SHOWN } from "./LeagueSection";
import { matchLink } from "../../match/matchLink";
import type { MatchesOf } from "./LiveMatches";

interface NextMatchesProps {
  readonly states: readonly ListingState<"fixtures">[];
  readonly matchesOf: MatchesOf;
}

/** The matches that are on and the next ones, of every league. */
export function NextMatches({ states, matchesOf }: NextMatchesProps) {
  const zone = useZone();
  const [read] = states.flatMap((state) => (state.status === "ready" ? [state.listing] : []));
  return (
    <LeagueSection
      kind="fixtures"
      note={read ? zoneNote(read.readAt, zone, brand.timeZone) : null}
      rows={(league, { readAt }) => (
        <Next league={league} matches={matchesOf(league)} readAt={readAt} zone={zone} />
      )}
      states={states}
    />
  );
}

interface NextProps {
  readonly league: League;
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
  readonly zone: string;
}

function Next({ league, matches, readAt, zone }: NextProps) {
  const clubs = useClubs(league);
  const now = useNow(readAt);
  const next = matchesAhead(matches, now, sportOf(league.sport).matchMinutes).slice(0, SHOWN);
  if (next.length === 0) {
    return (
      <EmptyState title="No match planned">
        New ones appear here as soon as they are scheduled.
      </EmptyState>
    );
  }
  return (
    <MatchList
      items={next}
      row={(match) => (
        <AnyMatchRow
          clubs={clubs}
          league={league}
          link={matchLink(league, "fixtures", match.id)}
          match={match}
          now={now}
          zone={zone}
        />
      )}
    />
  );
}
