import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { filedMatches, pairDoubts } from "@/domain/match/matchDoubts";
import { foldName } from "@/domain/names";
import { clashesOf, isStillOn, type Clash } from "@/domain/schedule/callOff";
import { closedThen, groundNamed, isForSport, type Ground } from "@/domain/schedule/ground";
import { groundTrouble, roomBeside, type GroundUse } from "@/domain/schedule/groundDiary";
import type { RoomAt } from "@/domain/schedule/schedule";
import { fromZonedInput } from "@/domain/time";
import type { FixtureRecord } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { useFormat } from "../live/useFormat";
import { useEveryFixture, type MatchPlace } from "../live/useEveryFixture";
import { useGrounds } from "./useGrounds";

/** What of a match says when and where it is played. */
type MatchOnGround = Pick<FixtureRecord, "id" | "teamA" | "teamB" | "date" | "day" | "stadium">;

/** A match of any league, as it takes its ground. */
export interface LeagueGroundUse extends GroundUse, MatchPlace {}

function takingOf(
  league: League,
  { id, teamA, teamB, date, day, stadium }: MatchOnGround,
  grounds: readonly Ground[],
): GroundUse {
  const ground = groundNamed(stadium, grounds);
  return {
    key: `${league.slug} ${id}`,
    date,
    day,
    from: date,
    minutes: league.game.matchMinutes,
    stadium: ground?.name ?? stadium,
    courts: ground?.courts ?? 1,
    title: `${teamA} v ${teamB} (${league.shortName})`,
  };
}

/** The matches of these places as they take their grounds, each under the name of today. */
export const placedTakings = (
  places: readonly MatchPlace[],
  grounds: readonly Ground[],
): readonly LeagueGroundUse[] =>
  places.map((place) => ({ ...takingOf(place.league, place.fixture, grounds), ...place }));

const none: readonly Ground[] = [];

/** When the arena's grounds are closed, or taken by the matches of any league. */
export interface GroundDiary {
  /** Whether all of it is read, or could not be. */
  readonly isRead: boolean;
  /** The names of the grounds for the league's sport. */
  readonly names: readonly string[];
  /**
   * Why a match of the league cannot well be played as it says; '' where nothing is known against it.
   * @param but matches of the league that do not count, by their ids
   */
  readonly troubleOf: (match: MatchOnGround, but?: ReadonlySet<string>) => string;
  /** How many matches of the league have room at a ground at a time, beside those of the other leagues. */
  readonly roomAt: RoomAt;
}

/** A match of which only the time and the ground are known. */
const anyMatch = { id: "", teamA: "", teamB: "", day: "" };

/** The diary of the arena’s grounds, for the matches of the league. */
export function useGroundDiary(): GroundDiary {
  const league = useLeague();
  const { live, grounds } = useGrounds();
  const stored = grounds ?? none;
  const isKnown = live.status !== "loading";
  const { places, isLoading } = useEveryFixture();
  return useMemo(() => {
    const byGround = new Map<string, LeagueGroundUse[]>();
    for (const taking of placedTakings(places, stored)) {
      const key = foldName(taking.stadium);
      byGround.set(key, [...(byGround.get(key) ?? []), taking]);
    }
    return {
      isRead: isKnown && !isLoading,
      names: stored.filter((one) => isForSport(one, league.game.id)).map(({ name }) => name),
      troubleOf: (match, but) => {
        const own = takingOf(league, match, stored);
        const there = byGround.get(foldName(own.stadium)) ?? [];
        const counted = there.filter(
          ({ league: of, fixture }) => of.slug !== league.slug || !but?.has(fixture.id),
        );
        return groundTrouble(own, counted, stored);
      },
      roomAt: (stadium, day, time) => {
        if (closedThen(stadium, { day, time }, stored) !== "") return 0;
        const date = fromZonedInput(`${day}T${time}`, arena.timeZone);
        const own = takingOf(league, { ...anyMatch, date, stadium }, stored);
        const there = byGround.get(foldName(own.stadium)) ?? [];
        return roomBeside(
          own,
          there.filter(({ league: of }) => of.slug !== league.slug),
        );
      },
    };
  }, [league, stored, isKnown, places, isLoading]);
}

/** What clashes with matches as they are moved: in the league, and at the grounds of the arena. */
export function useClashes(): (
  moved: readonly FixtureRecord[],
  all: readonly FixtureRecord[],
) => readonly Clash[] {
  const { troubleOf, roomAt } = useGroundDiary();
  const format = useFormat(useLeague());
  return (moved, all) => {
    const inLeague = clashesOf(moved, all, roomAt);
    const ids = new Set(moved.map(({ id }) => id));
    const stay = filedMatches(
      all.filter(({ id }) => !ids.has(id)),
      [],
    );
    const doubts = pairDoubts(
      moved.map((match) => ({ id: match.id, match })),
      stay,
      { format },
    );
    const others = moved.flatMap((fixture) => {
      const isSaid = inLeague.some((clash) => clash.fixture === fixture);
      const isOut = isSaid || !isStillOn(fixture);
      const why = isOut ? "" : troubleOf(fixture, ids) || (doubts.get(fixture.id) ?? "");
      return why === "" ? [] : [{ fixture, why }];
    });
    return [...inLeague, ...others];
  };
}
