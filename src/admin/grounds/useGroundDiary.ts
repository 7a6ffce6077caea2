import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { filedMatches, pairDoubts } from "@/domain/match/matchDoubts";
import { foldName } from "@/domain/names";
import { clashesOf, isStillOn, type Clash } from "@/domain/schedule/callOff";
import { closedNotice, groundNamed, isForSport, type Ground } from "@/domain/schedule/ground";
import { groundTrouble, roomBeside, type GroundUse } from "@/domain/schedule/groundDiary";
import type { RoomAt } from "@/domain/schedule/schedule";
import { fromZonedInput } from "@/domain/time";
import type { FixtureRecord } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { useFormat } from "../live/useFormat";
import { useEveryFixture, type MatchPlace } from "../live/useEveryFixture";
import { useGrounds } from "./useGrounds";

/** The fields of a match that say who plays, when and where. */
type MatchOnGround = Pick<FixtureRecord, "id" | "teamA" | "teamB" | "date" | "day" | "stadium">;

/** A match of any league, with the ground it uses and for how long. */
export interface LeagueGroundUse extends GroundUse, MatchPlace {}

function groundUseOf(
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

/** Adds to each match the ground it uses, under the ground's current name. */
export const groundUses = (
  places: readonly MatchPlace[],
  grounds: readonly Ground[],
): readonly LeagueGroundUse[] =>
  places.map((place) => ({ ...groundUseOf(place.league, place.fixture, grounds), ...place }));

const none: readonly Ground[] = [];

/** Says when the arena's grounds are closed, or taken by matches of any league. */
export interface GroundDiary {
  /** Whether loading has ended, even if it failed. */
  readonly isRead: boolean;
  /** The names of the grounds that are for the league's sport. */
  readonly names: readonly string[];
  /**
   * Says what speaks against a match of the league at its time and ground; '' if nothing does.
   * @param but the ids of matches of the league to ignore
   */
  readonly troubleOf: (match: MatchOnGround, but?: ReadonlySet<string>) => string;
  /** Returns how many matches of the league have room at a ground at a time, beside those of the other leagues. */
  readonly roomAt: RoomAt;
}

/** The other fields of a match of which only the time and the ground are known. */
const anyMatch = { id: "", teamA: "", teamB: "", day: "" };

/** Loads the arena's grounds and the matches of all leagues, and checks matches of the league against them. */
export function useGroundDiary(): GroundDiary {
  const league = useLeague();
  const { live, grounds } = useGrounds();
  const stored = grounds ?? none;
  const isKnown = live.status !== "loading";
  const { places, isLoading } = useEveryFixture();
  return useMemo(() => {
    const byGround = new Map<string, LeagueGroundUse[]>();
    for (const groundUse of groundUses(places, stored)) {
      const key = foldName(groundUse.stadium);
      byGround.set(key, [...(byGround.get(key) ?? []), groundUse]);
    }
    return {
      isRead: isKnown && !isLoading,
      names: stored.filter((one) => isForSport(one, league.game.id)).map(({ name }) => name),
      troubleOf: (match, but) => {
        const own = groundUseOf(league, match, stored);
        const there = byGround.get(foldName(own.stadium)) ?? [];
        const counted = there.filter(
          ({ league: of, fixture }) => of.slug !== league.slug || !but?.has(fixture.id),
        );
        return groundTrouble(own, counted, stored);
      },
      roomAt: (stadium, day, time) => {
        if (closedNotice(stadium, { day, time }, stored) !== "") return 0;
        const date = fromZonedInput(`${day}T${time}`, arena.timeZone);
        const own = groundUseOf(league, { ...anyMatch, date, stadium }, stored);
        const there = byGround.get(foldName(own.stadium)) ?? [];
        return roomBeside(
          own,
          there.filter(({ league: of }) => of.slug !== league.slug),
        );
      },
    };
  }, [league, stored, isKnown, places, isLoading]);
}

/** Returns a function that finds the clashes of moved matches: in the league, and at the arena's grounds. */
export function useClashes(): (
  moved: readonly FixtureRecord[],
  all: readonly FixtureRecord[],
) => readonly Clash[] {
  const { troubleOf: problemOf, roomAt } = useGroundDiary();
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
      const why = isOut ? "" : problemOf(fixture, ids) || (doubts.get(fixture.id) ?? "");
      return why === "" ? [] : [{ fixture, why }];
    });
    return [...inLeague, ...others];
  };
}
