import { amountOf } from "@/domain/wording";
import { kinds, type EntityKind } from "@/records/kinds";
import { storedOf, type Job } from "@/records/stored";

/** What a kind of record is called. */
export const wordsOf = (kind: EntityKind) => kinds[kind].words;

/** Why a save or a deletion did not work. */
export function jobError(kind: EntityKind, job: Job, reason: string): string {
  const usual = `The ${wordsOf(kind).one} could not be ${job === "deleting" ? "deleted" : "saved"}`;
  return `${storedOf(kind).failed?.(job) ?? usual}: ${reason}`;
}

/** A count of records of a kind: "1 fixture", "3,120 results". */
export const recordsInWords = (kind: EntityKind, count: number): string =>
  amountOf(count, wordsOf(kind).one, wordsOf(kind).many);
