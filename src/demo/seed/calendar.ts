import { DAY } from "@/domain/durations";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";

/** Gives moments relative to the day of `now`, on the arena's clock. */
export type Calendar = (days: number, time: string) => number;

/** The calendar around a moment; `calendar(2, "16:00")` is four in the afternoon, two days on. */
export function calendarAround(now: Date): Calendar {
  const today = Date.parse(toZonedInput(now.getTime(), arena.timeZone).slice(0, 10));
  return (days, time) => {
    const date = new Date(today + days * DAY).toISOString().slice(0, 10);
    return fromZonedInput(`${date}T${time}`, arena.timeZone) ?? now.getTime();
  };
}

/** The same days of the week `years` years before. */
export function yearsBefore(calendar: Calendar, years: number): Calendar {
  return (days, time) => calendar(days - years * 52 * 7, time);
}

/** Two teams that meet, the home team first. */
export type Meeting<T> = readonly [home: T, away: T];

/**
 * The rounds in which everybody meets everybody else once (circle method); with an odd number one
 * team rests in each round. Home and away change with the round.
 */
export function roundRobin<T>(teams: readonly T[]): Meeting<T>[][] {
  const places: (T | undefined)[] = teams.length % 2 === 0 ? [...teams] : [...teams, undefined];
  const rounds: Meeting<T>[][] = [];
  for (let round = 0; round < places.length - 1; round++) {
    const meetings: Meeting<T>[] = [];
    for (let at = 0; at < places.length / 2; at++) {
      const [one, other] = [places[at], places[places.length - 1 - at]];
      if (one === undefined || other === undefined) continue;
      meetings.push((round + at) % 2 === 0 ? [one, other] : [other, one]);
    }
    rounds.push(meetings);
    // The first place stays while the others move on by one.
    const last = places.pop();
    places.splice(1, 0, last);
  }
  return rounds;
}

/** A round robin and its return matches. */
export function doubleRoundRobin<T>(teams: readonly T[]): Meeting<T>[][] {
  const first = roundRobin(teams);
  return [...first, ...first.map((round) => round.map(([home, away]): Meeting<T> => [away, home]))];
}
