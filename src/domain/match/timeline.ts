export type Side = "A" | "B";

/** One line of a match's timeline: a goal, a card or a substitution of its result. */
export interface MatchEvent {
  readonly side: Side;
  /** The minute as a number for sorting (45+2 is 45.02); null if not known. */
  readonly minute: number | null;
  /** The minute as it was typed. */
  readonly minuteText: string;
  readonly kind: "goal" | "penalty" | "ownGoal" | "yellow" | "red" | "substitution";
  readonly player: string;
  /** For a goal the player who gave the assist, for a substitution "IN" or "OUT"; otherwise ''. */
  readonly detail: string;
}

/** The second figure of a scorer entry in a sport: the minute of a goal, or the points of the scorer. */
export type ScorerFigure = "minute" | "points";
