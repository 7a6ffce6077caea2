import type { Units } from "../../table/outcome";
import type { Pair } from "../pair";
import type { Side } from "../timeline";

/** The shapes a score can have with their targets, each with a grammar of its own beside this file. */
export type Targets =
  | HalfFormat
  | PeriodsFormat
  | SetsFormat
  | GamesFormat
  | RubbersFormat
  | BoardsFormat;
export type ScoreKind = Targets["kind"];

/** A score, and perhaps what it was at half-time: `ht 1-0`. */
export interface HalfFormat {
  readonly kind: "half";
}

/** A score added up from periods: `22-18 15-20 20-20 17-14 / 10-8`, overtimes behind the stroke. */
export interface PeriodsFormat {
  readonly kind: "periods";
  /** How many there are without overtimes. */
  readonly periods: number;
  /** What one of them is called: "Quarter". */
  readonly noun: string;
}

/** One match of sets: `25-23 23-25 25-22 25-17`. */
export interface SetsFormat {
  readonly kind: "sets";
  readonly setsToWin: number;
  /** Points that end a set, and the deciding one. */
  readonly points: number;
  readonly lastSet: number;
  /** Points a winner must be ahead by. */
  readonly clear: number;
}

/** A tie ends once a side has won more than half of its contests, or all of them are played; absent: either. */
export type Play = "first" | "all";

/** Individual matches, each of games: `11-8 9-11 11-5 11-9; 6-11 5-11 9-11; wo A`. */
export interface GamesFormat {
  readonly kind: "games";
  /** How many individual matches there are at most; more than half of them win. */
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
  /** Games that win a set; level at that number, a tie-break decides. */
  readonly games: number;
  /** Points of the tie-break that may stand for the last set; null where none may. */
  readonly matchTieBreak: number | null;
}

/** Boards, seen from A: `1=0+`; board 1 first, + and - without play. */
export interface BoardsFormat {
  readonly kind: "boards";
  readonly boards: number;
}

/** One individual match or rubber: what was played of it, and how it ended other than by play. */
export interface Contest<S> {
  readonly sets: readonly S[];
  /** `ret B`: B gave up; `wo A`: A wins without play. */
  readonly end: { readonly how: "ret" | "wo"; readonly side: Side } | null;
}

/** One set of a rubber. */
export interface RubberSet {
  /** Games, or points of a match tie-break. */
  readonly score: Pair;
  /** The loser's points in the tie-break of a set; null where it had none, or they are not known. */
  readonly tieBreak: number | null;
  /** A match tie-break in place of the last set: `[10-7]`. */
  readonly instead: boolean;
}

/** A score in detail. */
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

/** What the rules of a competition and the end of a match allow. */
export interface Terms {
  /** Whether a match may end level. */
  readonly draws: boolean;
  /** Who gave up, so that the match need not be finished; null in any other match. */
  readonly gaveUp: Side | null;
  /** More is still to come, so that nobody need have won yet. */
  readonly goesOn?: boolean;
  /** Boards that neither side played may be missing from the score. */
  readonly mayBeShort?: boolean;
}

/** What one kind of score is read, written, added up and checked by. */
export interface Grammar<K extends ScoreKind> {
  /** Null for text that is not written so. */
  readonly read: (text: string) => SheetOf<K> | null;
  readonly write: (sheet: SheetOf<K>) => string;
  /** Null where no score follows from the sheet. */
  readonly headline: (sheet: SheetOf<K>, format: FormatOf<K>) => Pair | null;
  /** What a table adds up; null where that is the score alone. @param gaveUp the side that did, or null */
  readonly units: (sheet: SheetOf<K>, format: FormatOf<K>, gaveUp: Side | null) => Units | null;
  /** What the rules do not know of that sheet, in words; null when nothing. */
  readonly problem: (sheet: SheetOf<K>, format: FormatOf<K>, terms: Terms) => string | null;
  /** The same for a headline without a sheet. */
  readonly headlineProblem: (score: Pair, format: FormatOf<K>, terms: Terms) => string | null;
  /** What each individual match was worth to either side, in the unit of the headline; null for one without play. */
  readonly parts?: (sheet: SheetOf<K>) => readonly (Pair | null)[];
  /** The headline as it counts when that side gave up, where it is not the one that was reached. */
  readonly settled?: (score: Pair, format: FormatOf<K>, gaveUp: Side) => Pair;
  /** What a whole match without play counts for the side that it goes to; absent where the score knows no most. */
  readonly award?: (format: FormatOf<K>) => Units;
  /** The headlines that a finished match can have, seen from the winner; absent where there is no end of them. */
  readonly scores?: (format: FormatOf<K>, draws: boolean) => readonly Pair[];
  /** The sheet in one line for readers, with en dashes: "25–23 · 23–25"; '' where it says no more than the score. */
  readonly words: (sheet: SheetOf<K>) => string;
  /** The target that says how many boards, singles or rubbers a match has; absent where teams play as a whole. */
  readonly contests?: keyof FormatOf<K>;
  /** How such a score is written, for somebody who typed another. */
  readonly example: string;
}
