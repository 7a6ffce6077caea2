/** Formats a number with at least two digits. */
export const two = (figure: string | number) => String(figure).padStart(2, "0");

/**
 * Returns a time of the 12-hour or 24-hour clock as "16:30"; null if no such time exists. @param half "a" or "p", as in
 * a.m. and p.m.
 */
function clock(hours: string, minutes: string, half: string | undefined): string | null {
  let hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  if (half === "a" && hour > 12) return null;
  if (half === "p" && hour === 0) return null;
  if (half === "a" && hour === 12) hour = 0;
  if (half === "p" && hour < 12) hour += 12;
  return `${two(hour)}:${two(minutes)}`;
}

const HALF = String.raw`\s?([ap])\.?\s?(?:m\.?)?(?![a-z])`;
const WORD = String.raw`\s?(?:uhr|hrs?|hours|h|o'clock)\b\.?`;
const times: readonly RegExp[] = [
  new RegExp(String.raw`^(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:[.,]\d+)?)?(?!\d)(?:${HALF}|${WORD})?`),
  new RegExp(String.raw`^(\d{1,2})\s?h\s?(\d\d)(?!\d)(?:\s?m(?:in)?\b)?`),
  new RegExp(String.raw`^(\d{1,2})()(?:${HALF}|${WORD})`),
  new RegExp(String.raw`^(\d\d)(\d\d)(?:${HALF}|${WORD})`),
];

/** Matches "3:00" without a.m. or p.m., which may be morning or afternoon; "03:00" is of the 24-hour clock. */
const VAGUE = /^[1-8][:.]\d\d$/;

/** A time of day at the beginning of a text, with the number of characters it takes. */
interface TimePrefix {
  readonly length: number;
  readonly time: string;
  readonly isVague?: boolean;
}

/** Returns the time of day at the beginning of a text; null if there is none. */
export function timeOfDay(text: string): TimePrefix | null {
  for (const pattern of times) {
    const [all, hours = "", minutes = "", half] = pattern.exec(text) ?? [];
    const time = all === undefined ? null : clock(hours, minutes || "0", half);
    if (all !== undefined && time !== null)
      return { length: all.length, time, ...(VAGUE.test(all) && { isVague: true }) };
  }
  const [noon] = /^(?:12 )?(?:noon|midday|mittags?)\b/.exec(text) ?? [];
  return noon === undefined ? null : { length: noon.length, time: "12:00" };
}

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d\d))?(:\d\d)?\s?(?:([ap])\.?\s?m?\.?(?![a-z])|(uhr|hrs?|h)\b\.?)?`;
const range = new RegExp(
  String.raw`(?:(?:von|from|de|das|dalle|entre|between) )?(?<![\d:./+-])${CLOCK}(\s*(?:-|to|until|till|bis|ate|a|al|hasta|au|y|and)\s*)${CLOCK}(?![\d:./-])`,
  "g",
);

/**
 * Returns the kind of a range of times: `later`, the end is on the same day; `night`, it may pass midnight, but the
 * second figure may also be an offset from UTC; `offset`, it would be too long to be a range.
 */
function rangeOf(start: string, end: string): "later" | "night" | "offset" {
  const [one, other] = [start, end].map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  );
  if (one === undefined || other === undefined || other >= one) return "later";
  return other + 1440 - one <= LONGEST_MATCH ? "night" : "offset";
}

/** The longest match that can pass midnight, in minutes. */
const LONGEST_MATCH = 240;

/**
 * Returns a cell with only the beginning of each range of times: "2-3.30pm" becomes "14:00". Null if the meaning is
 * ambiguous, as in "23:00-01:00", where "-01:00" may be an offset of one hour behind UTC. An offset after seconds or
 * after an ISO time is not treated as the end of a range.
 */
export function withoutEnds(text: string): string | null {
  let isTold = true;
  const plain = text.replace(range, (all: string, ...found: readonly (string | undefined)[]) => {
    const [h1 = "", m1, s1, half1, word1, joint = "", h2 = "", m2, , half2, word2] = found;
    const isTimed =
      (m2 ?? half2 ?? word2) !== undefined &&
      (m1 ?? half1 ?? word1 ?? half2 ?? word2) !== undefined;
    const [own, end] = [clock(h1, m1 ?? "0", half1), clock(h2, m2 ?? "0", half2)];
    if (!isTimed || own === null || end === null) return all;
    const inherited =
      half1 === undefined && half2 !== undefined ? clock(h1, m1 ?? "0", half2) : null;
    const start = inherited !== null && rangeOf(inherited, end) === "later" ? inherited : own;
    const goesOn = rangeOf(start, end);
    const isClose = /^ ?-$/.test(joint) && /^\d\d$/.test(h2) && (half2 ?? word2) === undefined;
    const isIso = s1 !== undefined || joint === " -" || /\dt\d/.test(text);
    if (isClose && (isIso || goesOn === "offset")) return all;
    if (goesOn === "offset" || (isClose && goesOn === "night")) isTold = false;
    const isVague = (half1 ?? half2 ?? word1 ?? word2) === undefined && m1 !== undefined;
    return isVague ? `${h1}:${m1}` : start;
  });
  return isTold ? plain : null;
}

/**
 * Returns the time for a fraction of a day, as spreadsheets store times: 0.5 becomes "12:00". The last half minute
 * becomes "23:59", because 00:00 would be of the next day.
 */
export function timeOfPart(part: number): string {
  const minutes = Math.min(Math.round(part * 1440), 1439);
  return `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
