import type { Fixture } from "@/records/fixtures/schema";
import { gameWeekKey, gameWeekLabel, gameWeekNumber } from "./gameWeek";
import { compareNames } from "../names";
import { knockOutPlace, stageRound } from "./knockOut";
import { difference } from "./order";
import { momentOf, whenOrder, type When } from "../when";
import type { Player } from "@/records/players/schema";

export { gameWeekKey, gameWeekLabel, gameWeekNumber } from "./gameWeek";

/**
 * Sorts fixtures by date, the earliest first and those without a date last; at the same time by the home team's name.
 */
export function sortFixtures<F extends When & Pick<Fixture, "teamA">>(fixtures: readonly F[]): F[] {
  return [...fixtures].sort((a, b) => whenOrder(a, b) || compareNames(a.teamA, b.teamA));
}

/** Sorts players by club, within a club by jersey number (players without one last), then by name. */
export function sortPlayersByClub<P extends Player>(players: readonly P[]): P[] {
  return [...players].sort(
    (a, b) =>
      compareNames(a.club, b.club) ||
      difference(a.jersey ?? Infinity, b.jersey ?? Infinity) ||
      compareNames(a.name, b.name),
  );
}

export interface GameWeekGroup<T> {
  /** A text that does not change and can be part of a web address. */
  readonly key: string;
  readonly label: string;
  readonly items: readonly T[];
}

interface Weekly {
  readonly gameWeek: string;
  readonly date?: number | null;
  readonly day?: string;
  /** The place in the bracket of a knock-out match; '' or absent for any other match. */
  readonly stage?: string;
}

interface Week<T> {
  readonly group: { key: string; label: string; items: T[] };
  readonly number: number | null;
  /** The distance from the final; null if it is no knock-out round. */
  readonly place: number | null;
  /** The earliest known date of its matches, in epoch milliseconds; Infinity if none is known. */
  date: number;
}

/** Returns the game week of a match, or for a knock-out match without one the round of its place in the bracket. */
const roundOf = ({ gameWeek, stage = "" }: Weekly) =>
  gameWeek.trim() === "" && stage !== "" ? stageRound(stage) : gameWeek;

function weeksOf<T extends Weekly>(items: readonly T[]): Week<T>[] {
  const weeks = new Map<string, Week<T>>();
  for (const item of items) {
    const round = roundOf(item);
    const key = gameWeekKey(round);
    const number = gameWeekNumber(round);
    const { stage = "" } = item;
    const week: Week<T> = weeks.get(key) ?? {
      group: { key, label: gameWeekLabel(round), items: [] },
      number,
      place: number === null ? (knockOutPlace(round) ?? knockOutPlace(stage)) : null,
      date: Infinity,
    };
    weeks.set(key, week);
    week.group.items.push(item);
    week.date = Math.min(
      week.date,
      momentOf({ date: item.date ?? null, day: item.day }) ?? Infinity,
    );
  }
  return [...weeks.values()];
}

/**
 * Inserts the knock-out rounds without a date after the league: the final as the newest, each other round before the
 * one that follows it.
 */
function withKnockOut<T>(newestFirst: readonly Week<T>[], undated: readonly Week<T>[]): Week<T>[] {
  const placed = [...newestFirst];
  const placeOf = ({ place }: Week<T>) => place ?? Infinity;
  for (const week of undated.toSorted((a, b) => difference(placeOf(a), placeOf(b)))) {
    placed.splice(placed.findLastIndex((other) => placeOf(other) < placeOf(week)) + 1, 0, week);
  }
  return placed;
}

/**
 * Groups matches by game week; "10" and "Game Week 10" are the same. Numbered weeks are sorted by number. A week with a
 * name ("Cup round") comes after the numbered weeks that began before it; without a date it comes last, but a knock-out
 * round without a date ("Final") comes after the league. Matches without a game week come last. Within a week the given
 * order is kept.
 */
export function groupByGameWeek<T extends Weekly>(
  items: readonly T[],
  order: "ascending" | "newestFirst",
): GameWeekGroup<T>[] {
  const weeks = weeksOf(items);
  const numbered = weeks.filter((week) => week.number !== null);
  const isLeagueDated = numbered.length === 0 || numbered.some(({ date }) => date < Infinity);
  const place = (week: Week<T>): number =>
    week.number ??
    Math.max(
      -1,
      ...numbered.filter(({ date }) => date < week.date).map(({ number }) => number ?? -1),
    );
  const isUndatedKnockOut = (week: Week<T>) =>
    week.place !== null && (week.date === Infinity || !isLeagueDated);
  const dated = weeks
    .filter(
      (week) =>
        !isUndatedKnockOut(week) &&
        (week.number !== null || (week.date < Infinity && week.group.key !== "none")),
    )
    .sort(
      (a, b) =>
        difference(place(b), place(a)) ||
        Number(b.number === null) - Number(a.number === null) ||
        difference(b.date, a.date),
    );
  const known = withKnockOut(dated, weeks.filter(isUndatedKnockOut));
  if (order === "ascending") known.reverse();
  const unknown = weeks
    .filter((week) => !known.includes(week))
    .sort(
      (a, b) =>
        Number(a.group.key === "none") - Number(b.group.key === "none") ||
        compareNames(a.group.label, b.group.label),
    );
  return [...known, ...unknown].map(({ group }) => group);
}
