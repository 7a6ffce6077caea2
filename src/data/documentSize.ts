import { arena } from "@arena/arena";
import type { EntityKind } from "@/records/record";
import { DataFailure } from "./failure";
import { plainValue } from "./plain";

/** Most bytes of a published document. Firestore's own limit is 1,048,576. */
export const MAX_PUBLISHED_BYTES = 900_000;
/** From this size on a season should be closed, before its next match no longer fits: 80 % of the limit, in bytes. */
export const NEARLY_FULL_BYTES = 0.8 * MAX_PUBLISHED_BYTES;

const encoder = new TextEncoder();
/** By Firestore's rules a text takes its UTF-8 bytes and one more. */
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

/** Returns the size of a document in bytes by Firestore's storage size calculations, without the size of its name. */
export function documentSize(document: object): number {
  return valueSize(plainValue(document)) + 32;
}

/** Formats a size in kilobytes, at least "1 kB". */
export const kilobytes = (size: number) =>
  `${Math.max(1, Math.round(size / 1000)).toLocaleString(arena.locale)} kB`;

/** The content of a published document: records of a kind, or a league’s sheet. */
export type PublishedKind = EntityKind | "sheet";

/**
 * Kinds whose records belong to matches or meets: moving these to a past season makes room in the published document.
 */
const ofMatches: ReadonlySet<PublishedKind> = new Set([
  "sheet",
  "fixtures",
  "results",
  "meets",
  "events",
]);

/** Returns advice on how to make room in a published document of that kind. */
export const roomAdvice = (kind: PublishedKind): string =>
  ofMatches.has(kind)
    ? "Move finished matches to a past season, under Seasons: they stay public there."
    : "Delete what is not needed any more.";

/** Returns the failure for records, or a league's sheet, that are too large for one published document. */
export function tooLargeToPublish(bytes: number, kind: PublishedKind): DataFailure {
  return new DataFailure(
    "tooLarge",
    `These records take ${kilobytes(bytes)}, more than the ${kilobytes(MAX_PUBLISHED_BYTES)} that ` +
      `fit into one site copy. ${roomAdvice(kind)}`,
  );
}
