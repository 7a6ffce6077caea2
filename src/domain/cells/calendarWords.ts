import { enGB } from "date-fns/locale/en-GB";
import { de } from "date-fns/locale/de";
import { es } from "date-fns/locale/es";
import { fr } from "date-fns/locale/fr";
import { it } from "date-fns/locale/it";
import { pt } from "date-fns/locale/pt";
import { tr } from "date-fns/locale/tr";
import type { Day, Month } from "date-fns";
import { plainWords } from "./plainWords";

/** The languages in which months and weekdays of pasted spreadsheets are understood. */
const languages = [enGB, de, fr, es, pt, it, tr];

const monthNumbers: readonly Month[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const weekdayNumbers: readonly Day[] = [0, 1, 2, 3, 4, 5, 6];
const widths = ["wide", "abbreviated", "short"] as const;

/** Returns the number of each word; a word that means two different numbers is left out, unless `also` decides it. */
function meanings<N extends number>(
  numbers: readonly N[],
  namesOf: (number: N) => readonly string[],
  also: Readonly<Record<string, N>>,
): ReadonlyMap<string, N> {
  const found = new Map<string, N | null>();
  const add = (word: string, number: N) =>
    found.set(word, found.has(word) && found.get(word) !== number ? null : number);
  for (const number of numbers) {
    for (const name of namesOf(number)) {
      // Portuguese names of weekdays end in "-feira".
      const word = plainWords(name).replace(/\.|-feira$/g, "");
      add(word, number);
    }
  }
  for (const [word, number] of Object.entries(also)) found.set(word, number);
  return new Map([...found].flatMap(([word, number]) => (number === null ? [] : [[word, number]])));
}

const monthNames = meanings<Month>(
  monthNumbers,
  (month) =>
    languages.flatMap(({ localize }) => {
      const wide = localize.month(month, { width: "wide" });
      const formal = localize.month(month, { width: "wide", context: "formatting" });
      // Most people shorten a month to its first three or four letters.
      const plain = plainWords(wide);
      return [wide, formal, localize.month(month, { width: "abbreviated" })].concat(
        plain.length > 4 ? [plain.slice(0, 4)] : [],
        [plain.slice(0, 3)],
      );
    }),
  // As a month "mar" is March; it is also a weekday (see below).
  { mar: 2, sept: 8, juil: 6, mrz: 2, janner: 0, feber: 1, set: 8 },
);

const weekdayNames = meanings<Day>(
  weekdayNumbers,
  (day) =>
    languages.flatMap(({ localize }) => [
      ...widths.map((width) => localize.day(day, { width })),
      plainWords(localize.day(day, { width: "wide" })).slice(0, 3),
    ]),
  // Words of two letters are read as German.
  {
    mo: 1,
    di: 2,
    mi: 3,
    do: 4,
    fr: 5,
    sa: 6,
    so: 0,
    paz: 0,
    cum: 5,
    mar: 2,
    mer: 3,
    tues: 2,
    thur: 4,
    thurs: 4,
    weds: 3,
    sonnabend: 6,
  },
);

/** Returns the month, from 0, that a word means in one of the languages above; undefined if none. */
export const monthOf = (word: string): Month | undefined => monthNames.get(word);

/** Returns the weekday, from 0 for Sunday, that a word means in one of the languages above; undefined if none. */
export const weekdayOf = (word: string): Day | undefined => weekdayNames.get(word);
