import { sameName } from "@/domain/names";
import type { ResolvedClub } from "@/leagues/clubs";
import type { Row } from "./plan";

/** The rows in the order in which they are shown: by game week. */
function shownOrder(rows: readonly Row[]): readonly Row[] {
  const weeks = [...new Set(rows.map(({ gameWeek }) => gameWeek))];
  return weeks.flatMap((week) => rows.filter(({ gameWeek }) => gameWeek === week));
}

/** Whether a match is played where its home club plays: it takes its ground along. */
const isAtHome = ({ home, venue }: Row, clubs: readonly ResolvedClub[]) =>
  clubs.some(({ name, ground }) => sameName(name, home) && ground === venue);

/** Two matches exchange day, time and game week, and neutral grounds; the same rows where either is not there. */
export function exchanged(
  rows: readonly Row[],
  one: string,
  other: string,
  clubs: readonly ResolvedClub[],
): readonly Row[] {
  const a = rows.find(({ id }) => id === one);
  const b = rows.find(({ id }) => id === other);
  if (!a || !b || a === b) return rows;
  const isNeutral = !isAtHome(a, clubs) && !isAtHome(b, clubs);
  const inPlaceOf = (row: Row, { at, gameWeek, venue }: Row): Row => ({
    ...row,
    at,
    gameWeek,
    venue: isNeutral ? venue : row.venue,
  });
  return rows.map((row) => (row === a ? inPlaceOf(b, a) : row === b ? inPlaceOf(a, b) : row));
}

/** The match that stands so many places away; undefined at either end. */
export function neighbourOf(rows: readonly Row[], id: string, by: 1 | -1): Row | undefined {
  const shown = shownOrder(rows);
  return shown[shown.findIndex((row) => row.id === id) + by];
}
