import { atApostrophes, betweenWords } from "@/domain/names";

/** A score or a time: "3-2", "3–2", "3:2", "2½-1½", "2.5-1.5". */
const figures = /^(\d{0,3}(?:½|[.,]5)?)[-–:](\d{0,3}(?:½|[.,]5)?)$/;

/** A numbered round in the words that people type: "week 4", "game week 4", "GW4", "matchday 4". */
const rounds =
  /(?:(?<!\p{L})(?:(?:game|match)[\s-]*)?(?:week|round)|match[\s-]*day|gw)\s*0*(\d{1,3})(?!\d)/giu;

const ROUND = /^round\d+$/;

/** A numbered round as one word, else "week 4" would find what is on the 4th of a month in any Student Week. */
export const roundTerm = (number: number) => `round${number}`;

/** A figure as scores write it: halves as a sign, and alone where there is no other. */
const asWritten = (figure: string) => figure.replace(/[.,]5$/, "½").replace(/^0+½$/, "½");

/** The words of a text to be found, and the parts at an apostrophe besides: "Brien" finds "O’Brien". */
export const findableOf = (text: string): string[] => [
  ...new Set([...tokensOf(text), ...tokensOf(atApostrophes(text))]),
];

/** The words of a text; a score is one of them, else "3-2" would find whatever is on 3 December. */
export function tokensOf(text: string): string[] {
  const inRounds = text.replace(rounds, (_, number: string) => ` ${roundTerm(Number(number))} `);
  return inRounds.split(/[\n\r\p{Z}]+/u).flatMap((piece) => {
    const [, a, b] = figures.exec(piece) ?? [];
    if (a && b) return [`${asWritten(a)}–${asWritten(b)}`];
    return piece.split(betweenWords).filter((_, at) => at % 2 === 0);
  });
}

export const isFigure = (term: string) => figures.test(term);

/** Whether nothing else is meant by that than what is equal: a score, a round, a day or month in figures. */
export const isExact = (term: string) =>
  isFigure(term) || ROUND.test(term) || /^\d{1,2}$/.test(term);
