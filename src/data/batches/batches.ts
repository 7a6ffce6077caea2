import { limits } from "@/domain/limits";
import { readInteger, readMoment, readText } from "@/domain/reading";
import type { League } from "@/domain/league/league";
import type { RawDocument } from "../documents";

/** Collection of batches that are under way or were cut off: `batches/{id}`. */
export const BATCHES = "batches";

/** The task of a batch. It decides who can continue a batch that was cut off, and how. */
export const batchWorks = [
  "save",
  "delete",
  "undo",
  "replace",
  "callOff",
  "move",
  "officials",
  "close",
  "reopen",
  "publish",
  "paste",
  "restore",
  "erase",
] as const;
export type BatchWork = (typeof batchWorks)[number];

/** Used in place of a league's slug for a batch of the whole arena, which only owners can continue. */
export const WHOLE_ARENA = "*";

/** Limits of the document of a batch. */
export const batchLimits = {
  /** Most characters of `how`. */
  how: 1000,
  ids: 2000,
  /** A batch of at most this many saves gets no document. */
  fewest: 3,
  /** Highest number of items. */
  total: 1_000_000,
  /** Another device may continue the batch after this many minutes. */
  minutes: 10,
} as const;

/** A batch that is about to begin. */
export interface NewBatch {
  /** The id that the history entries of all its saves share. */
  readonly id: string;
  readonly what: BatchWork;
  /** What is needed to continue the batch, besides the ids. */
  readonly how: string;
  /** Slug of its league, or `WHOLE_ARENA`. */
  readonly league: string;
  readonly total: number;
  /** Ids of the records, in order; empty if another device cannot continue by them. */
  readonly ids: readonly string[];
}

/** A batch that has begun and is not finished. */
export interface OpenBatch extends NewBatch {
  /** The uid of the account that began it. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

const listIn = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** Reads a batch from its document; null if this version does not know the task. */
export function batchIn(id: string, stored: RawDocument): OpenBatch | null {
  const what = batchWorks.find((one) => one === stored["what"]);
  if (!what) return null;
  return {
    id,
    what,
    how: readText(stored["how"]),
    league: readText(stored["league"]),
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
    total: readInteger(stored["total"], 0, batchLimits.total) ?? 0,
    ids: listIn(stored["ids"]).slice(0, batchLimits.ids).map(readText),
  };
}

/** Returns the ids to store with a batch: only valid ids; empty if there are too many. */
export const idsToKeep = (ids: readonly string[]): readonly string[] =>
  ids.length > batchLimits.ids ? [] : ids.filter((id) => limits.idPattern.test(id));

/** Batches that are under way or were cut off. Every promise settles within 15 seconds. */
export interface Batches {
  /** Stores that a batch begins. @throws DataFailure */
  begin(batch: NewBatch): Promise<void>;
  /** Deletes the document of a batch that is finished or given up. Repeating this is safe. @throws DataFailure */
  end(id: string): Promise<void>;
  /**
   * Returns the open batches of a league, or of the whole arena if `league` is null; newest first.
   * @throws DataFailure
   */
  open(league: League | null): Promise<readonly OpenBatch[]>;
  /** Returns the records that a batch has saved, as `collection/id`, from the league's history. @throws DataFailure */
  saved(league: League, id: string): Promise<ReadonlySet<string>>;
}
