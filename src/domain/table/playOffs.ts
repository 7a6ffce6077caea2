import type { Pair, Team } from "./outcome";

/** A finished play-off match for a place in the table. */
export interface PlayOffMatch {
  /** The stage: `PO`, `PO2`, or with a leg `PO/2`. */
  readonly stage: string;
  readonly a: Team;
  readonly b: Team;
  readonly score: Pair;
  /** The side that won by an award, a retirement or a shoot-out, whatever the score; null if none of these decided. */
  readonly to: "A" | "B" | null;
}

/** The result of a play-off of one or two matches between two teams that were level. */
export interface PlayOff {
  readonly winner: Team;
  readonly loser: Team;
}

/**
 * Returns the winners and losers of play-offs. Matches of the same two teams with the same number are one play-off; two
 * legs are decided by their sum.
 */
export function playOffsOf(matches: readonly PlayOffMatch[]): readonly PlayOff[] {
  const ties = new Map<
    string,
    { a: Team; b: Team; legs: number; isDouble: boolean; ahead: number; given: number }
  >();
  for (const { stage, a, b, score, to } of matches) {
    const [slot, leg] = stage.split("/");
    const key = [slot, ...[a, b].sort()].join("\n");
    const tie = ties.get(key) ?? { a, b, legs: 0, isDouble: false, ahead: 0, given: 0 };
    ties.set(key, tie);
    const sign = a === tie.a ? 1 : -1;
    tie.ahead += sign * (score[0] - score[1]);
    if (to) tie.given = to === "A" ? sign : -sign;
    tie.legs += 1;
    tie.isDouble ||= leg !== undefined;
  }
  return [...ties.values()].flatMap(({ a, b, legs, isDouble, ahead, given }): PlayOff[] => {
    const lead = isDouble ? ahead || given : given || ahead;
    if (lead === 0 || (isDouble && legs < 2)) return [];
    return [lead > 0 ? { winner: a, loser: b } : { winner: b, loser: a }];
  });
}
