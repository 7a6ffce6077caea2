import { apostrophesToSpaces, betweenWords } from "@/domain/names";

/** Matches a score or a time: "3-2", "3–2", "3:2", "2½-1½", "2.5-1.5". */
const figures = /^(\d{0,3}(?:½|[.,]5)?)[-–:](\d{0,3}(?:½|[.,]5)?)$/;

/** Matches a numbered round as visitors type it: "week 4", "game week 4", "GW4", "matchday 4". */
const rounds =
  /(?:(?<!\p{L})(?:(?:game|match)[\s-]*)?(?:week|round)|match[\s-]*day|gw)\s*0*(\d{1,3})(?!\d)/giu;

const ROUND = /^round\d+$/;

/**
 * Returns a numbered round as one word. Otherwise "week 4" would also find matches on the 4th of a month in a "Student
 * Week".
 */
export const roundTerm = (number: number) => `round${number}`;

/** Writes a figure as in scores: a half as "½", and without a 0 before it. */
const asWritten = (figure: string) => figure.replace(/[.,]5$/, "½").replace(/^0+½$/, "½");

/** Returns the words of a text for the index, and also the parts at an apostrophe, so that "Brien" finds "O’Brien". */
export const findableOf = (text: string): string[] => [
  ...new Set([...tokensOf(text), ...tokensOf(apostrophesToSpaces(text))]),
];

/**
 * Splits a text into words; a score is one word. Otherwise "3-2" would also find matches on a day with a 3 and a 2,
 * such
 * as 3 February.
 */
export function tokensOf(text: string): string[] {
  const inRounds = text.replace(rounds, (_, number: string) => ` ${roundTerm(Number(number))} `);
  return inRounds.split(/[\n\r\p{Z}]+/u).flatMap((piece) => {
    const [, a, b] = figures.exec(piece) ?? [];
    if (a && b) return [`${asWritten(a)}–${asWritten(b)}`];
    return piece.split(betweenWords).filter((_, at) => at % 2 === 0);
  });
}

export const isFigure = (term: string) => figures.test(term);

/** Whether a term matches only if it is equal: a score, a round, or a day or month as a number. */
export const isExact = (term: string) =>
  isFigure(term) || ROUND.test(term) || /^\d{1,2}$/.test(term);
