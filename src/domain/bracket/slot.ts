import type { DecidedBy as MatchDecidedBy } from "../match/ending";
import type { Pair, Team } from "../table/outcome";

/** A slot of the bracket, as a result's `stage` names it: `SF1`, `F`, `P3`. */
export type SlotId = string;

/** Where a side of a slot comes from. */
export type SlotSource =
  | { readonly group: string; readonly rank: number }
  | { readonly winner: SlotId }
  | { readonly loser: SlotId }
  | { readonly seed: number }
  | { readonly team: Team }
  | "bye";

/** What may separate two sides that are level, in the order a competition names. */
export type Level = "awayGoals" | "extraTime" | "shootOut" | "replay" | "higherSeed";

/** What decided a tie; `bye` where there was no opponent. */
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

/** Who is on a side of a slot: a team, the words for a team not known yet, or nobody. */
export type Side =
  | { readonly team: Team }
  | { readonly waiting: string; readonly asItStands?: Team }
  | { readonly bye: true };

/** A slot as groups and results leave it. */
export interface SlotState {
  readonly a: Side;
  readonly b: Side;
  readonly winner: Team | null;
  readonly loser: Team | null;
  readonly decidedBy?: DecidedBy;
  /** The legs that were played, added up. */
  readonly aggregate?: Pair;
  /** A result of this slot has other teams than the bracket gives now. */
  readonly drift: boolean;
  /** Every leg was played and nothing separates the sides: the organiser has to say who goes on. */
  readonly unresolved: boolean;
  /** Nobody goes through: a double forfeit, or byes on both sides. */
  readonly vacant: boolean;
}

/** A match of a slot as it counts; `score` is the pack's where the match was awarded. */
export interface SlotResult {
  /** The slot, behind a stroke the leg: `SF1`, `SF1/2`; a leg beyond the slot's is a replay. */
  readonly stage: string;
  readonly teamA: Team;
  readonly teamB: Team;
  readonly score: readonly [teamA: number, teamB: number];
  /** When it was played, in epoch milliseconds: of two matches of one leg the later is the replay. */
  readonly at?: number | null;
  /** `open`: void, or abandoned and not decided yet. */
  readonly how: "played" | "awarded" | "doubleForfeit" | "open";
  /** Who got an awarded match. */
  readonly to?: "A" | "B";
  /** Who gave up. */
  readonly retired?: "A" | "B";
  /** The score includes extra time. */
  readonly extraTime?: boolean;
  readonly shootOut?: readonly [teamA: number, teamB: number];
}

/** A group's table as a bracket reads it. */
export interface GroupTable {
  readonly group: string;
  /** Nothing is left to play and nothing undecided. */
  readonly finished: boolean;
  /** A match of it is among the season's records and is not decided. */
  readonly open?: boolean;
  readonly rows: readonly {
    readonly team: Team;
    readonly rank: number | null;
    /** Shares its rank, and no lot was drawn. */
    readonly shared: boolean;
  }[];
}
