import type { Contest, RubberSet, Sheet, Targets } from "../detail/format";
import type { Pair } from "../pair";

/** The sets of a match, or of an individual match of a tie, entered point by point. */
export type Line = Contest<RubberSet>;

/** A line in which nothing was played yet. */
export const noLine: Line = { sets: [], end: null };

const asSet = (score: Pair): RubberSet => ({ score, tieBreak: null, instead: false });
const asLine = (pairs: readonly Pair[]): Line => ({ sets: pairs.map(asSet), end: null });

/**
 * Returns the lines of a sheet: one if teams play as a whole, otherwise one for each individual match that has begun.
 */
export function linesOf(sheet: Sheet | null): readonly Line[] {
  switch (sheet?.kind) {
    case "sets":
      return [asLine(sheet.sets)];
    case "periods":
      return [asLine([...sheet.periods, ...sheet.overtimes])];
    case "games":
      return sheet.matches.map(({ sets, end }) => ({ ...asLine(sets), end }));
    case "rubbers":
      return sheet.rubbers;
    default:
      return [];
  }
}

/** Checks whether nothing has been played of a line yet. Such a line before a begun one is stored as 0–0. */
export const isUntouched = ({ sets, end }: Line): boolean =>
  end === null && sets.every(({ score: [a, b] }) => a + b === 0);
const scoreOf = ({ score }: RubberSet): Pair => score;

/**
 * Converts lines to a sheet; null if none has begun. A line that has not begun, before one that has, is written as 0–0.
 */
export function sheetOfLines(lines: readonly Line[], targets: Targets): Sheet | null {
  const begun = lines.slice(0, lines.findLastIndex((line) => !isUntouched(line)) + 1);
  const [first] = begun;
  if (!first) return null;
  const pairs = first.sets.map(scoreOf);
  const stood = begun.map((line) => (isUntouched(line) ? asLine([[0, 0]]) : line));
  switch (targets.kind) {
    case "sets":
      return { kind: "sets", sets: pairs };
    case "periods": {
      const { periods } = targets;
      return { kind: "periods", periods: pairs.slice(0, periods), overtimes: pairs.slice(periods) };
    }
    case "games":
      return {
        kind: "games",
        matches: stood.map(({ sets, end }) => ({ sets: sets.map(scoreOf), end })),
      };
    case "rubbers":
      return { kind: "rubbers", rubbers: stood };
    default:
      return null;
  }
}
