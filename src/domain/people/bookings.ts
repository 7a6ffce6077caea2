import { MINUTE } from "../durations";

/** A match and the officials that it has. */
export interface Booking {
  /** A key that differs from those of all matches of any league. */
  readonly key: string;
  /** When it begins, in epoch milliseconds; null where no time is known. */
  readonly from: number | null;
  readonly minutes: number;
  /** Ids. */
  readonly officials: readonly string[];
}

export type Span = Pick<Booking, "from" | "minutes">;

/** Whether two matches are played at the same time, at least for a while. */
export function overlaps(one: Span, other: Span): boolean {
  if (one.from === null || other.from === null) return false;
  return (
    one.from < other.from + other.minutes * MINUTE && other.from < one.from + one.minutes * MINUTE
  );
}

/** The other matches that somebody has while that one is played. */
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
 * Officials for the matches that have none, as the last ones were led: the first gets those of the first, and so on
 * in turn. An official who is booked then is left out with the others of that match, for the next ones.
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
