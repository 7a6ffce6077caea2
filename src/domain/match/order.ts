import { momentOf, type When } from "../when";
import { gameWeekNumber } from "./gameWeek";

interface MatchInOrder extends When {
  readonly gameWeek: string;
}

/**
 * Matches in the order they were played, oldest first. By date when every match has one (a match
 * that was postponed counts when it was played); otherwise by game week, and within it by date,
 * because the old site stored no dates with results. Matches of which nothing is known keep their order, last.
 */
export function inOrderPlayed<M extends MatchInOrder>(matches: readonly M[]): M[] {
  const dated = matches.every((match) => momentOf(match) !== null);
  const weekOf = (match: M) => (dated ? 0 : (gameWeekNumber(match.gameWeek) ?? Infinity));
  const dateOf = (match: M) => momentOf(match) ?? Infinity;
  return [...matches].sort(
    (a, b) => difference(weekOf(a), weekOf(b)) || difference(dateOf(a), dateOf(b)),
  );
}

/** Below, at or above 0 as `a` is smaller, equal or greater; safe for infinities. */
export function difference(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
