import { urlPattern } from "./limits";

/*
 * Tolerant reading of stored values. The old site wrote numbers as text, dates as seconds and
 * line-ups as one string; nothing behind this file deals with `unknown`.
 */

const MAX_TEXT = 2000;
// Firestore text can hold controls, bidi overrides and zero-width characters that break a layout.
const unprintable = /[\p{Cc}\p{Cf}]+/gu;

/** The value as trimmed single-line text; '' for anything that is not text or a finite number. */
export function readText(raw: unknown): string {
  if (typeof raw === "number" && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== "string") return "";
  return raw.slice(0, MAX_TEXT).replace(unprintable, " ").replace(/\s+/g, " ").trim();
}

/** A finite number from a number or from text such as "12" or " 7.5 "; null otherwise. */
export function readNumber(raw: unknown): number | null {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : null;
  if (typeof raw !== "string" || raw.trim() === "") return null;
  const parsed = Number(raw.trim());
  return Number.isFinite(parsed) ? parsed : null;
}

/** A whole number within the range; null when it cannot be one. Fractions are cut off, as the old site did. */
export function readInteger(raw: unknown, min: number, max: number): number | null {
  const number = readNumber(raw);
  if (number === null) return null;
  const whole = Math.trunc(number);
  return whole < min || whole > max ? null : whole;
}

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2101, 0, 1);
// Below this a number can only be seconds: as milliseconds it would lie before 1974.
const SECONDS_BELOW = 1e11;

function plausible(ms: number): number | null {
  return ms >= EARLIEST && ms < LATEST ? ms : null;
}

function isMap(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/**
 * A moment in epoch milliseconds from a Date, a Firestore Timestamp, `{seconds, nanoseconds}`,
 * epoch seconds or milliseconds (number or text) or ISO text; null when none of these,
 * or when the year is not between 1990 and 2100 (the old site's broken dates read as 1970).
 */
export function readMoment(raw: unknown): number | null {
  if (raw instanceof Date) return plausible(raw.getTime());
  if (isMap(raw)) {
    const seconds = readNumber(raw["seconds"] ?? raw["_seconds"]);
    return seconds === null ? null : plausible(seconds * 1000);
  }
  const number = readNumber(raw);
  if (number !== null) return plausible(number < SECONDS_BELOW ? number * 1000 : number);
  if (typeof raw !== "string" || !/^\d{4}-\d{2}/.test(raw.trim())) return null;
  const parsed = Date.parse(raw.trim());
  return Number.isNaN(parsed) ? null : plausible(parsed);
}

/** A list of names from a list or from one comma-separated text; empty entries are dropped. */
export function readNames(raw: unknown, max: number): string[] {
  const entries = Array.isArray(raw) ? raw : typeof raw === "string" ? raw.split(/[,\n]/) : [];
  return entries
    .map(readText)
    .filter((name) => name !== "")
    .slice(0, max);
}

/** The address when it is safe to load (https, plain host), else ''. */
export function readUrl(raw: unknown): string {
  const text = typeof raw === "string" ? raw.trim() : "";
  return text.length <= 300 && urlPattern.test(text) ? text : "";
}

/** The entries of a stored list that are maps; anything else is dropped. */
export function readMaps(raw: unknown, max: number): Record<string, unknown>[] {
  return Array.isArray(raw) ? raw.filter(isMap).slice(0, max) : [];
}

/** The value when it is a map, else an empty one. */
export function readMap(raw: unknown): Record<string, unknown> {
  return isMap(raw) ? raw : {};
}
