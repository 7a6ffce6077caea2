import { limits } from "@/domain/limits";
import { readInteger, readMoment, readText } from "@/domain/reading";
import type { League } from "@/domain/league/league";
import type { RawDocument } from "../documents";

/** Where batches that are under way, or were cut off, are kept: `batches/{id}`. */
export const BATCHES = "batches";

/** What a batch does: it decides who can go on with it, and how. */
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

/** The league of a batch of the whole arena, which owners alone go on with. */
export const WHOLE_ARENA = "*";

/** Limits of what a batch says of itself. */
export const batchLimits = {
  /** Characters of `how`. */
  how: 1000,
  ids: 2000,
  /** A batch of this many saves or fewer needs no record. */
  fewest: 3,
  /** Items that are counted. */
  total: 1_000_000,
  /** Minutes after which another device may go on with it. */
  minutes: 10,
} as const;

/** A batch when it begins. */
export interface NewBatch {
  /** The group that the history's entries of its saves share. */
  readonly id: string;
  readonly what: BatchWork;
  /** What going on needs besides the ids. */
  readonly how: string;
  /** Slug of its league, or `WHOLE_ARENA`. */
  readonly league: string;
  readonly total: number;
  /** Ids of the records, in their order; none where another device cannot go on by them. */
  readonly ids: readonly string[];
}

/** A batch that began and did not end. */
export interface OpenBatch extends NewBatch {
  /** The uid of the account that began it. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

const listIn = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

/** The batch in a document; null where it says of no work that this version knows. */
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

/** The ids as a batch may keep them: those that are ids, none where there are too many. */
export const idsToKeep = (ids: readonly string[]): readonly string[] =>
  ids.length > batchLimits.ids ? [] : ids.filter((id) => limits.idPattern.test(id));

/** Batches that are under way or were cut off. Every promise settles within 15 seconds. */
export interface Batches {
  /** Says that a batch begins. @throws DataFailure */
  begin(batch: NewBatch): Promise<void>;
  /** Says that it is finished, or given up. Repeating it is safe. @throws DataFailure */
  end(id: string): Promise<void>;
  /** Those of a league, newest first; without one those of the whole arena. @throws DataFailure */
  open(league: League | null): Promise<readonly OpenBatch[]>;
  /** The records that its saves wrote, as `collection/id`, by the league's history. @throws DataFailure */
  saved(league: League, id: string): Promise<ReadonlySet<string>>;
}
