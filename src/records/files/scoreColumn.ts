import { plainWords } from "@/domain/cells/plainWords";
import type { SaidScore } from "@/domain/cells/score";
import type { ScoreFormat } from "@/domain/match/detail";
import type { Pair } from "@/domain/match/pair";
import type { Ask } from "./reading";

/** The messages for matches without a result, by their status. */
export const inWords: Readonly<Record<string, string>> = {
  postponed: "Postponed: there is no result",
  cancelled: "Cancelled: there is no result",
  abandoned: "Abandoned: enter by hand what became of it",
};

/**
 * Returns a function that checks whether a cell of a column of scores may be a time of day: websites show the kick-off
 * there until a match is played, and spreadsheets change 4:0 to "4:00". If other cells end in minutes such as 01 or 13,
 * all of them are scores.
 */
export function bothAreClocks(cells: readonly string[]): (cell: string) => boolean {
  const isTime = (cell: string) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(cell);
  const areScores = cells.some((cell) => isTime(cell) && Number(cell.slice(-2)) % 5 !== 0);
  return (cell) => isTime(cell) && !areScores;
}

/** Swaps both sides of a score in which the away team's figure is first; null if a part of it cannot be swapped. */
export function turned(said: SaidScore | null): SaidScore | null {
  if (said?.says !== "score") return said;
  const { score, half, ending, detail } = said;
  if (detail !== "" || ending.how === "awarded") return null;
  const around = ([one, other]: Pair): Pair => [other, one];
  return {
    ...said,
    score: around(score),
    half: half && around(half),
    ending: ending.how === "shootOut" ? { ...ending, kicks: around(ending.kicks) } : ending,
  };
}

/** Returns remarks about parts of a score's cell that are left out: a mark after it, the score before extra time. */
export function leftOutOf(
  cell: string,
  said: Extract<SaidScore, { says: "score" }>,
): readonly string[] {
  const [, level, , more] = /[([]\s*((\d{1,2})\s*[-:]\s*\2)\s*(?:([,;])|[)\]])/.exec(cell) ?? [];
  const isLate = said.ending.how === "extraTime" || said.ending.how === "shootOut";
  const isEarly = isLate && level !== undefined && (said.half === null || more !== undefined);
  return [
    ...(/[*†‡]$/.test(cell) ? [`The mark behind “${cell}” is left out`] : []),
    ...(isEarly ? [`“${level}” is left out: it may be the score before extra time`] : []),
  ];
}

/** Checks whether a column of details contains only one pair in every line, although several parts were played. */
export function areTotalsOf(
  lines: readonly (readonly [detail: string, score: readonly [string, string]])[],
): boolean {
  const filled = lines.filter(([detail]) => detail !== "");
  return (
    filled.length > 0 &&
    filled.every(
      ([detail, [one, other]]) =>
        /^\d{1,3}\s*[:–-]\s*\d{1,3}$/.test(detail) && Number(one) + Number(other) > 1,
    )
  );
}

/**
 * Checks whether figures count whole points, in a sport that stores half points: "2½" of four, not 5 half points of
 * eight.
 */
export function countsWholes(
  pairs: readonly (readonly [string, string])[],
  format: ScoreFormat | null,
): boolean {
  if (pairs.flat().some((cell) => /[½]|[.,]\d/.test(cell))) return true;
  const boards = format?.contests ?? null;
  const sums = pairs.flatMap(([a, b]) =>
    /^\d+$/.test(a) && /^\d+$/.test(b) ? [Number(a) + Number(b)] : [],
  );
  return boards !== null && sums.length > 0 && sums.every((sum) => sum <= boards);
}

/**
 * Returns what contradicts a score: the letter H, D or A, or the name of the winner; null if nothing does.
 * @param lead 1 if the home team has more, -1 if the away team has more, 0 for a level score
 */
export function contradictionOf(
  [letter, winner]: readonly [letter: string, winner: string],
  lead: number,
  [home, away]: readonly [home: string, away: string],
): string | null {
  if (letter !== "" && { h: 1, d: 0, a: -1 }[letter.toLowerCase()] !== lead) return letter;
  const won = plainWords(winner);
  const side = won === plainWords(home) ? 1 : won === plainWords(away) ? -1 : 0;
  return won !== "" && side !== 0 && lead !== 0 && side !== lead ? winner : null;
}

/** The id of the question about matches with fewer points than boards. */
export const UNPLAYED = "unplayed";

/** The id of the question about the order of figures if the away team is named first. */
export const FIRST_SIDE = "first";

/** Returns the question whose figure is first in a score. */
export const firstSideAsk = (lines: readonly number[]): readonly Ask[] =>
  lines.length === 0
    ? []
    : [
        {
          id: FIRST_SIDE,
          what: "The visitor is named before the team at home. Whose figure is the first of a score?",
          lines,
          choices: [
            { value: "B", label: "The visitor’s" },
            { value: "A", label: "That of the team at home" },
          ],
        },
      ];

/** Returns the question whether some boards were not played. */
export const unplayedAsk = (lines: readonly number[]): readonly Ask[] =>
  lines.length === 0
    ? []
    : [
        {
          id: UNPLAYED,
          what: "The points of some matches are fewer than the boards. Was a board played by nobody?",
          lines,
          choices: [{ value: "yes", label: "Yes, it was played by nobody" }],
        },
      ];
