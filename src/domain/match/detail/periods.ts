import { pairInWords, sumOf, writePair, type Pair } from "../pair";
import type { Grammar, SheetOf } from "./format";
import { levelProblem, pairsInWords, readPairs } from "./words";

const scoreOf = (sheet: SheetOf<"periods">): Pair => sumOf([...sheet.periods, ...sheet.overtimes]);

/** `22-18 15-20 20-20 17-14 / 10-8`: the points of each period, and of the overtimes after the slash. */
export const periods: Grammar<"periods"> = {
  read: (text) => {
    const [regular = "", extra, ...more] = text.split(" / ");
    const played = readPairs(regular);
    const overtimes = extra === undefined ? [] : readPairs(extra);
    if (!played || !overtimes || more.length > 0) return null;
    return { kind: "periods", periods: played, overtimes };
  },
  write: (sheet) =>
    [sheet.periods, sheet.overtimes]
      .filter((pairs) => pairs.length > 0)
      .map((pairs) => pairs.map(writePair).join(" "))
      .join(" / "),
  headline: scoreOf,
  units: () => null,
  problem: (sheet, _, terms) => levelProblem(scoreOf(sheet), terms),
  headlineProblem: (score, _, terms) => levelProblem(score, terms),
  words: ({ periods: regular, overtimes }) =>
    [pairsInWords(regular), ...overtimes.map((pair) => `OT ${pairInWords(pair)}`)].join(" · "),
  example: "22-18 15-20 20-20 17-14",
};
