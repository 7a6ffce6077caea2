import {
  leaderOf,
  otherSide,
  pairInWords,
  sumOf,
  towards,
  wonOf,
  writePair,
  type Pair,
} from "../pair";
import type { Side } from "../timeline";
import type { Grammar, SetsFormat } from "./format";
import { counted, inLetters, ordinal, pairsInWords, readPairs, undecided } from "./words";

/**
 * The targets of sets of points, with the same fields as `SetsFormat`; used for the sets of a match and for the games
 * of an individual match.
 */
export interface Course {
  readonly noun: string;
  readonly toWin: number;
  readonly points: number;
  readonly lastSet: number;
  readonly clear: number;
}

/** Why the sets may be incomplete: one side retired, or the match is still under way. */
export interface CourseEnd {
  readonly gaveUp: boolean;
  readonly goesOn: boolean;
}

const sorted = ([a, b]: Pair): Pair => (a < b ? [b, a] : [a, b]);

/** Checks whether a set ends at that score: the target is reached with the required lead, and not a point later. */
export function endsAt(pair: Pair, target: number, clear: number): boolean {
  const [more, fewer] = sorted(pair);
  return more >= target && more - fewer >= clear && (more === target || more - fewer === clear);
}

/** Checks whether a set continues at that score. */
export function goesOnAt(pair: Pair, target: number, clear: number): boolean {
  const [more, fewer] = sorted(pair);
  return more < target || more - fewer < clear;
}

/** "ends at 15 with two clear: 15–13, 16–14" */
export function endInWords(target: number, clear: number): string {
  const first = pairInWords([target, target - clear]);
  const longer = pairInWords([target + 1, target + 1 - clear]);
  return clear > 1
    ? `ends at ${target} with ${inLetters(clear)} clear: ${first}, ${longer}`
    : `ends at ${target}: ${first}`;
}

/**
 * Returns why these sets, in that order, are no possible match: a set that cannot end so, one too many, or no winner.
 * Null if they are possible.
 * @param check why a set is impossible, as a finished or as a stopped one; null if it is possible
 */
export function courseProblem<S>(
  sets: readonly S[],
  { noun, toWin }: Pick<Course, "noun" | "toWin">,
  { gaveUp, goesOn }: CourseEnd,
  check: (set: S, deciding: boolean, unfinished: boolean) => string | null,
  winner: (set: S) => Side | null,
): string | null {
  const won = { A: 0, B: 0 };
  for (const [at, set] of sets.entries()) {
    if (Math.max(won.A, won.B) >= toWin) {
      return `a ${ordinal(at)} ${noun} is too many: the match was won with ${counted(toWin, noun)}`;
    }
    const deciding = Math.min(won.A, won.B) === toWin - 1;
    const problem = check(set, deciding, false);
    if (problem !== null) {
      const last = at === sets.length - 1;
      const stopped = gaveUp && last && check(set, deciding, true) === null;
      return stopped ? null : `a ${ordinal(at)} ${noun} ${problem}`;
    }
    const side = winner(set);
    if (side) won[side] += 1;
  }
  const decided = Math.max(won.A, won.B) >= toWin;
  if (gaveUp) return decided ? "it was already won when a side retired" : null;
  return decided ? null : undecided(counted(toWin, noun), { goesOn });
}

/** Returns why these sets of points are no possible match; null if they are possible. */
export function pointsProblem(
  sets: readonly Pair[],
  course: Course,
  end: CourseEnd,
): string | null {
  const check = (pair: Pair, deciding: boolean, unfinished: boolean) => {
    const target = deciding ? course.lastSet : course.points;
    const fits = unfinished
      ? goesOnAt(pair, target, course.clear)
      : endsAt(pair, target, course.clear);
    return fits ? null : endInWords(target, course.clear);
  };
  return courseProblem(sets, course, end, check, leaderOf);
}

const courseOf = ({ setsToWin, points, lastSet, clear }: SetsFormat): Course => ({
  noun: "set",
  toWin: setsToWin,
  points,
  lastSet,
  clear,
});

/**
 * Returns the sets as they count if one side retired: the other side gets the points and sets that it still needed, and
 * the side that retired keeps its own (FIVB Official Volleyball Rules, 6.4.3). The same holds for the games of a table
 * tennis match.
 */
export function completed(
  sets: readonly Pair[],
  { toWin, points, lastSet, clear }: Omit<Course, "noun">,
  gaveUp: Side,
): Pair[] {
  const winner = otherSide(gaveUp);
  const all = [...sets];
  const last = all.at(-1);
  const before = wonOf(all.slice(0, -1));
  const target = Math.min(...before) === toWin - 1 ? lastSet : points;
  if (last && goesOnAt(last, target, clear)) {
    const [, kept] = towards(winner, last);
    all[all.length - 1] = towards(winner, [Math.max(target, kept + clear), kept]);
  }
  for (;;) {
    const won = wonOf(all);
    if (towards(winner, won)[0] >= toWin) return all;
    const deciding = Math.min(...won) === toWin - 1;
    all.push(towards(winner, [deciding ? lastSet : points, 0]));
  }
}

/** Adds up the sets for the table. */
const unitsOf = (all: readonly Pair[]) => ({ score: wonOf(all), rally: sumOf(all) });

/** `25-23 23-25 25-22 25-17`: the points of each set. The score is the number of sets won. */
export const sets: Grammar<"sets"> = {
  read: (text) => {
    const pairs = readPairs(text);
    return pairs && { kind: "sets", sets: pairs };
  },
  write: (sheet) => sheet.sets.map(writePair).join(" "),
  headline: (sheet, { setsToWin, points, lastSet, clear }) =>
    wonOf(
      sheet.sets.filter((pair, at) => {
        const deciding = at === 2 * setsToWin - 2;
        return !goesOnAt(pair, deciding ? lastSet : points, clear);
      }),
    ),
  units: (sheet, format, gaveUp) =>
    unitsOf(gaveUp ? completed(sheet.sets, courseOf(format), gaveUp) : sheet.sets),
  award: (format) => unitsOf(completed([], courseOf(format), "B")),
  problem: (sheet, format, { gaveUp, goesOn = false }) =>
    pointsProblem(sheet.sets, courseOf(format), { gaveUp: gaveUp !== null, goesOn }),
  headlineProblem: (score, { setsToWin }, { gaveUp }) => {
    const [more, fewer] = sorted(score);
    const possible = gaveUp ? more < setsToWin : more === setsToWin && fewer < setsToWin;
    return possible ? null : `a match is won with ${counted(setsToWin, "set")}`;
  },
  settled: ([a, b], { setsToWin }, gaveUp) => (gaveUp === "A" ? [a, setsToWin] : [setsToWin, b]),
  words: (sheet) => pairsInWords(sheet.sets),
  example: "25-23 23-25 25-22 25-17",
};
