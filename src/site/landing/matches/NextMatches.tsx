import type { Listing } from "@/data/reader";
import type { ListingState } from "@/data/useListing";
import { upcomingFixtures } from "@/domain/match/grouping";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { FixtureRow } from "@/ui/match/FixtureRow";
import { MatchList } from "@/ui/match/MatchList";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { LeagueSection, SHOWN } from "./LeagueSection";
import { matchLink } from "./leaguesWith";

interface NextMatchesProps {
  readonly states: readonly ListingState<"fixtures">[];
}

/** The next matches of every league. */
export function NextMatches({ states }: NextMatchesProps) {
  const zone = useZone();
  const [read] = states.flatMap((state) => (state.status === "ready" ? [state.listing] : []));
  return (
    <LeagueSection
      kind="fixtures"
      note={read ? zoneNote(read.readAt, zone, brand.timeZone) : null}
      rows={(league, listing) => <Next league={league} listing={listing} zone={zone} />}
      states={states}
    />
  );
}

interface NextProps {
  readonly league: League;
  readonly listing: Listing<"fixtures">;
  readonly zone: string;
}

function Next({ league, listing, zone }: NextProps) {
  const now = useNow(listing.readAt);
  const next = upcomingFixtures(listing.records, now).slice(0, SHOWN);
  if (next.length === 0) {
    return (
      <EmptyState title="No match planned">
        New ones appear here as soon as they are scheduled.
      </EmptyState>
    );
  }
  const clubs = clubsOf(league, []);
  return (
    <MatchList
      items={next}
      row={(fixture) => (
        <FixtureRow
          clubs={clubs}
          fixture={fixture}
          link={matchLink(league, "fixtures", fixture.id)}
          zone={zone}
        />
      )}
    />
  );
}
