/** A team of a table, by the name in its season. Names are compared exactly. */
export type Team = string;

/** Two numbers of one match, side A first. */
export type Pair = readonly [a: number, b: number];

/** The units in which a match is counted: its score, and the parts that make up the score. */
export type Unit = "score" | "sets" | "games" | "rally";

/** How the loser lost, which decides the loser's points. `unfinished`: the loser retired during the match. */
export type LostBy = "play" | "unfinished" | "default" | "forfeit";

/** The figures of one match by unit; only the score is always known. */
export type Units = { readonly score: Pair } & { readonly [U in Exclude<Unit, "score">]?: Pair };

/**
 * A match that counts in a table. Side A is at home. Without a winner it is a draw, or, with `lostBy: "forfeit"`, a
 * match that both sides forfeited. A later match has a higher `order`.
 */
export interface Outcome {
  readonly id: string;
  readonly a: Team;
  readonly b: Team;
  readonly winner: "A" | "B" | null;
  readonly lostBy: LostBy;
  readonly units: Units;
  /** Whether it was decided after extra time, overtime or a shoot-out. */
  readonly isLate?: boolean;
  /** The conduct points that each side loses for cards; absent if there were none. */
  readonly conduct?: Pair;
  readonly order: number;
}

/** A match that is still to be counted: scheduled, under way or postponed. */
export interface RemainingMatch {
  readonly id: string;
  readonly a: Team;
  readonly b: Team;
}
