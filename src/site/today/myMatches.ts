import { momentOf } from "@/domain/when";
import { clubKey } from "@/ui/mine/mine";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import {
  hasOutcome,
  compareByTime,
  partOf,
  takesPart,
  type Occasion,
} from "@/domain/season/occasion";
import { occasionsOn, type LeagueDays, type ViewedDay } from "./leagueMatches";

/** A followed club with its league. */
export interface MyClub {
  readonly key: string;
  readonly of: LeagueDays;
  readonly club: ResolvedClub;
}

/** Returns the followed clubs that exist in these leagues, in the order in which they were followed. */
export function myClubs(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
): readonly MyClub[] {
  const all = leagues.flatMap((of) =>
    of.clubs.map((club) => ({ key: clubKey(of.league, club.slug), of, club })),
  );
  return keys.flatMap((key) => all.find((one) => one.key === key) ?? []);
}

/** Returns a club's matches or meets, earliest first; those without a date last. */
export function occasionsOfClub({ of, club }: MyClub): readonly Occasion[] {
  return of.occasions.filter((one) => takesPart(one, club.name)).toSorted(compareByTime);
}

/** Returns the club's live match or meet, else the next one; undefined if there is none. */
export function nextOf(mine: MyClub, now: number): Occasion | undefined {
  return occasionsOfClub(mine).find((one) =>
    ["live", "next"].includes(partOf(one, mine.of.league, now)),
  );
}

/** Returns the club's latest finished match or meet with a result and a date; undefined if there is none. */
export function lastOf(mine: MyClub, now: number): Occasion | undefined {
  return occasionsOfClub(mine).findLast(
    (one) =>
      hasOutcome(one) && momentOf(one) !== null && partOf(one, mine.of.league, now) === "finished",
  );
}

/** A followed club's match or meet. */
export interface MyMatch {
  /** The league's slug and the match's id, because in a list of several leagues a match's id may occur twice. */
  readonly id: string;
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly occasion: Occasion;
  /** Whether it takes place on the day shown. */
  readonly isOfDay: boolean;
}

/**
 * Returns the matches and meets of followed clubs on a day. For today, a club without one has its next, else its last
 * one. A match between two followed clubs, and a meet of several, is listed once.
 */
export function myMatches(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
  when: ViewedDay,
): readonly MyMatch[] {
  const found = myClubs(leagues, keys).flatMap((mine) => {
    const ofDay = occasionsOn(mine.of, when);
    const own = occasionsOfClub(mine);
    const here = own.filter((one) => ofDay.includes(one));
    const instead =
      when.day === when.today ? (nextOf(mine, when.now) ?? lastOf(mine, when.now)) : undefined;
    const shown = here.length > 0 || !instead ? here : [instead];
    const { league, clubs } = mine.of;
    return shown.map((occasion): MyMatch => ({
      id: `${league.slug} ${occasion.id}`,
      league,
      clubs,
      occasion,
      isOfDay: ofDay.includes(occasion),
    }));
  });
  const once = [...new Map(found.map((one) => [one.id, one])).values()];
  return once.toSorted(
    (a, b) => Number(b.isOfDay) - Number(a.isOfDay) || compareByTime(a.occasion, b.occasion),
  );
}
