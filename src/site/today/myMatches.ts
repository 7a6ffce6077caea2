import { momentOf } from "@/domain/when";
import { clubKey } from "@/ui/mine/mine";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { hasOutcome, inTime, partOf, takesPart, type Occasion } from "@/domain/season/occasion";
import { occasionsOn, type LeagueDays, type ViewedDay } from "./leagueMatches";

/** A club that is followed, with its league. */
export interface MyClub {
  readonly key: string;
  readonly of: LeagueDays;
  readonly club: ResolvedClub;
}

/** The followed clubs that there are, in the order in which they were followed. */
export function myClubs(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
): readonly MyClub[] {
  const all = leagues.flatMap((of) =>
    of.clubs.map((club) => ({ key: clubKey(of.league, club.slug), of, club })),
  );
  return keys.flatMap((key) => all.find((one) => one.key === key) ?? []);
}

/** The matches or meets of a club, earliest first; those without a date last. */
export function occasionsOfClub({ of, club }: MyClub): readonly Occasion[] {
  return of.occasions.filter((one) => takesPart(one, club.name)).toSorted(inTime);
}

/** What of the club is on, or comes next. */
export function nextOf(mine: MyClub, now: number): Occasion | undefined {
  return occasionsOfClub(mine).find((one) =>
    ["live", "next"].includes(partOf(one, mine.of.league, now)),
  );
}

/** What the club took part in last that is over, has a result and a date. */
export function lastOf(mine: MyClub, now: number): Occasion | undefined {
  return occasionsOfClub(mine).findLast(
    (one) =>
      hasOutcome(one) && momentOf(one) !== null && partOf(one, mine.of.league, now) === "finished",
  );
}

/** A followed club's match or meet. */
export interface MyMatch {
  /** Of the league and the match: in a list of several leagues a match's own id may occur twice. */
  readonly id: string;
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly occasion: Occasion;
  /** It is on the day that is shown. */
  readonly isOfDay: boolean;
}

/**
 * What followed clubs have on a day; today, of a club that has nothing, what comes next or else what was last. A match
 * between two of them, and a meet of several, is listed once.
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
    (a, b) => Number(b.isOfDay) - Number(a.isOfDay) || inTime(a.occasion, b.occasion),
  );
}
