/** Checks by the first bytes whether a file is a zip archive, as .xlsx and .ods files are. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Checks whether most bytes at every second position are zero, as in Latin text in UTF-16. */
function zerosAt(bytes: Uint8Array, first: 0 | 1): boolean {
  const length = Math.min(bytes.length - (bytes.length % 2), 200);
  const units = bytes.subarray(0, length).filter((_, at) => at % 2 === first);
  return length > 3 && units.filter((byte) => byte === 0).length * 10 >= units.length * 7;
}

/** The first bytes of other kinds of files, and the kind in words. */
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

/** The start of texts that are no tables, and their kind in words. */
const OTHER_TEXTS: readonly (readonly [begins: RegExp, what: string])[] = [
  [/^(?:<!doctype html|<html|<head|<body|<table|<meta|<div)\b/i, "a web page"],
  [/^<\?xml\b/i, "an XML file"],
  [/^(?:\{\s*"|\[\s*[[{])/, "a JSON file"],
];

/** Control characters, which texts do not have. One can be there by mistake; many mean that the file is no text. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/gu;
/** The length of the start of a file that is checked, in characters. */
const SAMPLE = 4_000;

const refusal = (what: string) =>
  `This is ${what}, not a table. Save the table as .xlsx or .csv in a spreadsheet program and choose that file.`;

/** Returns why a text is no table (a web page, JSON, control characters); null if it may be one. */
export function whyNoLines(text: string): string | null {
  const start = text.slice(0, SAMPLE).replace(/^\uFEFF/, "");
  const other = OTHER_TEXTS.find(([begins]) => begins.test(start.trimStart()));
  if (other) return refusal(other[1]);
  return (start.match(NO_TEXT)?.length ?? 0) * 100 > start.length
    ? refusal("a file of another kind")
    : null;
}

/** Returns why a file is no text (a PDF, a picture); null if it may be one. */
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

/** The characters of Windows-1252 from 128 to 159, where Latin-1 has control characters; five positions are empty. */
const BEYOND = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/**
 * Decodes a file: UTF-8, UTF-16 of either byte order, or else Windows-1252, which Excel writes as plain "CSV". Any
 * bytes are valid in Windows-1252.
 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    // Some versions of Node decode Windows-1252 as Latin-1.
    return text.replace(/[\u0080-\u009F]/g, (unit) => BEYOND.charAt(unit.charCodeAt(0) - 128));
  }
}

/**
 * Returns the text after storing it in Windows-1252, the encoding of Excel: a question mark for every letter that it
 * does not have.
 */
export const inWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009F\u0100-\uFFFF]/g, (unit) => (BEYOND.includes(unit) ? unit : "?"));
