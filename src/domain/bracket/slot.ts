import type { DecidedBy as MatchDecidedBy } from "../match/ending";
import type { Pair, Team } from "../table/outcome";

/** The id of one tie in the bracket, as a result's `stage` names it: `SF1`, `F`, `P3`. */
export type SlotId = string;

/** The source of a side of a slot: a rank of a group, the winner or loser of another slot, a seed, a team, or a bye. */
export type SlotSource =
  | { readonly group: string; readonly rank: number }
  | { readonly winner: SlotId }
  | { readonly loser: SlotId }
  | { readonly seed: number }
  | { readonly team: Team }
  | "bye";

/** The criteria that can decide between two sides that are level; a slot lists them in order. */
export type Level = "awayGoals" | "extraTime" | "shootOut" | "replay" | "higherSeed";

/** The criterion that decided a tie; `bye` if there was no opponent. */
export type DecidedBy = MatchDecidedBy | Level | "bye";

/** One tie of a knock-out. */
export interface Slot {
  readonly id: SlotId;
  readonly name: string;
  readonly a: SlotSource;
  readonly b: SlotSource;
  readonly legs: 1 | 2;
  readonly level: readonly Level[];
}

/**
 * One side of a slot: a team, words for a team that is not known yet (with the team that holds the place now), or a
 * bye.
 */
export type Side =
  | { readonly team: Team }
  | { readonly waiting: string; readonly asItStands?: Team }
  | { readonly bye: true };

/** The state of a slot, from the tables of groups and the results. */
export interface SlotState {
  readonly a: Side;
  readonly b: Side;
  readonly winner: Team | null;
  readonly loser: Team | null;
  readonly decidedBy?: DecidedBy;
  /** The sum of the scores of the played legs, side A first. */
  readonly aggregate?: Pair;
  /** Whether a stored result of this slot has other teams than the bracket has now. */
  readonly drift: boolean;
  /**
   * Whether every leg was played and no criterion separates the sides, so that the organiser must decide which goes on.
   */
  readonly unresolved: boolean;
  /** Whether no team goes on: a double forfeit, or byes on both sides. */
  readonly vacant: boolean;
}

/** The result of a match of a slot; `score` is the rule pack's score if the match was awarded. */
export interface SlotResult {
  /** The slot and, after a slash, the leg: `SF1`, `SF1/2`. A leg beyond the slot's number of legs is a replay. */
  readonly stage: string;
  readonly teamA: Team;
  readonly teamB: Team;
  readonly score: readonly [teamA: number, teamB: number];
  /** The time of the match, in epoch milliseconds. Of two matches of one leg, the later one is the replay. */
  readonly at?: number | null;
  /** `open`: the match was void, or was abandoned and is not decided yet. */
  readonly how: "played" | "awarded" | "doubleForfeit" | "open";
  /** The side to which the match was awarded. */
  readonly to?: "A" | "B";
  /** The side that retired. */
  readonly retired?: "A" | "B";
  /** Whether the score includes extra time. */
  readonly extraTime?: boolean;
  readonly shootOut?: readonly [teamA: number, teamB: number];
}

/** The table of a group, as the bracket needs it. */
export interface GroupTable {
  readonly group: string;
  /** Whether all matches are played and decided. */
  readonly finished: boolean;
  /** Whether the season's records have a match of this group that is not decided. */
  readonly open?: boolean;
  readonly rows: readonly {
    readonly team: Team;
    readonly rank: number | null;
    /** Whether another team has the same rank and no lots were drawn. */
    readonly shared: boolean;
  }[];
}
