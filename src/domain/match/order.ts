import { momentOf, type When } from "../when";
import { gameWeekNumber } from "./gameWeek";

interface MatchInOrder extends When {
  readonly gameWeek: string;
}

/**
 * Sorts matches in the order in which they were played, oldest first. If every match has a date, the dates decide (a
 * postponed match counts on the day when it was played); otherwise the game week, and within it the date, because the
 * old site stored no dates with results. Matches without either come last, in their given order.
 */
export function inOrderPlayed<M extends MatchInOrder>(matches: readonly M[]): M[] {
  const dated = matches.every((match) => momentOf(match) !== null);
  const weekOf = (match: M) => (dated ? 0 : (gameWeekNumber(match.gameWeek) ?? Infinity));
  const dateOf = (match: M) => momentOf(match) ?? Infinity;
  return [...matches].sort(
    (a, b) => difference(weekOf(a), weekOf(b)) || difference(dateOf(a), dateOf(b)),
  );
}

/** Compares two numbers for sorting; also works for infinities. */
export function difference(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
