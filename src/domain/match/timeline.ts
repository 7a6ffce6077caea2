export type Side = "A" | "B";

/** One line of a match's timeline: what its result says of a goal, a card or a substitution. */
export interface MatchEvent {
  readonly side: Side;
  /** To order by (45+2 is 45.02); null when not known. */
  readonly minute: number | null;
  /** The minute as typed. */
  readonly minuteText: string;
  readonly kind: "goal" | "penalty" | "ownGoal" | "yellow" | "red" | "substitution";
  readonly player: string;
  /** Of a goal the assist's name, of a substitution "IN" or "OUT"; else ''. */
  readonly detail: string;
}

/** What the second figure of a scorer entry is in a sport: the minute of a goal, or the points of a scorer. */
export type ScorerFigure = "minute" | "points";
