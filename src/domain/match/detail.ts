import type { Units } from "../table/outcome";
import type {
  FormatOf,
  Grammar,
  Play,
  ScoreKind,
  Sheet,
  SheetOf,
  Targets,
  Terms,
} from "./detail/format";
import type { Pair } from "./pair";
import type { Side } from "./timeline";

export type { Contest, Play, RubberSet, Sheet, Targets, Terms } from "./detail/format";

/** A sheet, or why there is none. */
export type Reading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly problem: string };

/**
 * How the scores of a competition are written in detail and what they have to reach: the targets of a shape together
 * with its grammar, so that a page carries the grammars of the leagues it shows and no others. A sheet of another
 * shape is written as nothing, gives no score and is refused.
 */
export interface ScoreFormat {
  readonly kind: ScoreKind;
  /** What it has to reach. */
  readonly targets: Targets;
  /** Reads a score in detail; dashes of any kind and needless spaces are forgiven. */
  readonly read: (text: string) => Reading;
  /** The sheet in the form of the stored `detail`. */
  readonly write: (sheet: Sheet) => string;
  /**
   * The score that follows from a sheet: points, sets won, individual matches, rubbers, or board points doubled. A set
   * that was stopped is nobody's. Null where none follows: goals at half-time are not those of the match.
   */
  readonly headline: (sheet: Sheet) => Pair | null;
  /** The sheet in one line for readers: "25–23 · 23–25 · 25–22 · 25–17". */
  readonly words: (sheet: Sheet) => string;
  /** What a table adds up of that sheet; null where it is the score alone. @param gaveUp the side that did, or null */
  readonly units: (sheet: Sheet, gaveUp: Side | null) => Units | null;
  /** What the rules do not know of that sheet, in words; null when nothing. */
  readonly problem: (sheet: Sheet, terms: Terms) => string | null;
  /** The same for a score without a sheet. */
  readonly headlineProblem: (score: Pair, terms: Terms) => string | null;
  /**
   * What each individual match of a tie was worth to either side, in the unit of the score; null for one without play.
   * Empty where teams play as a whole.
   */
  readonly parts: (sheet: Sheet) => readonly (Pair | null)[];
  /** The score a table counts where a side gave up and no sheet says more: sets go to the other one until it has won. */
  readonly settled: (score: Pair, gaveUp: Side | null) => Pair;
  /** The most that can be won, for an award of the whole match: every board; null where the score knows no most. */
  readonly award: Units | null;
  /** The scores that a finished match can have, seen from the winner; empty where there is no end of them. */
  readonly scores: (draws: boolean) => readonly Pair[];
  /** How many boards, singles or rubbers a match has; null where teams play as a whole. */
  readonly contests: number | null;
  /** The same score of matches with that many of them; itself where teams play as a whole. */
  readonly of: (contests: number, play?: Play) => ScoreFormat;
}

const tidied = (text: string) =>
  text
    .replace(/[‐-―−]/gu, "-")
    .replace(/\s*([;/])\s*/g, (_, mark: string) => (mark === ";" ? "; " : " / "))
    .replace(/\s+/g, " ")
    .trim();

const sentence = (text: string | null) => text && text.charAt(0).toUpperCase() + text.slice(1);

/** The targets of a shape, read and checked by its grammar. */
export function scoreFormat<K extends ScoreKind>(
  grammar: Grammar<K>,
  format: FormatOf<K>,
): ScoreFormat {
  const { contests } = grammar;
  const isOwn = (sheet: Sheet): sheet is SheetOf<K> => sheet.kind === format.kind;
  return {
    kind: format.kind,
    targets: format,
    read: (text) => {
      const sheet = grammar.read(tidied(text));
      return sheet
        ? { ok: true, sheet }
        : { ok: false, problem: `Write it like this: ${grammar.example}` };
    },
    write: (sheet) => (isOwn(sheet) ? grammar.write(sheet) : ""),
    headline: (sheet) => (isOwn(sheet) ? grammar.headline(sheet, format) : null),
    words: (sheet) => (isOwn(sheet) ? grammar.words(sheet) : ""),
    units: (sheet, gaveUp) => (isOwn(sheet) ? grammar.units(sheet, format, gaveUp) : null),
    problem: (sheet, terms) =>
      isOwn(sheet)
        ? sentence(grammar.problem(sheet, format, terms))
        : "It is the score of another sport",
    headlineProblem: (score, terms) => sentence(grammar.headlineProblem(score, format, terms)),
    parts: (sheet) => (isOwn(sheet) && grammar.parts?.(sheet)) || [],
    award: grammar.award?.(format) ?? null,
    contests: contests ? Number(format[contests]) : null,
    scores: (draws) => grammar.scores?.(format, draws) ?? [],
    of: (count, play) =>
      scoreFormat(
        grammar,
        contests ? { ...format, [contests]: count, ...(play && { play }) } : format,
      ),
    settled: (score, gaveUp) => (gaveUp && grammar.settled?.(score, format, gaveUp)) || score,
  };
}
