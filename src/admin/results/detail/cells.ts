import type { Contest, RubberSet, ScoreFormat, Sheet, Targets } from "@/domain/match/detail";
import { clashOf, type Clash } from "@/domain/match/detail/clash";
import { endsAt } from "@/domain/match/detail/sets";
import { leaderOf, readPair, sumOf, wonOf, type Pair } from "@/domain/match/pair";

/** The typed figures of one set, game or period; `tieBreak` is the number of the loser's points in a tie-break. */
export interface Cell {
  readonly a: string;
  readonly b: string;
  readonly tieBreak?: string;
}

/** A line of cells: a whole match, or one of the individual matches of a tie. */
export interface Line {
  readonly cells: readonly Cell[];
  /** How the line's match ended, in its stored form ("ret B", "wo A"); "" if it was played to the end. */
  readonly end: string;
}

export const noCell: Cell = { a: "", b: "" };

const pairIn = ({ a, b }: Cell): Pair | null => readPair(`${a}-${b}`);
const pairsIn = (cells: readonly Cell[]): Pair[] =>
  cells.map(pairIn).filter((pair) => pair !== null);
const isEmpty = ({ a, b }: Cell) => a === "" && b === "";

/** Returns the cells without the empty ones at the end. */
const used = (cells: readonly Cell[]): readonly Cell[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);

const cellOf = ([a, b]: Pair): Cell => ({ a: `${a}`, b: `${b}` });
const setCell = ({ score, tieBreak }: RubberSet): Cell => ({
  ...cellOf(score),
  ...(tieBreak !== null && { tieBreak: `${tieBreak}` }),
});
const lineOf = <S>({ sets, end }: Contest<S>, cell: (set: S) => Cell): Line => ({
  cells: sets.map(cell),
  end: end ? `${end.how} ${end.side}` : "",
});

/** Returns the lines of a stored sheet; empty for null and for a sheet of boards, which has no lines. */
export function linesOf(sheet: Sheet | null): readonly Line[] {
  switch (sheet?.kind) {
    case "half":
      return [{ cells: [cellOf(sheet.half)], end: "" }];
    case "sets":
      return [{ cells: sheet.sets.map(cellOf), end: "" }];
    case "periods":
      return [{ cells: [...sheet.periods, ...sheet.overtimes].map(cellOf), end: "" }];
    case "games":
      return sheet.matches.map((match) => lineOf(match, cellOf));
    case "rubbers":
      return sheet.rubbers.map((rubber) => lineOf(rubber, setCell));
    default:
      return [];
  }
}

const pairText = ({ a, b }: Cell) => `${a}-${b}`;

/** Whether a set is a match tie-break: the deciding set, with a score that no set of games can have. */
function isMatchTieBreak(cells: readonly Cell[], at: number, setsToWin: number): boolean {
  const [a = 0, b = 0] = pairIn(cells[at] ?? noCell) ?? [];
  return at === 2 * setsToWin - 2 && Math.max(a, b) >= 10;
}

function setText(cells: readonly Cell[], at: number, setsToWin: number): string {
  const cell = cells[at] ?? noCell;
  if (isMatchTieBreak(cells, at, setsToWin)) return `[${pairText(cell)}]`;
  return hasTieBreak(cell) && cell.tieBreak
    ? `${pairText(cell)}(${cell.tieBreak})`
    : pairText(cell);
}

/** Whether a set was won in a tie-break (7–6). */
export function hasTieBreak(cell: Cell): boolean {
  const [a = 0, b = 0] = pairIn(cell) ?? [];
  return Math.abs(a - b) === 1 && Math.min(a, b) >= 6;
}

function lineText({ cells, end }: Line, targets: Targets): string {
  const filled = used(cells);
  const texts = filled.map((cell, at) =>
    targets.kind === "rubbers" ? setText(filled, at, targets.setsToWin) : pairText(cell),
  );
  return [...texts, ...(end === "" ? [] : [end])].join(" ");
}

/** Returns the typed lines in the stored form of `detail`; '' if nothing is typed. */
export function textOf(lines: readonly Line[], targets: Targets): string {
  const texts = lines.map((line) => lineText(line, targets));
  const last = texts.findLastIndex((text) => text !== "");
  if (last < 0) return "";
  const [first = ""] = texts;
  if (targets.kind === "half") return `ht ${first}`;
  if (targets.kind !== "periods") return texts.slice(0, last + 1).join("; ");
  const pairs = first.split(" ");
  const [regular, extra] = [pairs.slice(0, targets.periods), pairs.slice(targets.periods)];
  return [regular, extra]
    .filter(({ length }) => length > 0)
    .map((part) => part.join(" "))
    .join(" / ");
}

/** Whether a set or game can have ended with its score. */
function hasEnded(cells: readonly Cell[], at: number, targets: Targets): boolean {
  const pair = pairIn(cells[at] ?? noCell);
  if (!pair) return false;
  if (targets.kind === "sets") {
    const deciding = at === 2 * targets.setsToWin - 2;
    return endsAt(pair, deciding ? targets.lastSet : targets.points, targets.clear);
  }
  if (targets.kind === "games") return endsAt(pair, targets.points, targets.clear);
  return Math.max(...pair) >= 6 && pair[0] !== pair[1];
}

const mostCells = (targets: Targets): number => {
  if (targets.kind === "games") return 2 * targets.gamesToWin - 1;
  return targets.kind === "sets" || targets.kind === "rubbers" ? 2 * targets.setsToWin - 1 : 1;
};

/** Returns how many cells a line shows: a new cell appears once the last one is won, until the match is decided. */
export function cellsShown({ cells, end }: Line, targets: Targets): number {
  const filled = used(cells);
  if (targets.kind === "half") return 1;
  if (targets.kind === "periods") {
    if (filled.length < targets.periods) return targets.periods;
    const pairs = pairsIn(filled);
    const isLevel = pairs.length === filled.length && leaderOf(sumOf(pairs)) === null;
    return filled.length + (isLevel ? 1 : 0);
  }
  const toWin = Math.ceil(mostCells(targets) / 2);
  const won = wonOf(pairsIn(filled));
  const isOver = Math.max(...won) >= toWin || end !== "" || filled.length >= mostCells(targets);
  const goesOn = filled.length === 0 || hasEnded(filled, filled.length - 1, targets);
  return Math.max(1, filled.length + (!isOver && goesOn ? 1 : 0));
}

/**
 * Returns the first set, game or period of a line with a score that the sport does not allow; null if nothing typed so
 * far is wrong.
 * @param score The score of the match; null if it is not known. Halves and periods are checked against it.
 */
export function firstClash(line: Line, format: ScoreFormat, score: Pair | null): Clash | null {
  if (format.kind !== "half" && format.kind !== "periods") return clashOfContest(line, format);
  const reading = format.read(textOf([line], format.targets));
  return score && reading.ok ? clashOf(reading.sheet, format.targets, score) : null;
}

function clashOfContest({ cells, end }: Line, format: ScoreFormat): Clash | null {
  if (!["sets", "games", "rubbers"].includes(format.kind)) return null;
  // Checks an individual match as if the tie had no other.
  const alone = format.of(1);
  const filled = used(cells);
  for (const at of filled.keys()) {
    const isLast = at === filled.length - 1;
    const line = { cells: filled.slice(0, at + 1), end: isLast ? end : "" };
    const reading = alone.read(textOf([line], alone.targets));
    if (!reading.ok) return null;
    const words = alone.problem(reading.sheet, {
      draws: false,
      gaveUp: null,
      goesOn: true,
    });
    if (words !== null) return { at, words };
  }
  return null;
}
