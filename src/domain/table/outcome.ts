/** A competitor of a table, by the name its season gives it. Names are compared as they are. */
export type Team = string;

/** Two figures of one match, side A's first. */
export type Pair = readonly [a: number, b: number];

/** What a match is counted in: its headline, and what that headline is made of. */
export type Unit = "score" | "sets" | "games" | "rally";

/** Why the loser lost; picks the loser's points. `unfinished`: gave up while it was played. */
export type LostBy = "play" | "unfinished" | "default" | "forfeit";

/** The figures of one match by unit; only the headline is always known. */
export type Units = { readonly score: Pair } & { readonly [U in Exclude<Unit, "score">]?: Pair };

/**
 * A match as a table sees it: one that counts. Side A is at home. No winner is a draw, or with
 * `lostBy: "forfeit"` a match that both forfeited. `order` says which match was later.
 */
export interface Outcome {
  readonly id: string;
  readonly a: Team;
  readonly b: Team;
  readonly winner: "A" | "B" | null;
  readonly lostBy: LostBy;
  readonly units: Units;
  /** It was decided after extra time, overtime or penalties. */
  readonly isLate?: boolean;
  /** What the cards of the match take off each side's conduct; absent where there were none. */
  readonly conduct?: Pair;
  readonly order: number;
}

/** A match that is still to count: scheduled, being played or postponed. */
export interface RemainingMatch {
  readonly id: string;
  readonly a: Team;
  readonly b: Team;
}
