import { arena } from "@arena/arena";
import type { EntityKind } from "@/records/record";
import { DataFailure } from "./failure";
import { plainValue } from "./plain";

/** The most bytes a published document may have: Firestore takes 1,048,576. */
export const MAX_PUBLISHED_BYTES = 900_000;
/** From here on a season should be closed, before its next match no longer fits: 80 %. */
export const NEARLY_FULL_BYTES = 0.8 * MAX_PUBLISHED_BYTES;

const encoder = new TextEncoder();
/** A text counts its UTF-8 bytes and one more. */
const textSize = (text: string) => encoder.encode(text).length + 1;

function valueSize(value: unknown): number {
  if (typeof value === "string") return textSize(value);
  if (typeof value === "number" || value instanceof Date) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valueSize(one), 0);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).reduce(
      (sum, [key, one]) => sum + textSize(key) + valueSize(one),
      0,
    );
  }
  return 1;
}

/** What a document takes up in bytes, by Firestore's storage size calculations, without its own name. */
export function documentSize(document: object): number {
  return valueSize(plainValue(document)) + 32;
}

/** A size in bytes in words, at least "1 kB". */
export const kilobytes = (size: number) =>
  `${Math.max(1, Math.round(size / 1000)).toLocaleString(arena.locale)} kB`;

/** What a published document is of: records of a kind, or a league’s sheet. */
export type PublishedKind = EntityKind | "sheet";

/** Kinds of record of which past seasons are of matches: they make room when these are moved there. */
const ofMatches: ReadonlySet<PublishedKind> = new Set([
  "sheet",
  "fixtures",
  "results",
  "meets",
  "events",
]);

/** What makes room in a published document of that kind. */
export const roomAdvice = (kind: PublishedKind): string =>
  ofMatches.has(kind)
    ? "Move finished matches to a past season, under Seasons: they stay public there."
    : "Delete what is not needed any more.";

/** The failure to publish that many bytes of a kind's records, or of a league's sheet. */
export function tooLargeToPublish(bytes: number, kind: PublishedKind): DataFailure {
  return new DataFailure(
    "tooLarge",
    `These records take ${kilobytes(bytes)}, more than the ${kilobytes(MAX_PUBLISHED_BYTES)} that ` +
      `fit into one site copy. ${roomAdvice(kind)}`,
  );
}
