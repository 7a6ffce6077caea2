import type { Fixture } from "../records/fixture";
import { gameWeekLabel, gameWeekNumber } from "./gameWeek";
import { compareNames, slugOf } from "../names";
import { difference } from "./order";
import type { Player } from "../records/player";

export { gameWeekLabel, gameWeekNumber } from "./gameWeek";

/** Fixtures by date, earliest first; those without a date last, by the home team's name (spec point 9). */
export function sortFixtures<F extends Fixture>(fixtures: readonly F[]): F[] {
  return [...fixtures].sort(
    (a, b) => difference(a.date ?? Infinity, b.date ?? Infinity) || compareNames(a.teamA, b.teamA),
  );
}

/** The fixtures whose date lies in the future of `now` (epoch milliseconds), earliest first (decisions.md). */
export function upcomingFixtures<F extends Fixture>(fixtures: readonly F[], now: number): F[] {
  return sortFixtures(fixtures.filter(({ date }) => date !== null && date > now));
}

/** Players by club name (spec point 9), within a club by jersey number and then by name; no number last. */
export function sortPlayersByClub<P extends Player>(players: readonly P[]): P[] {
  return [...players].sort(
    (a, b) =>
      compareNames(a.club, b.club) ||
      difference(a.jersey ?? Infinity, b.jersey ?? Infinity) ||
      compareNames(a.name, b.name),
  );
}

export interface GameWeekGroup<T> {
  /** Stable text that may stand in a web address. */
  readonly key: string;
  readonly label: string;
  readonly items: readonly T[];
}

interface Weekly {
  readonly gameWeek: string;
  readonly date?: number | null;
}

interface Week<T> {
  readonly group: { key: string; label: string; items: T[] };
  readonly number: number | null;
  /** The earliest known date of its matches. */
  date: number;
}

/** The key of a game week in a web address: its number, a slug of its name, or "none". */
export function gameWeekKey(gameWeek: string): string {
  return String(gameWeekNumber(gameWeek) ?? (slugOf(gameWeek) || "none"));
}

function weeksOf<T extends Weekly>(items: readonly T[]): Week<T>[] {
  const weeks = new Map<string, Week<T>>();
  for (const item of items) {
    const key = gameWeekKey(item.gameWeek);
    let week = weeks.get(key);
    if (!week) {
      const label = gameWeekLabel(item.gameWeek);
      week = {
        group: { key, label, items: [] },
        number: gameWeekNumber(item.gameWeek),
        date: Infinity,
      };
      weeks.set(key, week);
    }
    week.group.items.push(item);
    week.date = Math.min(week.date, item.date ?? Infinity);
  }
  return [...weeks.values()];
}

/**
 * Matches by game week: "10" and "Game Week 10" are one. Numbered weeks stand by number; a named
 * one ("Final") stands behind the numbered weeks that began before it, or last when it has no
 * date; matches without a game week come last; within a week the given order stays.
 */
export function groupByGameWeek<T extends Weekly>(
  items: readonly T[],
  order: "ascending" | "newestFirst",
): GameWeekGroup<T>[] {
  const weeks = weeksOf(items);
  const numbered = weeks.filter((week) => week.number !== null);
  const place = (week: Week<T>): number =>
    week.number ??
    Math.max(
      -1,
      ...numbered.filter(({ date }) => date < week.date).map(({ number }) => number ?? -1),
    );
  const known = weeks
    .filter(
      ({ number, date, group }) => number !== null || (date < Infinity && group.key !== "none"),
    )
    .sort(
      (a, b) =>
        difference(place(a), place(b)) ||
        Number(a.number === null) - Number(b.number === null) ||
        difference(a.date, b.date),
    );
  if (order === "newestFirst") known.reverse();
  const unknown = weeks
    .filter((week) => !known.includes(week))
    .sort(
      (a, b) =>
        Number(a.group.key === "none") - Number(b.group.key === "none") ||
        compareNames(a.group.label, b.group.label),
    );
  return [...known, ...unknown].map(({ group }) => group);
}
