import { pairInWords, readPair, writePair } from "../pair";
import type { Grammar } from "./format";
import { levelProblem } from "./words";

/** `ht 1-0`: the goals at half-time; the goals of the whole match are the score itself. */
export const half: Grammar<"half"> = {
  read: (text) => {
    const [, figures = ""] = /^ht (.+)$/.exec(text) ?? [];
    const pair = readPair(figures);
    return pair && { kind: "half", half: pair };
  },
  write: (sheet) => `ht ${writePair(sheet.half)}`,
  headline: () => null,
  units: () => null,
  problem: () => null,
  headlineProblem: (score, _, terms) => levelProblem(score, terms),
  words: (sheet) => `Half-time ${pairInWords(sheet.half)}`,
  example: "ht 1-0",
};
