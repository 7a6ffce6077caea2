import { namesDay, readMomentCell, type ParsedMoment } from "@/domain/cells/moment";
import { plainWords } from "@/domain/cells/plainWords";
import { gameWeekNumber } from "@/domain/match/gameWeek";
import { readText } from "@/domain/reading";
import type { GridRow } from "./grid";
import type { SeasonYears } from "./yearOfDays";

const WEEK_WORD = String.raw`(?:game ?week|match ?week|match ?day|week|wk|round|rd|runde|spieltag|jornada|journee|giornata|rodada|hafta|ronda|gw|md|r|j)`;
const weekBehind = new RegExp(`^${WEEK_WORD}[ .:#-]*0*(\\d{1,3})$`);
const weekAhead = new RegExp(`^0*(\\d{1,3})(?:st|nd|rd|th|\\.|ª|º|a|e|re|ere|eme)? ?${WEEK_WORD}$`);

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );
const ORDINAL = new RegExp(`^(${ordinals.join("|")}) (?=${WEEK_WORD}$)`);

/** Replaces an ordinal word by figures: "second round" becomes "2 round". */
const inFigures = (words: string) =>
  words.replace(ORDINAL, (_, word: string) => `${ordinals.indexOf(word) + 1} `);

/** Returns the game week in a cell: the number of a round or week, in any words, else the text itself. */
export function weekOf(cell: string): string {
  const words = inFigures(plainWords(cell));
  const number =
    weekBehind.exec(words)?.[1] ??
    weekAhead.exec(words)?.[1] ??
    /^0*(\d{1,3})\.0?$/.exec(words)?.[1];
  return number === undefined ? readText(cell) : String(Number(number));
}

/** Checks whether a cell contains the number of a round or week. */
export const isWeek = (cell: string): boolean => {
  const words = inFigures(plainWords(cell));
  return (
    weekBehind.test(words) ||
    weekAhead.test(words) ||
    (gameWeekNumber(cell) !== null && !/^\d+$/.test(words))
  );
};

/** The day or game week that a line without a match gives for the matches below. */
export interface LineAbove {
  readonly day: ParsedMoment | null;
  readonly week: string | null;
}

/** The title before a day in such a line: "Results, Sat 15 May". */
const TITLE =
  /^(?:(?:match )?results?|fixtures?|matches|games|scores|ergebnisse|spiele|r[ée]sultats|resultados|risultati)\b\s*(?:of|for|on|vom|du|de|del|[-–—:,])?\s*/iu;

/** Describes such a line for the administrator who pasted it. */
export function aboveInWords({ day, week }: LineAbove): string {
  const what = day && week ? "A round and a day: those" : day ? "A day: that" : "A round: that";
  return `${what} of the matches below`;
}

const ROUND_AND_DAY = /^(.+?)\s*(?:[-–—:,|(]|\bon\b)\s*(.+?)\)?$/;

function cellAbove(cell: string): LineAbove | null {
  const plain = cell
    .trim()
    .replace(/^\p{L}+\s*:\s*/u, "")
    .replace(TITLE, "");
  const said = readMomentCell(plain);
  if (namesDay(said)) return { day: said, week: null };
  if (isWeek(cell)) return { day: null, week: weekOf(cell) };
  const [, one = "", other = ""] = ROUND_AND_DAY.exec(cell.trim()) ?? [];
  const [round, day] = isWeek(one) ? [one, readMomentCell(other)] : [other, readMomentCell(one)];
  return isWeek(round) && namesDay(day) ? { day, week: weekOf(round) } : null;
}

/** Returns the day or game week that a line gives for the matches below; null for any other line. */
export function lineAbove({ cells }: GridRow): LineAbove | null {
  const said = cells.filter((cell) => cell.trim() !== "").map(cellAbove);
  const [one, other, ...more] = said;
  if (!one || other === null || more.length > 0) return null;
  if (other && (one.day ?? other.day) !== null && (one.week ?? other.week) === null) return null;
  return { day: one.day ?? other?.day ?? null, week: one.week ?? other?.week ?? null };
}

/** Returns the years of the season in titles: "2023/24", "Season 2024"; null if there are none or different ones. */
export function yearsIn(titles: readonly GridRow[]): SeasonYears | null {
  const texts = titles.flatMap((row) => (lineAbove(row) ? [] : row.cells));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?<!\d[-/.]?)((?:19|20)\d\d)(?:\s?[-–/]\s?(\d{4}|\d\d))?(?![-/.]?\d)/g)].map(
      ([, one = "", two = one]) => {
        const from = Number(one);
        return { from, to: two.length === 2 ? Number(one.slice(0, 2) + two) : Number(two) };
      },
    ),
  );
  const [years, ...others] = found;
  const isSaid =
    years !== undefined && others.every((one) => one.from === years.from && one.to === years.to);
  return isSaid && (years.to === years.from || years.to === years.from + 1) ? years : null;
}
