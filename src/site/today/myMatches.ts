import { clubKey } from "@/ui/mine/mine";
import type { Day } from "@/domain/day";
import { byTime, dayPartOf } from "@/domain/match/agenda";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import type { LeagueDays } from "./leagueMatches";

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

/** The matches of a club, earliest first; those without a date last. */
export function matchesOfClub({ of, club }: MyClub): readonly ListedMatch[] {
  return of.matches
    .filter(({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name))
    .toSorted(byTime);
}

/** The club's match that is on, or its next one. */
export function nextOf(mine: MyClub, now: number): ListedMatch | undefined {
  const { matchMinutes } = mine.of.league.game;
  const ahead = (match: ListedMatch) =>
    ["live", "next"].includes(dayPartOf(match, now, matchMinutes));
  return matchesOfClub(mine).find(ahead);
}

/** The club's last match that has a result and a date. */
export function lastOf(mine: MyClub): ListedMatch | undefined {
  return matchesOfClub(mine).findLast((match) => hasResult(match) && match.date !== null);
}

/** A followed club's match. */
export interface MyMatch {
  /** Of the league and the match: in a list of several leagues a match's own id may stand twice. */
  readonly id: string;
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly match: ListedMatch;
  /** It is on the day that is shown. */
  readonly isOfDay: boolean;
}

interface When {
  readonly day: Day;
  readonly today: Day;
  readonly now: number;
}

/**
 * The matches of followed clubs on a day; today, of a club that has none, the next one or else the last. A match
 * between two of them stands once.
 */
export function myMatches(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
  { day, today, now }: When,
): readonly MyMatch[] {
  const found = myClubs(leagues, keys).flatMap((mine) => {
    const ofDay = mine.of.days.get(day) ?? [];
    const own = matchesOfClub(mine);
    const here = own.filter((match) => ofDay.includes(match));
    const instead = day === today ? (nextOf(mine, now) ?? lastOf(mine)) : undefined;
    const shown = here.length > 0 || !instead ? here : [instead];
    const { league, clubs } = mine.of;
    return shown.map((match): MyMatch => ({
      id: `${league.slug} ${match.id}`,
      league,
      clubs,
      match,
      isOfDay: ofDay.includes(match),
    }));
  });
  const once = [...new Map(found.map((one) => [one.id, one])).values()];
  return once.toSorted((a, b) => Number(b.isOfDay) - Number(a.isOfDay) || byTime(a.match, b.match));
}
