import { pairInWords, sumOf, type Pair } from "../pair";
import { boardsLeft } from "./boards";
import { clashOf } from "./clash";
import { contestParts } from "./contests";
import type { FormatOf, GamesFormat, PeriodsFormat, Sheet, SheetOf, Targets } from "./format";
import { counted, inLetters } from "./words";

/** A warning about a score detail that is possible but unlikely. */
export interface Oddity {
  /** The id of the warning, as in the table of warnings. */
  readonly id: string;
  readonly text: string;
  /** Whether it is only a note, because such a score is often right. */
  readonly isNote?: boolean;
  /** Whether the form refuses the score with the same words. */
  readonly isRefused?: boolean;
}

/** Points that a set or a game is unlikely to exceed. */
const LONG_SET = 40;
const LONG_GAME = 30;

function ofPeriods(sheet: SheetOf<"periods">, format: PeriodsFormat, score: Pair): Oddity[] {
  const { periods, overtimes } = sheet;
  const summed = sumOf([...periods, ...overtimes]);
  const isOther = summed[0] !== score[0] || summed[1] !== score[1];
  const isRefused = clashOf(sheet, format, score) !== null;
  // An overtime is played only if the score before it is level.
  const before = overtimes.map((_, at) => sumOf([...periods, ...overtimes.slice(0, at)]));
  const uneven = before.findIndex(([a, b]) => a !== b);
  const levelAt = before[uneven];
  const when = uneven === 0 ? counted(format.periods, "period") : counted(uneven, "overtime");
  return [
    ...(isOther
      ? [
          {
            id: "B02",
            text: `The periods make ${pairInWords(summed)}, the score says ${pairInWords(score)}`,
            isRefused,
          },
        ]
      : []),
    ...(levelAt
      ? [
          {
            id: "B03",
            text: `Overtime, although the score was ${pairInWords(levelAt)} after ${when}`,
          },
        ]
      : []),
  ];
}

function ofSets(sheet: SheetOf<"sets"> | null): Oddity[] {
  if (!sheet) {
    const text = "Without the points of each set, the ratio in the table is incomplete";
    return [{ id: "V02", text, isNote: true }];
  }
  return sheet.sets
    .filter((set) => Math.max(...set) > LONG_SET)
    .map((set) => ({ id: "V01", text: `Is a set of ${pairInWords(set)} right?` }));
}

/**
 * Returns the number of the individual match after which one side had won more than half of all; null if that was the
 * last one played, or none.
 */
function wonBefore(parts: readonly Pair[], most: number): number | null {
  const needed = Math.floor(most / 2) + 1;
  const at = parts.findIndex((_, last) => Math.max(...sumOf(parts.slice(0, last + 1))) >= needed);
  return at >= 0 && at < parts.length - 1 ? at + 1 : null;
}

function ofGames(sheet: SheetOf<"games">, { matches: most }: GamesFormat): Oddity[] {
  const long = sheet.matches
    .flatMap(({ sets }) => sets)
    .filter((game) => Math.max(...game) > LONG_GAME);
  // A match without play also has a winner, but `contestParts` returns null for it.
  const parts = contestParts(sheet.matches, (game) => game).map((part, at): Pair => {
    const end = sheet.matches[at]?.end;
    return part ?? (end?.side === "B" ? [0, 1] : [1, 0]);
  });
  const decided = wonBefore(parts, most);
  return [
    ...long.map((game) => ({ id: "T01", text: `Is a game of ${pairInWords(game)} right?` })),
    ...(decided === null
      ? []
      : [
          {
            id: "T02",
            text: `The tie was won after ${inLetters(decided)} matches; the later ones count anyway`,
            isNote: true,
          },
        ]),
  ];
}

function ofBoards(score: Pair, targets: FormatOf<"boards">): Oddity[] {
  const left = boardsLeft(score, targets);
  if (left === null) return [];
  const were = left === 1 ? "was" : "were";
  return [
    {
      id: "C02",
      text: `By this score ${counted(left, "board")} ${were} not played. Is that right?`,
    },
  ];
}

/**
 * Returns the warnings about a score detail, besides what the rules refuse.
 * @param sheet null if no detail was entered
 */
export function odditiesOf(sheet: Sheet | null, targets: Targets, score: Pair): readonly Oddity[] {
  if (targets.kind === "sets") return ofSets(sheet?.kind === "sets" ? sheet : null);
  if (targets.kind === "periods" && sheet?.kind === "periods") {
    return ofPeriods(sheet, targets, score);
  }
  if (targets.kind === "boards" && sheet === null) return ofBoards(score, targets);
  return targets.kind === "games" && sheet?.kind === "games" ? ofGames(sheet, targets) : [];
}
