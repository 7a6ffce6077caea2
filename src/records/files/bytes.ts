/** A file's first bytes say that it is a packed spreadsheet (.xlsx, .ods). */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Whether every second byte is zero, as in Latin letters of UTF-16. */
function zerosAt(bytes: Uint8Array, first: 0 | 1): boolean {
  const length = Math.min(bytes.length - (bytes.length % 2), 200);
  for (let at = first; at < length; at += 2) if (bytes[at] !== 0) return false;
  return length > 3;
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
