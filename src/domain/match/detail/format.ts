import type { Units } from "../../table/outcome";
import type { Pair } from "../pair";
import type { Side } from "../timeline";

/** The kinds of score with their targets; each kind has a grammar beside this file. */
export type Targets =
  | HalfFormat
  | PeriodsFormat
  | SetsFormat
  | GamesFormat
  | RubbersFormat
  | BoardsFormat;
export type ScoreKind = Targets["kind"];

/** A score, perhaps with the score at half-time: `ht 1-0`. */
export interface HalfFormat {
  readonly kind: "half";
}

/** A score that is the sum of periods: `22-18 15-20 20-20 17-14 / 10-8`, overtimes after the slash. */
export interface PeriodsFormat {
  readonly kind: "periods";
  /** The number of periods, without overtimes. */
  readonly periods: number;
  /** The word for one period: "Quarter". */
  readonly noun: string;
}

/** One match of sets: `25-23 23-25 25-22 25-17`. */
export interface SetsFormat {
  readonly kind: "sets";
  readonly setsToWin: number;
  /** The points that win a set; below it, those that win the deciding set. */
  readonly points: number;
  readonly lastSet: number;
  /** The lead in points that the winner of a set needs. */
  readonly clear: number;
}

/**
 * When a tie ends: `first`, once a side has won more than half of its contests; `all`, when all are played; absent:
 * either.
 */
export type Play = "first" | "all";

/** Individual matches, each of games: `11-8 9-11 11-5 11-9; 6-11 5-11 9-11; wo A`. */
export interface GamesFormat {
  readonly kind: "games";
  /** The greatest number of individual matches; more than half of them win the tie. */
  readonly matches: number;
  readonly play?: Play;
  readonly gamesToWin: number;
  readonly points: number;
  readonly clear: number;
}

/** Rubbers, each of sets of games: `6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 1-0 ret B`. */
export interface RubbersFormat {
  readonly kind: "rubbers";
  readonly rubbers: number;
  readonly play?: Play;
  readonly setsToWin: number;
  /** The games that win a set; at this number each, a tie-break decides. */
  readonly games: number;
  /** The points of a match tie-break, which can be played instead of the last set; null if there is none. */
  readonly matchTieBreak: number | null;
}

/** Boards, seen from A: `1=0+`; board 1 first, + and - without play. */
export interface BoardsFormat {
  readonly kind: "boards";
  readonly boards: number;
}

/** One individual match or rubber: its sets or games, and its ending if it did not end by play. */
export interface Contest<S> {
  readonly sets: readonly S[];
  /** `ret B`: B retired; `wo A`: A won without play. */
  readonly end: { readonly how: "ret" | "wo"; readonly side: Side } | null;
}

/** One set of a rubber. */
export interface RubberSet {
  /** The games, or the points of a match tie-break. */
  readonly score: Pair;
  /** The loser's points in the tie-break of the set; null if there was none, or they are not known. */
  readonly tieBreak: number | null;
  /** Whether this is a match tie-break instead of the last set: `[10-7]`. */
  readonly instead: boolean;
}

/** The parsed detail of a score. */
export type Sheet =
  | { readonly kind: "half"; readonly half: Pair }
  | {
      readonly kind: "periods";
      readonly periods: readonly Pair[];
      readonly overtimes: readonly Pair[];
    }
  | { readonly kind: "sets"; readonly sets: readonly Pair[] }
  | { readonly kind: "games"; readonly matches: readonly Contest<Pair>[] }
  | { readonly kind: "rubbers"; readonly rubbers: readonly Contest<RubberSet>[] }
  | { readonly kind: "boards"; readonly boards: string };
export type SheetOf<K extends ScoreKind> = Extract<Sheet, { readonly kind: K }>;
export type FormatOf<K extends ScoreKind> = Extract<Targets, { readonly kind: K }>;

/** Conditions of a match that decide which scores are possible. */
export interface Terms {
  /** Whether a match may end level. */
  readonly draws: boolean;
  /** The side that retired, so that the match need not be complete; null in any other match. */
  readonly gaveUp: Side | null;
  /** Whether the match is still under way, so that neither side need have won yet. */
  readonly goesOn?: boolean;
  /** Whether boards that neither side played may be missing from the score. */
  readonly mayBeShort?: boolean;
}

/** The functions that read, write, add up and check one kind of score. */
export interface Grammar<K extends ScoreKind> {
  /** Reads a sheet from a text; null if the text is not in this form. */
  readonly read: (text: string) => SheetOf<K> | null;
  readonly write: (sheet: SheetOf<K>) => string;
  /** Returns the score that follows from a sheet; null if none does. */
  readonly headline: (sheet: SheetOf<K>, format: FormatOf<K>) => Pair | null;
  /**
   * Returns the figures that a table adds up; null if that is the score alone. @param gaveUp the side that retired, or
   * null
   */
  readonly units: (sheet: SheetOf<K>, format: FormatOf<K>, gaveUp: Side | null) => Units | null;
  /** Returns why a sheet is impossible by the rules; null if it is possible. */
  readonly problem: (sheet: SheetOf<K>, format: FormatOf<K>, terms: Terms) => string | null;
  /** Returns why a score without a sheet is impossible; null if it is possible. */
  readonly headlineProblem: (score: Pair, format: FormatOf<K>, terms: Terms) => string | null;
  /**
   * Returns what each individual match was worth to either side, in the unit of the score; null for one without play.
   */
  readonly parts?: (sheet: SheetOf<K>) => readonly (Pair | null)[];
  /** Returns the score that counts if that side retired; absent if it is the score that was reached. */
  readonly settled?: (score: Pair, format: FormatOf<K>, gaveUp: Side) => Pair;
  /** Returns the figures of a whole match for the side to which it is awarded; absent if the score has no maximum. */
  readonly award?: (format: FormatOf<K>) => Units;
  /** Returns the scores that a finished match can have, the winner's first; absent if there is no limit. */
  readonly scores?: (format: FormatOf<K>, draws: boolean) => readonly Pair[];
  /** Formats a sheet in one line for visitors, with en dashes: "25–23 · 23–25"; '' if it adds nothing to the score. */
  readonly words: (sheet: SheetOf<K>, format: FormatOf<K>) => string;
  /** The key of the target for the number of boards, singles or rubbers; absent if teams play as a whole. */
  readonly contests?: keyof FormatOf<K>;
  /** An example, shown when a typed score cannot be read. */
  readonly example: string;
}
