import { MATCHES_AT_ONCE } from "../match/firstItems";

/** A part of a long list: from the index `from` up to, but not including, the index `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of the fixtures (sorted by date) that is shown at first: all fixtures of a usual season, or those
 * around the next one if the season is longer.
 * @param now epoch milliseconds
 */
export function aroundNow(
  fixtures: readonly { readonly date: number | null }[],
  now: number,
): Part {
  const { length } = fixtures;
  if (length <= MATCHES_AT_ONCE) return { from: 0, to: length };
  const next = fixtures.findIndex(({ date }) => date !== null && date > now);
  const middle = (next === -1 ? length : next) - MATCHES_AT_ONCE / 3;
  const from = Math.round(Math.min(Math.max(0, middle), length - MATCHES_AT_ONCE));
  return { from, to: from + MATCHES_AT_ONCE };
}
