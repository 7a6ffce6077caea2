import { pairInWords, readPair, sumOf, towards, wonOf, writePair, type Pair } from "../pair";
import {
  contestParts,
  contestsWon,
  firstProblem,
  readContests,
  tieProblem,
  writeContests,
} from "./contests";
import type { Contest, GamesFormat, Grammar } from "./format";
import { pointsProblem, type Course } from "./sets";

const same = (pair: Pair) => pair;

const courseOf = ({ gamesToWin, points, clear }: GamesFormat): Course => ({
  noun: "game",
  toWin: gamesToWin,
  points,
  lastSet: points,
  clear,
});

/** The games of an individual match as they count: without play the winner has won each to nothing (ITTF 3.7.5.1). */
function counting({ sets, end }: Contest<Pair>, { gamesToWin, points }: GamesFormat): Pair[] {
  if (end?.how !== "wo") return [...sets];
  return Array.from({ length: gamesToWin }, () => towards(end.side, [points, 0]));
}

/** What individual matches add up to in a table. */
function unitsOf(matches: readonly Contest<Pair>[], format: GamesFormat) {
  const all = matches.flatMap((match) => counting(match, format));
  return { score: contestsWon(matches, same), games: wonOf(all), rally: sumOf(all) };
}

/** `11-8 9-11 11-5 11-9; 6-11 …; wo A`: the games of each individual match; the score is matches won. */
export const games: Grammar<"games"> = {
  read: (text) => {
    const matches = readContests(text, readPair);
    return matches && { kind: "games", matches };
  },
  write: (sheet) => writeContests(sheet.matches, writePair),
  headline: (sheet) => contestsWon(sheet.matches, same),
  units: (sheet, format) => unitsOf(sheet.matches, format),
  problem: (sheet, format, terms) =>
    firstProblem(sheet.matches, { most: format.matches, noun: "match" }, terms, (all, end) =>
      pointsProblem(all, courseOf(format), end),
    ) ?? tieProblem(contestsWon(sheet.matches, same), format.matches, "match", terms),
  headlineProblem: (score, format, terms) => tieProblem(score, format.matches, "match", terms),
  parts: (sheet) => contestParts(sheet.matches, same),
  words: (sheet) => `${pairInWords(wonOf(sheet.matches.flatMap(({ sets }) => sets)))} in games`,
  // As many individual matches as win, each without play.
  award: (format) =>
    unitsOf(
      Array.from({ length: Math.floor(format.matches / 2) + 1 }, () => ({
        sets: [],
        end: { how: "wo", side: "A" },
      })),
      format,
    ),
  contests: "matches",
  example: "11-8 9-11 11-5 11-9; 11-6 11-5 11-9; wo A",
};
