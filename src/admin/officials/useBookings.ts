import { useCallback, useMemo } from "react";
import type { League } from "@/domain/league/league";
import { overlaps, type Booking } from "@/domain/people/bookings";
import { isStillOn } from "@/domain/schedule/callOff";
import { dayOfWhen, whenOrder } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { useEveryFixture, type MatchPlace } from "../live/useEveryFixture";
import { useRecords } from "../live/useLive";
import { useLastRead, useRead } from "@/data/useRead";

export type Fixture = RecordOf<"fixtures">;

/** A match with its officials, in any league. */
export interface MatchBooking extends Booking {
  readonly league: League;
  readonly fixture: Fixture;
}

/** The officials of some matches, and of all matches at the same time. */
export interface Bookings {
  /** The requested matches, in the order of the request. */
  readonly matches: readonly MatchBooking[];
  /** The other matches, of any league, that are played at the same time. */
  readonly others: readonly MatchBooking[];
  /** The matches of the league's previous match day, earliest first. */
  readonly last: readonly MatchBooking[];
}

const bookingOf = (
  { league, fixture }: MatchPlace,
  officials: readonly string[],
): MatchBooking => ({
  league,
  fixture,
  key: `${league.slug} ${fixture.id}`,
  from: fixture.date,
  minutes: league.game.matchMinutes,
  officials,
});

/** Returns the league's fixtures of the last match day before the first of these fixtures. */
function lastDay(fixtures: readonly Fixture[], own: readonly Fixture[]): readonly Fixture[] {
  const dayOf = (fixture: Fixture) => dayOfWhen(fixture, arena.timeZone) ?? "";
  const [first = ""] = fixtures.map(dayOf).filter(Boolean).toSorted();
  const before = own.filter((one) => isStillOn(one) && dayOf(one) !== "" && dayOf(one) < first);
  const last = before.map(dayOf).toSorted().at(-1);
  return before.filter((one) => dayOf(one) === last).toSorted(whenOrder);
}

/**
 * Loads the officials of these matches, and of the matches of all leagues at the same time. Lists do not contain
 * officials, so each match costs a separate read, once for each version of the match.
 */
export function useBookings(fixtures: readonly Fixture[]) {
  const league = useLeague();
  const { officials } = useConnection();
  const own = useRecords(league, "fixtures");
  const { places: every } = useEveryFixture();
  const places = useMemo(() => {
    const spans = fixtures.map((fixture) => bookingOf({ league, fixture }, []));
    const chosen = new Set(spans.map(({ key }) => key));
    const others = every.filter((place) => {
      const span = bookingOf(place, []);
      return !chosen.has(span.key) && spans.some((one) => overlaps(one, span));
    });
    const of = (some: readonly Fixture[]) =>
      some.map((fixture): MatchPlace => ({ league, fixture }));
    return { matches: of(fixtures), others, last: of(lastDay(fixtures, own)) };
  }, [fixtures, league, own, every]);

  const run = useCallback(async (): Promise<Bookings> => {
    const asked = [...places.matches, ...places.others, ...places.last];
    const ids = new Map<string, readonly string[]>();
    const playing = new Map(asked.map((place) => [place.league.slug, place.league]));
    await Promise.all(
      [...playing.values()].map(async (one) => {
        const some = asked.filter((place) => place.league.slug === one.slug);
        const found = await officials.assigned(
          one,
          some.map(({ fixture }) => fixture),
        );
        for (const [id, led] of found) ids.set(`${one.slug} ${id}`, led);
      }),
    );
    const booked = (some: readonly MatchPlace[]) =>
      some.map((place) =>
        bookingOf(place, ids.get(`${place.league.slug} ${place.fixture.id}`) ?? []),
      );
    return {
      matches: booked(places.matches),
      others: booked(places.others),
      last: booked(places.last),
    };
  }, [officials, places]);
  const task = useRead(run);
  return { task, bookings: useLastRead(task) };
}
