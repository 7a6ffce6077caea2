import { leaderOf, pairInWords, readPair, sumOf, wonOf, writePair, type Pair } from "../pair";
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
import type { Grammar, RubbersFormat, RubberSet } from "./format";
import { courseProblem, endInWords, endsAt, goesOnAt } from "./sets";

const scoreOf = ({ score }: RubberSet) => score;

function readSet(text: string): RubberSet | null {
  const [, inside] = /^\[(.+)\]$/.exec(text) ?? [];
  if (inside !== undefined) {
    const points = readPair(inside);
    return points && { score: points, tieBreak: null, instead: true };
  }
  const [, figures = "", loser] = /^([0-9-]+)(?:\((0|[1-9]\d?)\))?$/.exec(text) ?? [];
  const score = readPair(figures);
  return score && { score, tieBreak: loser === undefined ? null : Number(loser), instead: false };
}

function writeSet({ score, tieBreak, instead }: RubberSet): string {
  if (instead) return `[${writePair(score)}]`;
  return tieBreak === null ? writePair(score) : `${writePair(score)}(${tieBreak})`;
}

/**
 * Returns why a set is impossible; null if it can have ended with that score, or can have been stopped at it if it is
 * unfinished.
 */
function setProblem(
  { score, tieBreak, instead }: RubberSet,
  { games, matchTieBreak }: RubbersFormat,
  deciding: boolean,
  unfinished: boolean,
): string | null {
  if (instead) {
    if (matchTieBreak === null || !deciding) return "cannot be a match tie-break";
    const fits = unfinished ? goesOnAt(score, matchTieBreak, 2) : endsAt(score, matchTieBreak, 2);
    return fits ? null : `${endInWords(matchTieBreak, 2)}, as a match tie-break`;
  }
  const more = Math.max(...score);
  const fewer = Math.min(...score);
  const byOne = more === games + 1 && fewer === games;
  if (tieBreak !== null && !byOne) return `has a tie-break only at ${games + 1}–${games}`;
  const over =
    more === games + 1
      ? fewer >= games - 1 && fewer <= games
      : more === games && fewer <= games - 2;
  const goesOn = more <= games && !over;
  if (unfinished ? goesOn : over) return null;
  const ends = [
    [games, games - 2],
    [games + 1, games - 1],
    [games + 1, games],
  ] as const;
  const [plain, two, one] = ends.map(pairInWords);
  return `ends ${plain}, ${two} or ${one}`;
}

const tieOf = ({ rubbers: most, play }: RubbersFormat) => ({ most, noun: "rubber", play });

/** `6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 1-0 ret B`: the sets of each rubber. The score is the number of rubbers won. */
export const rubbers: Grammar<"rubbers"> = {
  read: (text) => {
    const all = readContests(text, readSet);
    return all && { kind: "rubbers", rubbers: all };
  },
  write: (sheet) => writeContests(sheet.rubbers, writeSet),
  headline: (sheet) => contestsWon(sheet.rubbers, scoreOf),
  units: (sheet, format) => {
    const all = sheet.rubbers.flatMap((rubber) =>
      rubber.sets.map((set) => ({ ...set, stopped: isStopped(set, format) })),
    );
    return {
      score: contestsWon(sheet.rubbers, scoreOf),
      sets: wonOf(all.filter(({ stopped }) => !stopped).map(scoreOf)),
      games: sumOf(all.map(gamesOf)),
    };
  },
  problem: (sheet, format, terms) =>
    firstProblem(sheet.rubbers, { most: format.rubbers, noun: "rubber" }, terms, (sets, end) =>
      courseProblem(
        sets,
        { noun: "set", toWin: format.setsToWin },
        end,
        (set, deciding, unfinished) => setProblem(set, format, deciding, unfinished),
        ({ score }) => leaderOf(score),
      ),
    ) ?? tieProblem(contestsWon(sheet.rubbers, scoreOf), tieOf(format), terms),
  headlineProblem: (score, format, terms) => tieProblem(score, tieOf(format), terms),
  scores: (format, draws) => tieScores(tieOf(format), draws),
  award: (format) => ({ score: [awardedContests(tieOf(format)), 0] }),
  parts: (sheet) => contestParts(sheet.rubbers, scoreOf),
  words: (sheet) =>
    sheet.rubbers
      .map(({ sets, end }) =>
        [...sets.map(setInWords), ...(end ? [end.how === "ret" ? "ret." : "w/o"] : [])].join(" "),
      )
      .join(" · "),
  contests: "rubbers",
  example: "6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 1-0 ret B",
};

const small = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Formats a set: "7–6⁵", with the loser's points of the tie-break raised; "[10–7]" for a match tie-break. */
function setInWords({ score, tieBreak, instead }: RubberSet): string {
  if (instead) return `[${pairInWords(score)}]`;
  const raised = tieBreak === null ? [] : [...String(tieBreak)].map((one) => small[Number(one)]);
  return `${pairInWords(score)}${raised.join("")}`;
}

/** Checks whether a set was stopped because a player retired; neither side has won it. */
const isStopped = (set: RubberSet, format: RubbersFormat): boolean =>
  setProblem(set, format, true, false) !== null;

/** Returns the games of a set; a match tie-break counts as one game for its winner. */
const gamesOf = ({ score, instead }: RubberSet): Pair => (instead ? wonOf([score]) : score);
