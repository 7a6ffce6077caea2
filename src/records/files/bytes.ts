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

/**
 * The text of a file: UTF-8, UTF-16 of either order, or else what Excel writes where it says "CSV" alone, Windows-1252.
 * Any bytes are a text in that.
 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
