import { limits, ownPicturePattern, urlPattern } from "./limits";
import { fromZonedInput } from "./time";
import { arena } from "@arena/arena";

/*
 * Functions that read stored values tolerantly. The old site stored numbers as text, dates as seconds and line-ups as
 * one string. Code that uses this file never deals with `unknown`.
 */

const MAX_TEXT = 2000;
// Matches control characters, bidi overrides and zero-width characters, which stored text can contain and which break a
// layout.
const unprintable = /[\p{Cc}\p{Cf}]+/gu;
// Matches those of them that join letters and emoji, or make a flag of an emoji; they stay between the characters that
// they join.
const joining = /[\u200D\u{E0020}-\u{E007F}\u200C]/u;
const flagOrTags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0020}-\u{E007F}]/gu;
const unjoined = /(^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu;
const shown = /[^\p{M}\p{Z}]/u;

/** Returns a text without invisible characters. */
function printable(text: string): string {
  if (!joining.test(text)) return text.replace(unprintable, " ");
  return text
    .replace(flagOrTags, "$1")
    .replace(/[\p{Cc}\p{Cf}]/gu, (one) => (joining.test(one) ? one : " "))
    .replace(unjoined, "$1");
}

/** The names of the most frequent invisible characters, by their code points. */
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

/** Returns the names of the invisible characters of a text that reading removes: "zero-width space", "U+202E". */
export function invisibleIn(text: string): readonly string[] {
  const kept = new Set(readParagraphs(text).match(hidden) ?? []);
  const gone = (text.match(hidden) ?? []).filter((one) => !/[\t\r\n]/.test(one) && !kept.has(one));
  const names = gone.map((one) => {
    const code = one.codePointAt(0) ?? 0;
    return called[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
  return [...new Set(names)];
}

/** Returns the value as trimmed text of one line; '' for anything that is not text or a finite number. */
export function readText(raw: unknown): string {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== "string") return "";
  const whole = raw
    .slice(0, MAX_TEXT)
    // Removes half of a surrogate pair at the end of the cut text, because databases refuse it.
    .replace(/[\uD800-\uDBFF]$/, "");
  const text = printable(whole)
    // Some letters are invisible (Hangul fillers, the empty Braille pattern).
    .replace(/[\s\u115F\u1160\u2800\u3164\uFFA0]+/g, " ")
    .trim();
  // A text of combining marks alone is treated as empty.
  return shown.test(text) ? text : "";
}

/** Returns a text with its lines, at most one empty line between two of them. */
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

/** Reads a finite number from a number or from text such as "12", " 7.5 " or "−3"; null for anything else. */
export function readNumber(raw: unknown): number | null {
  const text = typeof raw === "string" ? raw.slice(0, 40).trim().replace("\u2212", "-") : raw;
  if (text === "" || (typeof text !== "string" && typeof text !== "number")) return null;
  const parsed = Number(text);
  // Adding 0 turns -0 into 0, because the database treats them as equal.
  return Number.isFinite(parsed) ? parsed + 0 : null;
}

/**
 * Reads a number, also with a word after it ("12 goals", "6 pts") or as a mark out of ten ("8/10"); null for anything
 * else.
 */
export function readFigure(raw: unknown): number | null {
  if (typeof raw !== "string") return readNumber(raw);
  const bare = raw
    .slice(0, 40)
    .replace(/^\s*([-+\u2212]?\d+(?:\.\d+)?)\s*(?:\/ ?10|[a-z]+\.?)\s*$/i, "$1");
  return readNumber(bare);
}

/** Reads a whole number within the range; null if there is none. Decimals are cut off, as on the old site. */
export function readInteger(raw: unknown, min: number, max: number): number | null {
  const number = readFigure(raw);
  if (number === null) return null;
  const whole = Math.trunc(number) + 0;
  return whole < min || whole > max ? null : whole;
}

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);
// A smaller number must be seconds: as milliseconds it would be before 1974.
const SECONDS_BELOW = 1e11;

function plausible(ms: number): number | null {
  const whole = Math.floor(ms);
  return whole >= EARLIEST && whole < LATEST ? whole : null;
}

function isMap(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/**
 * Converts "14/03/2027, 16:00:00", with the day first as browsers here wrote it, to ISO text; any other text is
 * returned unchanged.
 */
const dayFirst = (text: string) =>
  text.replace(
    /^(\d\d?)[/.](\d\d?)[/.](\d{4})(?:[, ]+(\d\d?)(:\d\d(?::\d\d)?))?$/,
    (_, day: string, month: string, year: string, hour?: string, rest = "") =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` +
      (hour === undefined ? "" : `T${hour.padStart(2, "0")}${rest}`),
  );

/**
 * Reads a moment in epoch milliseconds from a Date, a Firestore Timestamp, `{seconds, nanoseconds}`, epoch seconds or
 * milliseconds (number or text), ISO text or a date with the day first. Null for anything else, and if the year is not
 * between 1990 and 2100 (the old site's broken dates are in 1970). Text without a time zone is read on the arena's
 * clock, so that it means the same on every device.
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
  // Only a text with a time zone is left to the engine, which would read any other on the visitor's clock.
  return /(?:z|[+-]\d{2}:?\d{2})$/i.test(text) ? plausible(Date.parse(text)) : null;
}

// Far above the limits of any form, so that a malicious document costs no time.
const MAX_LIST_TEXT = 20_000;
const MAX_LIST_ENTRIES = 1_000;

/**
 * Splits a comma-separated text into trimmed entries, without empty ones; commas within parentheses do not separate.
 */
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

/** Reads a name from a text, or from a map with a name. */
export function readName(raw: unknown): string {
  return isMap(raw) ? readText(raw["player"]) || readText(raw["name"]) : readText(raw);
}

/**
 * Reads a list of names from a list of texts or of maps, or from one comma-separated text; empty entries are left out.
 */
export function readNames(raw: unknown, max: number): string[] {
  if (typeof raw === "string") return splitList(raw).slice(0, max);
  if (!Array.isArray(raw)) return [];
  // One entry of a list may contain the whole comma-separated text of the old form.
  return raw
    .slice(0, MAX_LIST_ENTRIES)
    .flatMap((entry) => splitList(readName(entry)))
    .slice(0, max);
}

/** Returns the address if it is safe to load (https, plain host), otherwise ''. */
export function readUrl(raw: unknown): string {
  const text = typeof raw === "string" ? raw.trim() : "";
  return text.length <= limits.url && urlPattern.test(text) ? text : "";
}

/** Checks whether an address is that of a picture that was made in the app. */
export const isOwnPicture = (address: string): boolean => ownPicturePattern.test(address);

/** Returns the address of a picture, on the web or made in the app; otherwise ''. */
export const readPicture = (raw: unknown): string =>
  typeof raw === "string" && isOwnPicture(raw) ? raw : readUrl(raw);

/** Returns the entries of a stored list; a text is a list with one entry. */
export function readEntries(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, MAX_LIST_ENTRIES);
  return typeof raw === "string" ? [raw.slice(0, MAX_LIST_TEXT)] : [];
}

/** Returns the entries of a stored list that are maps; others are left out. */
export function readMaps(raw: unknown): Record<string, unknown>[] {
  return Array.isArray(raw) ? raw.slice(0, MAX_LIST_ENTRIES).filter(isMap) : [];
}

/** Returns the value if it is a map, otherwise an empty map. */
export function readMap(raw: unknown): Record<string, unknown> {
  return isMap(raw) ? raw : {};
}
