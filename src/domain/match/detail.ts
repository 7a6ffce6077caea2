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

/** The sheet that was read from a text, or the reason why it cannot be read. */
export type Reading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly problem: string };

/**
 * The score format of a competition: how a score detail is written, and the targets it must reach, together with the
 * grammar of that kind of score. A page thus loads only the grammars of the leagues it shows. For a sheet of another
 * kind, `write` returns "", `headline` returns null and `problem` refuses it.
 */
export interface ScoreFormat {
  readonly kind: ScoreKind;
  /** The targets of the score, for example the points of a set. */
  readonly targets: Targets;
  /** Reads a score detail; all kinds of dashes and unneeded spaces are accepted. */
  readonly read: (text: string) => Reading;
  /** Writes a sheet in the form of the stored `detail`. */
  readonly write: (sheet: Sheet) => string;
  /**
   * Returns the score that follows from a sheet: points, sets won, individual matches, rubbers, or board points
   * doubled. A set that was stopped counts for neither side. Null if none follows: goals at half-time are not those of
   * the match.
   */
  readonly headline: (sheet: Sheet) => Pair | null;
  /** Formats a sheet in one line for visitors: "25–23 · 23–25 · 25–22 · 25–17". */
  readonly words: (sheet: Sheet) => string;
  /**
   * Returns the figures that a table adds up; null if that is the score alone. @param gaveUp the side that retired, or
   * null
   */
  readonly units: (sheet: Sheet, gaveUp: Side | null) => Units | null;
  /** Returns why a sheet is impossible by the rules; null if it is possible. */
  readonly problem: (sheet: Sheet, terms: Terms) => string | null;
  /** Returns why a score without a sheet is impossible; null if it is possible. */
  readonly headlineProblem: (score: Pair, terms: Terms) => string | null;
  /**
   * Returns what each individual match of a tie was worth to either side, in the unit of the score; null for one
   * without play. Empty if teams play as a whole.
   */
  readonly parts: (sheet: Sheet) => readonly (Pair | null)[];
  /**
   * Returns the score that counts in the table if one side retired and there is no sheet: the other side gets all sets
   * that it still needed.
   */
  readonly settled: (score: Pair, gaveUp: Side | null) => Pair;
  /** The score of a whole match that is awarded, for example every board won; null if the score has no maximum. */
  readonly award: Units | null;
  /** Returns the scores that a finished match can have, the winner's first; empty if there is no limit. */
  readonly scores: (draws: boolean) => readonly Pair[];
  /** The number of boards, singles or rubbers of a match; null if teams play as a whole. */
  readonly contests: number | null;
  /** Returns this format for matches with that number of contests; unchanged if teams play as a whole. */
  readonly of: (contests: number, play?: Play) => ScoreFormat;
}

const tidied = (text: string) =>
  text
    .replace(/[‐-―−]/gu, "-")
    .replace(/\s*([;/])\s*/g, (_, mark: string) => (mark === ";" ? "; " : " / "))
    .replace(/\s+/g, " ")
    .trim();

const sentence = (text: string | null) => text && text.charAt(0).toUpperCase() + text.slice(1);

/** Builds a score format from targets and the grammar of their kind of score. */
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
    words: (sheet) => (isOwn(sheet) ? grammar.words(sheet, format) : ""),
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
