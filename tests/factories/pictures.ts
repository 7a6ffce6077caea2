import { createHash } from "node:crypto";

/** What Chromium makes of one see-through pixel, in base64. */
const PIXEL =
  "UklGRkgAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAIAAAAAAFZQOCAgAAAAMAEAnQEqAQABAAEAHCWkAANwAP7+/9OQAAAA";

/** A picture's text of so many characters; without, a small one. @param mark tells one from another */
export function picture(mark = "", length = 0): string {
  const text = PIXEL + mark;
  const wanted = Math.max(length, 4 * Math.ceil(text.length / 4));
  return text.padEnd(wanted, "A");
}

/** What a picture of a league is called. */
export const pictureDigest = (league: string, text: string): string =>
  createHash("sha256").update(`${league} ${text}`).digest("hex");
