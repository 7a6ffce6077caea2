/** A file's first bytes say that it is a packed spreadsheet (.xlsx, .ods). */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Whether most bytes in every second place are zero, as in Latin letters of UTF-16. */
function zerosAt(bytes: Uint8Array, first: 0 | 1): boolean {
  const length = Math.min(bytes.length - (bytes.length % 2), 200);
  const units = bytes.subarray(0, length).filter((_, at) => at % 2 === first);
  return length > 3 && units.filter((byte) => byte === 0).length * 10 >= units.length * 7;
}

/** Files of other kinds by their first bytes, and what they are. */
const OTHER_KINDS: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0xd0, 0xcf, 0x11, 0xe0], "an old or locked file of Excel or Word"],
  [[0x1f, 0x8b], "a packed file"],
  [[0x52, 0x61, 0x72, 0x21], "a packed file"],
  [[0x37, 0x7a, 0xbc, 0xaf], "a packed file"],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], "a file of a word processor"],
];

/** Texts that are no lines of cells by how they begin, and what they are. */
const OTHER_TEXTS: readonly (readonly [begins: RegExp, what: string])[] = [
  [/^(?:<!doctype html|<html|<head|<body|<table|<meta|<div)\b/i, "a web page"],
  [/^<\?xml\b/i, "an XML file"],
  [/^(?:\{\s*"|\[\s*[[{])/, "a JSON file"],
];

/** Characters that texts do not have: one may be there by a slip, many are none. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/gu;
/** How much of a file is looked at to know what it is, in characters. */
const SAMPLE = 4_000;

const refusal = (what: string) =>
  `This is ${what}, not a table. Save the table as .xlsx or .csv in a spreadsheet program and choose that file.`;

/** Why a text holds no lines of cells: a web page, JSON, characters that are none; null where it may hold some. */
export function whyNoLines(text: string): string | null {
  const start = text.slice(0, SAMPLE).replace(/^\uFEFF/, "");
  const other = OTHER_TEXTS.find(([begins]) => begins.test(start.trimStart()));
  if (other) return refusal(other[1]);
  return (start.match(NO_TEXT)?.length ?? 0) * 100 > start.length
    ? refusal("a file of another kind")
    : null;
}

/** Why the bytes of a file are no text: a PDF, a picture; null where they may be one. */
export function whyNoText(bytes: Uint8Array): string | null {
  const kind = OTHER_KINDS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  return kind ? refusal(kind[1]) : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (zerosAt(bytes, 1)) return "utf-16le";
  return zerosAt(bytes, 0) ? "utf-16be" : "utf-8";
}

/** What Windows-1252 has from 128 to 159, where Latin-1 has nothing to read; five places are empty. */
const BEYOND = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/**
 * The text of a file: UTF-8, UTF-16 of either order, or else what Excel writes where it says "CSV" alone, Windows-1252.
 * Any bytes are a text in that.
 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    // Some versions of Node take it for Latin-1.
    return text.replace(/[\u0080-\u009F]/g, (unit) => BEYOND.charAt(unit.charCodeAt(0) - 128));
  }
}

/** The text as Excel's own encoding keeps it: a question mark for every letter that it does not have. */
export const inWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009F\u0100-\uFFFF]/g, (unit) => (BEYOND.includes(unit) ? unit : "?"));
