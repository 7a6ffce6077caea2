/** A number of two figures at least. */
export const two = (figure: string | number) => String(figure).padStart(2, "0");

/** The time of twelve or 24 hours as "16:30"; null where there is none such. */
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

/** "3:00" with nothing that says which half of the day; "03:00" is of 24 hours. */
const VAGUE = /^[1-8][:.]\d\d$/;

/** A time of day that a text begins with. */
interface TimePrefix {
  readonly length: number;
  readonly time: string;
  readonly isVague?: boolean;
}

/** The time of day at the beginning of a text; null where there is none. */
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

/** How a range goes on: `later`; over midnight, which may be an offset from UTC as well; or `offset`, which is none. */
function rangeOf(start: string, end: string): "later" | "night" | "offset" {
  const [one, other] = [start, end].map(
    (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  );
  if (one === undefined || other === undefined || other >= one) return "later";
  return other + 1440 - one <= LONGEST_MATCH ? "night" : "offset";
}

/** Minutes. */
const LONGEST_MATCH = 240;

/**
 * A cell with the beginning alone of a range of times: "2-3.30pm" as "14:00"; null where the meaning is open, as of
 * "23:00-01:00", which may be an hour behind UTC. An offset behind seconds or an ISO time is no end.
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

/** The time that a part of a day is, as spreadsheets keep it: 0.5 as "12:00". */
export function timeOfPart(part: number): string {
  const minutes = Math.round(part * 1440) % 1440;
  return `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
