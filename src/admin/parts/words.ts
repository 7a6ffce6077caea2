import { amountOf } from "@/domain/wording";
import { kinds, type EntityKind } from "@/records/kinds";
import { storedOf, type Job } from "@/records/stored";

/** Returns the words for a kind of record: its name in the singular and plural, and messages. */
export const wordsOf = (kind: EntityKind) => kinds[kind].words;

/** Makes the message that a save or a deletion failed. */
export function jobError(kind: EntityKind, job: Job, reason: string): string {
  const usual = `The ${wordsOf(kind).one} could not be ${job === "deleting" ? "deleted" : "saved"}`;
  return `${storedOf(kind).failed?.(job) ?? usual}: ${reason}`;
}

/** Counts records of a kind in words: "1 fixture", "3,120 results". */
export const recordsInWords = (kind: EntityKind, count: number): string =>
  amountOf(count, wordsOf(kind).one, wordsOf(kind).many);
