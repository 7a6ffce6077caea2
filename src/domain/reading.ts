import { limits, ownPicturePattern, urlPattern } from "./limits";
import { fromZonedInput } from "./time";
import { arena } from "@arena/arena";

/*
 * Tolerant reading of stored values. The old site wrote numbers as text, dates as seconds and
 * line-ups as one string; nothing behind this file deals with `unknown`.
 */

const MAX_TEXT = 2000;
// Firestore text can hold controls, bidi overrides and zero-width characters that break a layout.
const unprintable = /[\p{Cc}\p{Cf}]+/gu;
// These among them join letters and emoji, or make a flag of one, and stay between what they join.
const joining = /[\u200D\u{E0020}-\u{E007F}\u200C]/u;
const flagOrTags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0020}-\u{E007F}]/gu;
const unjoined = /(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu;
const shown = /[^\p{M}\p{Z}]/u;

/** The text without characters that show nothing. */
function printable(text: string): string {
  if (!joining.test(text)) return text.replace(unprintable, " ");
  return text
    .replace(flagOrTags, "$1")
    .replace(/[\p{Cc}\p{Cf}]/gu, (one) => (joining.test(one) ? one : " "))
    .replace(unjoined, "$1");
}

/** What people call the characters that come along most often, by their numbers in Unicode. */
const called: Readonly<Record<number, string>> = {
  0xad: "soft hyphen",
  0x200b: "zero-width space",
  0x200c: "zero-width non-joiner",
  0x200d: "zero-width joiner",
  0x200e: "left-to-right mark",
  0x200f: "right-to-left mark",
  0x2060: "word joiner",
  0xfeff: "byte order mark",
};

const hidden = /[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** The characters of a text that show nothing and that reading leaves out, by name: "zero-width space", "U+202E". */
export function invisibleIn(text: string): readonly string[] {
  const kept = new Set(readParagraphs(text).match(hidden) ?? []);
  const gone = (text.match(hidden) ?? []).filter((one) => !/[\t\r\n]/.test(one) && !kept.has(one));
  const names = gone.map((one) => {
    const code = one.codePointAt(0) ?? 0;
    return called[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
  return [...new Set(names)];
}

/** The value as trimmed single-line text; '' for anything that is not text or a finite number. */
export function readText(raw: unknown): string {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== "string") return "";
  const whole = raw
    .slice(0, MAX_TEXT)
    // Half a character, where the cut went through one: no database would take it back.
    .replace(/[\uD800-\uDBFF]$/, "");
  const text = printable(whole)
    // Letters without ink take room and show nothing.
    .replace(/[\s\u115F\u1160\u2800\u3164\uFFA0]+/g, " ")
    .trim();
  // Marks without a letter below them are as good as nothing.
  return shown.test(text) ? text : "";
}

/** The same of a text in paragraphs: its lines stay, with at most one empty line between two of them. */
export function readParagraphs(raw: unknown): string {
  if (typeof raw !== "string") return readText(raw);
  return raw
    .slice(0, MAX_TEXT)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(readText)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A finite number from a number or from text such as "12", " 7.5 " or "−3"; null otherwise. */
export function readNumber(raw: unknown): number | null {
  const text = typeof raw === "string" ? raw.slice(0, 40).trim().replace("\u2212", "-") : raw;
  if (text === "" || (typeof text !== "string" && typeof text !== "number")) return null;
  const parsed = Number(text);
  // Adding 0 turns -0 into 0, which the database would take for the same.
  return Number.isFinite(parsed) ? parsed + 0 : null;
}

/** A number, also one with a word behind it ("12 goals", "6 pts") or as a mark out of ten ("8/10"); else null. */
export function readFigure(raw: unknown): number | null {
  if (typeof raw !== "string") return readNumber(raw);
  const bare = raw
    .slice(0, 40)
    .replace(/^\s*([-+\u2212]?\d+(?:\.\d+)?)\s*(?:\/ ?10|[a-z]+\.?)\s*$/i, "$1");
  return readNumber(bare);
}

/** A whole number within the range; null when it cannot be one. Fractions are cut off, as the old site did. */
export function readInteger(raw: unknown, min: number, max: number): number | null {
  const number = readFigure(raw);
  if (number === null) return null;
  const whole = Math.trunc(number) + 0;
  return whole < min || whole > max ? null : whole;
}

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);
// Below this a number can only be seconds: as milliseconds it would lie before 1974.
const SECONDS_BELOW = 1e11;

function plausible(ms: number): number | null {
  const whole = Math.floor(ms);
  return whole >= EARLIEST && whole < LATEST ? whole : null;
}

function isMap(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** "14/03/2027, 16:00:00", day first, as browsers here wrote it, as ISO text; any other text unchanged. */
const dayFirst = (text: string) =>
  text.replace(
    /^(\d\d?)[/.](\d\d?)[/.](\d{4})(?:[, ]+(\d\d?)(:\d\d(?::\d\d)?))?$/,
    (_, day: string, month: string, year: string, hour?: string, rest = "") =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` +
      (hour === undefined ? "" : `T${hour.padStart(2, "0")}${rest}`),
  );

/**
 * A moment in epoch milliseconds from a Date, a Firestore Timestamp, `{seconds, nanoseconds}`,
 * epoch seconds or milliseconds (number or text), ISO text or a date with the day first; null when none of these,
 * or when the year is not between 1990 and 2100 (the old site's broken dates read as 1970).
 * Text without a zone of its own is read on the arena's clock, so that it means the same everywhere.
 */
export function readMoment(raw: unknown): number | null {
  if (raw instanceof Date) return plausible(raw.getTime());
  if (isMap(raw)) {
    const seconds = readNumber(raw["seconds"] ?? raw["_seconds"]);
    const nanoseconds = readNumber(raw["nanoseconds"] ?? raw["_nanoseconds"]) ?? 0;
    return seconds === null ? null : plausible(seconds * 1000 + nanoseconds / 1e6);
  }
  const number = readNumber(raw);
  if (number !== null) return plausible(number < SECONDS_BELOW ? number * 1000 : number);
  if (typeof raw !== "string") return null;
  const text = dayFirst(raw.slice(0, 40).trim());
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const local = fromZonedInput(text, arena.timeZone);
  if (local !== null) return plausible(local);
  // Only what names its zone is left to the engine; anything else it would read on the visitor's clock.
  return /(?:z|[+-]\d{2}:?\d{2})$/i.test(text) ? plausible(Date.parse(text)) : null;
}

// Far beyond any form's limits, so that a hostile document costs no time.
const MAX_LIST_TEXT = 20_000;
const MAX_LIST_ENTRIES = 1_000;

/** The entries of a comma-separated text, trimmed, without empty ones; commas within parentheses separate nothing. */
export function splitList(text: string): string[] {
  const entries: string[] = [];
  let start = 0;
  let depth = 0;
  const end = Math.min(text.length, MAX_LIST_TEXT);
  for (let at = 0; at <= end; at++) {
    const character = at === end ? "\n" : text[at];
    if (character === "(") depth = 1;
    else if (character === ")") depth = 0;
    else if (character === "\n" || (character === "," && depth === 0)) {
      entries.push(readText(text.slice(start, at)));
      start = at + 1;
      depth = 0;
    }
  }
  return entries.filter((entry) => entry !== "");
}

/** A name from a text, or from a map that has one. */
export function readName(raw: unknown): string {
  return isMap(raw) ? readText(raw["player"]) || readText(raw["name"]) : readText(raw);
}

/** A list of names from a list of texts or of maps, or from one comma-separated text; empty entries are dropped. */
export function readNames(raw: unknown, max: number): string[] {
  if (typeof raw === "string") return splitList(raw).slice(0, max);
  if (!Array.isArray(raw)) return [];
  // An entry of a list may itself be the whole comma-separated text of the old form.
  return raw
    .slice(0, MAX_LIST_ENTRIES)
    .flatMap((entry) => splitList(readName(entry)))
    .slice(0, max);
}

/** The address when it is safe to load (https, plain host), else ''. */
export function readUrl(raw: unknown): string {
  const text = typeof raw === "string" ? raw.trim() : "";
  return text.length <= limits.url && urlPattern.test(text) ? text : "";
}

/** Whether an address is that of a picture that was made in the app. */
export const isOwnPicture = (address: string): boolean => ownPicturePattern.test(address);

/** The address of a picture: one on the web, or of one that was made in the app; else ''. */
export const readPicture = (raw: unknown): string =>
  typeof raw === "string" && isOwnPicture(raw) ? raw : readUrl(raw);

/** The entries of a stored list; a text is a list of one. */
export function readEntries(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, MAX_LIST_ENTRIES);
  return typeof raw === "string" ? [raw.slice(0, MAX_LIST_TEXT)] : [];
}

/** The entries of a stored list that are maps; anything else is dropped. */
export function readMaps(raw: unknown): Record<string, unknown>[] {
  return Array.isArray(raw) ? raw.slice(0, MAX_LIST_ENTRIES).filter(isMap) : [];
}

/** The value when it is a map, else an empty one. */
export function readMap(raw: unknown): Record<string, unknown> {
  return isMap(raw) ? raw : {};
}
