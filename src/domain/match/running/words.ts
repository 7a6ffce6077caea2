import type { RubberSet, Sheet, Targets } from "../detail/format";
import { inLetters } from "../detail/words";
import { lowerFirst } from "../../wording";
import { pairInWords } from "../pair";
import { courseOf, openSet } from "./course";
import { linesOf, type Line } from "./lines";

const small = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function setInWords({ score, tieBreak, instead }: RubberSet): string {
  if (instead) return `[${pairInWords(score)}]`;
  const raised = tieBreak === null ? [] : [...String(tieBreak)].map((one) => small[Number(one)]);
  return `${pairInWords(score)}${raised.join("")}`;
}

const hasBegun = ({ sets }: Line) => sets.some(({ score: [a, b] }) => a + b > 0);

/** Formats a line under way: "25–23 · 23–25 · now 11–9". */
export function lineInWords(line: Line, targets: Targets): string {
  const { open } = courseOf(line, targets);
  const { sets } = line;
  if (open === null || open >= sets.length) return sets.map(setInWords).join(" · ");
  // The points of a tie-break follow the set that they decide.
  const isTieBreak = sets[open]?.instead && sets[open - 1]?.score[0] === sets[open - 1]?.score[1];
  const first = isTieBreak ? open - 1 : open;
  const now = sets.slice(first).map(setInWords).join(" ");
  return [...sets.slice(0, first).map(setInWords), `now ${now}`].join(" · ");
}

/**
 * Formats a sheet under way in one line; '' if it adds nothing to the score.
 * @param parts the names of the individual matches of a tie
 */
export function runningWords(sheet: Sheet, targets: Targets, parts: readonly string[]): string {
  const lines = linesOf(sheet);
  if (targets.kind === "sets" || targets.kind === "periods") {
    return lines.map((line) => lineInWords(line, targets)).join("");
  }
  return lines
    .flatMap((line, at) =>
      courseOf(line, targets).open !== null && hasBegun(line)
        ? [`${parts[at] ?? `Match ${at + 1}`}: ${lineInWords(line, targets)}`]
        : [],
    )
    .join(" · ");
}

const ordinals = ["1st", "2nd", "3rd", "4th"];

/** Returns the part under way: "Set 3", "2nd quarter", "Overtime 2"; '' if the line is over. */
export function stageInWords(line: Line, targets: Targets): string {
  const { open } = courseOf(line, targets);
  if (open === null) return "";
  if (targets.kind !== "periods") {
    const isTieBreak = openSet(line, targets)?.instead;
    if (isTieBreak) return "Tie-break";
    return `${targets.kind === "games" ? "Game" : "Set"} ${open + 1}`;
  }
  const { periods, noun } = targets;
  const at = Math.min(open, Math.max(0, line.sets.length - 1));
  if (at >= periods) return at === periods ? "Overtime" : `Overtime ${at - periods + 1}`;
  if (periods === 1) return noun;
  return `${ordinals[at] ?? inLetters(at + 1)} ${lowerFirst(noun)}`;
}
