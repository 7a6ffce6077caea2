import { DAY } from "@/domain/durations";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";

/** Returns the moment that many days from today at a time "HH:MM" in the arena's time zone, in epoch milliseconds. */
export type Calendar = (days: number, time: string) => number;

/** Creates the calendar around a moment; `calendar(2, "16:00")` is four in the afternoon in two days. */
export function calendarAround(now: Date): Calendar {
  const today = Date.parse(toZonedInput(now.getTime(), arena.timeZone).slice(0, 10));
  return (days, time) => {
    const date = new Date(today + days * DAY).toISOString().slice(0, 10);
    return fromZonedInput(`${date}T${time}`, arena.timeZone) ?? now.getTime();
  };
}

/** Returns a calendar that many years of 52 weeks earlier, so that the days of the week are the same. */
export function yearsBefore(calendar: Calendar, years: number): Calendar {
  return (days, time) => calendar(days - years * 52 * 7, time);
}

/** Two teams that meet, the home team first. */
export type Meeting<T> = readonly [home: T, away: T];

/**
 * Plans rounds in which every team plays every other team once (circle method). With an odd number one team rests in
 * each round. Home and away alternate by round.
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
    // The first team stays in its place while the others move on by one.
    const last = places.pop();
    places.splice(1, 0, last);
  }
  return rounds;
}

/** Plans a round robin and the return matches. */
export function doubleRoundRobin<T>(teams: readonly T[]): Meeting<T>[][] {
  const first = roundRobin(teams);
  return [...first, ...first.map((round) => round.map(([home, away]): Meeting<T> => [away, home]))];
}
