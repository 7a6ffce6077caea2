import { amountOf } from "@/domain/wording";
import { kinds, type EntityKind } from "@/records/kinds";

/** What a kind of record is called. */
export const wordsOf = (kind: EntityKind) => kinds[kind].words;

export type Job = "adding" | "updating" | "deleting";

/** Why a save or a deletion did not work. */
export function jobError(kind: EntityKind, job: Job, reason: string): string {
  const { one } = wordsOf(kind);
  // The catalogue of error texts has a sentence of its own for players.
  if (kind === "players") return `Error ${job} ${one}: ${reason}`;
  return `The ${one} could not be ${job === "deleting" ? "deleted" : "saved"}: ${reason}`;
}

/** A count of records of a kind: "1 fixture", "3,120 results". */
export const recordsInWords = (kind: EntityKind, count: number): string =>
  amountOf(count, wordsOf(kind).one, wordsOf(kind).many);
