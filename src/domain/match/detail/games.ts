import { otherSide, pairInWords, readPair, sumOf, wonOf, writePair, type Pair } from "../pair";
import {
  awardedContests,
  contestParts,
  contestsWon,
  firstProblem,
  readContests,
  tieProblem,
  tieScores,
  writeContests,
} from "./contests";
import type { Contest, GamesFormat, Grammar } from "./format";
import { completed, goesOnAt, pointsProblem, type Course } from "./sets";

const same = (pair: Pair) => pair;

const courseOf = ({ gamesToWin, points, clear }: GamesFormat): Course => ({
  noun: "game",
  toWin: gamesToWin,
  points,
  lastSet: points,
  clear,
});

const tieOf = ({ matches: most, play }: GamesFormat) => ({ most, noun: "match", play });

/**
 * Returns the games of an individual match as they count in the table: without play, the winner wins every game to
 * nothing (ITTF Regulations, 3.7.5.1); after a retirement the winner gets the games that were still needed.
 */
const counting = ({ sets, end }: Contest<Pair>, format: GamesFormat): readonly Pair[] =>
  end === null
    ? sets
    : completed(sets, courseOf(format), end.how === "wo" ? otherSide(end.side) : end.side);

/** Adds up the individual matches for the table. */
function unitsOf(matches: readonly Contest<Pair>[], format: GamesFormat) {
  const all = matches.flatMap((match) => counting(match, format));
  return { score: contestsWon(matches, same), games: wonOf(all), rally: sumOf(all) };
}

/** `11-8 9-11 11-5 11-9; 6-11 …; wo A`: the games of each individual match. The score is the number of matches won. */
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
    ) ?? tieProblem(contestsWon(sheet.matches, same), tieOf(format), terms),
  headlineProblem: (score, format, terms) => tieProblem(score, tieOf(format), terms),
  scores: (format, draws) => tieScores(tieOf(format), draws),
  parts: (sheet) => contestParts(sheet.matches, same),
  // Neither side has won a game that was stopped.
  words: (sheet, { points, clear }) => {
    const over = sheet.matches.flatMap(({ sets }) =>
      sets.filter((game) => !goesOnAt(game, points, clear)),
    );
    return `${pairInWords(wonOf(over))} in games`;
  },
  // As many individual matches as win the tie, or all of them, each without play.
  award: (format) =>
    unitsOf(
      Array.from({ length: awardedContests(tieOf(format)) }, () => ({
        sets: [],
        end: { how: "wo", side: "A" },
      })),
      format,
    ),
  contests: "matches",
  example: "11-8 9-11 11-5 11-9; 11-6 11-5 11-9; wo A",
};
