import { MINUTE } from "../durations";

/** A match with its officials. */
export interface Booking {
  /** A key that is unique among the matches of all leagues. */
  readonly key: string;
  /** The beginning, in epoch milliseconds; null if no time is known. */
  readonly from: number | null;
  readonly minutes: number;
  /** The ids of its officials. */
  readonly officials: readonly string[];
}

export type Span = Pick<Booking, "from" | "minutes">;

/** Checks whether the times of two matches overlap. */
export function overlaps(one: Span, other: Span): boolean {
  if (one.from === null || other.from === null) return false;
  return (
    one.from < other.from + other.minutes * MINUTE && other.from < one.from + one.minutes * MINUTE
  );
}

/** Returns the other matches of an official that overlap with this match. */
export const doubleBooked = <B extends Booking>(
  official: string,
  match: Booking,
  all: readonly B[],
): readonly B[] =>
  all.filter(
    (other) =>
      other.key !== match.key && other.officials.includes(official) && overlaps(match, other),
  );

/**
 * Proposes officials for the matches that have none, by repeating the teams of officials of the last day: the first
 * match gets the team of the last day's first match, and so on in turn. If an official of a team is booked at that
 * time, the match gets the next free team.
 * @param matches earliest first
 * @param last the officials of each match of the last day, earliest first
 * @param others matches of other days and leagues
 */
export function proposedOfficials(
  matches: readonly Booking[],
  last: readonly (readonly string[])[],
  others: readonly Booking[],
): ReadonlyMap<string, readonly string[]> {
  const teams = last.filter((team) => team.length > 0);
  const proposed = new Map<string, readonly string[]>();
  let turn = 0;
  for (const match of matches) {
    if (match.officials.length > 0) continue;
    const taken = matches.map((one) => ({
      ...one,
      officials: proposed.get(one.key) ?? one.officials,
    }));
    const isFree = (team: readonly string[]) =>
      team.every((one) => doubleBooked(one, match, [...taken, ...others]).length === 0);
    const inTurn = teams.map((_, at) => (turn + at) % teams.length);
    const at = inTurn.find((one) => isFree(teams[one] ?? []));
    if (at === undefined) continue;
    proposed.set(match.key, teams[at] ?? []);
    turn = at + 1;
  }
  return proposed;
}
