import { MATCHES_AT_ONCE } from "../match/firstItems";

/** A part of a long list: from one place up to, but not including, another. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of some fixtures, in the order of their dates, that is drawn at first: all of a usual season;
 * of a longer one the matches around the next one.
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
