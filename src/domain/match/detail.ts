import type { Units } from "../table/outcome";
import { boards } from "./detail/boards";
import type {
  FormatOf,
  Grammar,
  Sheet,
  SheetFormat,
  ScoreKind,
  SheetOf,
  Terms,
} from "./detail/format";
import { games } from "./detail/games";
import { half } from "./detail/half";
import { periods } from "./detail/periods";
import { rubbers } from "./detail/rubbers";
import { sets } from "./detail/sets";
import type { Pair } from "./pair";
import type { Side } from "./timeline";

export type { Contest, RubberSet, Sheet, SheetFormat, ScoreKind, Terms } from "./detail/format";

const grammars: { readonly [K in ScoreKind]: Grammar<K> } = {
  half,
  periods,
  sets,
  games,
  rubbers,
  boards,
};

// A map over kinds; the compiler cannot follow that the grammar of a sheet's kind is the grammar of the sheet.
const grammarOf = <K extends ScoreKind>(kind: K) => grammars[kind] as unknown as Grammar<K>;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sheet, or why there is none. */
export type Reading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly problem: string };

/** Reads a score in detail as that kind is written; dashes of any kind and needless spaces are forgiven. */
export function readDetail(kind: ScoreKind, text: string): Reading {
  const tidy = text
    .replace(/[‐-―−]/gu, "-")
    .replace(/\s*([;/])\s*/g, (_, mark: string) => (mark === ";" ? "; " : " / "))
    .replace(/\s+/g, " ")
    .trim();
  const { read, example } = grammarOf(kind);
  const sheet = read(tidy);
  return sheet ? { ok: true, sheet } : { ok: false, problem: `Write it like this: ${example}` };
}

/** The sheet as it is stored in `detail`. */
export function writeDetail<K extends ScoreKind>(sheet: SheetOf<K>): string {
  return grammarOf<K>(sheet.kind as K).write(sheet);
}

/**
 * The score that follows from a sheet: points, sets won, individual matches, rubbers, or board points doubled.
 * A set that was stopped is nobody's. Null where the sheet does not tell: goals at half-time are not those of the match.
 */
export function headline(sheet: Sheet, format: SheetFormat): Pair | null {
  return sheet.kind === format.kind ? headlineAs(sheet, format) : null;
}

function headlineAs<K extends ScoreKind>(sheet: SheetOf<K>, format: SheetFormat): Pair | null {
  return grammarOf<K>(sheet.kind as K).headline(sheet, format as FormatOf<K>);
}

/** What a table adds up of that sheet; null where it is the score alone. @param gaveUp the side that did, or null */
export function unitsOf(sheet: Sheet, format: SheetFormat, gaveUp: Side | null): Units | null {
  return sheet.kind === format.kind ? unitsAs(sheet, format, gaveUp) : null;
}

function unitsAs<K extends ScoreKind>(sheet: SheetOf<K>, format: SheetFormat, gaveUp: Side | null) {
  return grammarOf<K>(sheet.kind as K).units(sheet, format as FormatOf<K>, gaveUp);
}

/** What the sport does not know of that sheet, in words; null when nothing (league-engine.md, section 2, "Refused"). */
export function problemWithSheet<K extends ScoreKind>(
  sheet: SheetOf<K>,
  format: SheetFormat,
  terms: Terms,
): string | null {
  if (sheet.kind !== format.kind) return "It is the score of another sport";
  const problem = grammarOf<K>(sheet.kind as K).problem(sheet, format as FormatOf<K>, terms);
  return problem && sentence(problem);
}

/** The same of a score that stands without a sheet. */
export function problemWithHeadline(score: Pair, format: SheetFormat, terms: Terms): string | null {
  const problem = grammarOf(format.kind).headlineProblem(score, format, terms);
  return problem && sentence(problem);
}

/** The score a table counts where a side gave up and no sheet tells more: sets go to the other one until it has won. */
export function settledHeadline(score: Pair, format: SheetFormat, gaveUp: Side | null): Pair {
  return (gaveUp && grammarOf(format.kind).settled?.(score, format, gaveUp)) || score;
}
