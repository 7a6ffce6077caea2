import { sumOf, type Pair } from "../pair";
import type { FormatOf, Grammar } from "./format";
import { counted, levelProblem } from "./words";

/** The points of both sides for each character of a sheet, doubled, so that a draw is a whole number. */
const worth: Readonly<Record<string, Pair>> = {
  "1": [2, 0],
  "+": [2, 0],
  "=": [1, 1],
  "0": [0, 2],
  "-": [0, 2],
  "*": [0, 0],
};

/** The character of a board that is still being played; no result has one. */
export const OPEN_BOARD = "x";

/**
 * The result of each board as visitors see it, between the players' names; + and − without play, * if neither side had
 * a player.
 */
export const boardWords: Readonly<Record<string, string>> = {
  "1": "1–0",
  "+": "+ –",
  "=": "½–½",
  "0": "0–1",
  "-": "– +",
  [OPEN_BOARD]: "…",
  "*": "not played",
};

const headline = (boards: string): Pair =>
  sumOf([...boards].map((board) => worth[board] ?? [0, 0]));

/**
 * Returns the number of boards that neither side played by that score; null if it is no possible score of an incomplete
 * match.
 */
export function boardsLeft([a, b]: Pair, { boards: count }: FormatOf<"boards">): number | null {
  const left = count - (a + b) / 2;
  return left % 1 === 0 && left > 0 && left < count ? left : null;
}

/** `1=0+`: the boards in order, seen from side A; `x` is a board in play. The score is board points, doubled. */
export const boards: Grammar<"boards"> = {
  read: (text) => (/^[10=+x*-]+$/.test(text) ? { kind: "boards", boards: text } : null),
  write: (sheet) => sheet.boards,
  headline: (sheet) => headline(sheet.boards),
  units: () => null,
  problem: (sheet, format, terms) => {
    const open = sheet.boards.indexOf(OPEN_BOARD);
    if (open >= 0) return `board ${open + 1} is still being played`;
    return sheet.boards.length === format.boards
      ? levelProblem(headline(sheet.boards), terms)
      : `a match has ${counted(format.boards, "board")}, not ${sheet.boards.length}`;
  },
  headlineProblem: (score, format, terms) => {
    const isWhole = score[0] + score[1] === 2 * format.boards;
    return isWhole || (terms.mayBeShort && boardsLeft(score, format) !== null)
      ? levelProblem(score, terms)
      : `${counted(format.boards, "board")} make ${format.boards} points`;
  },
  parts: (sheet) =>
    [...sheet.boards].map((board) => ("+-x*".includes(board) ? null : headline(board))),
  words: (sheet) => [...sheet.boards].map((board) => boardWords[board] ?? board).join(" · "),
  award: (format) => ({ score: headline("+".repeat(format.boards)) }),
  contests: "boards",
  example: "1=0+",
};
