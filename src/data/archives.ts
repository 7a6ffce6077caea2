import { readInteger, readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/** Days for which history is kept after it was written, and after its season's record was changed last. */
export const ARCHIVE_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Until when the history of a closed season may go into an archive, in epoch milliseconds: until its end, but no later than
 * its record was changed last, and nothing of the last 30 days. Null for a season that is not closed.
 */
export function archiveEnd(
  {
    ended,
    closed,
    updatedAt,
  }: {
    readonly ended: number | null;
    readonly closed: number | null;
    readonly updatedAt: number | null;
  },
  now: number,
): number | null {
  if (closed === null || updatedAt === null) return null;
  return Math.min(ended ?? closed, updatedAt, now - ARCHIVE_DAYS * DAY);
}

/** That an owner keeps a league's history until a moment in a file. */
export interface Archive {
  readonly league: string;
  /** The closed season that the file was made for. */
  readonly season: string;
  /** Entries up to then are in the file or in an older one, in epoch milliseconds. */
  readonly until: number;
  readonly count: number;
  /** SHA-256 of the entries in the order of their ids. */
  readonly digest: string;
  /** The uid of the owner. */
  readonly by: string;
  readonly at: number | null;
}

/** The archive's note that a document holds; null for anything else. */
export function archiveIn(data: RawDocument | null): Archive | null {
  const until = readMoment(data?.["until"]);
  if (!data || until === null) return null;
  return {
    league: readText(data["league"]),
    season: readText(data["season"]),
    until,
    count: readInteger(data["count"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    digest: readText(data["digest"]),
    by: readText(data["by"]),
    at: readMoment(data["at"]),
  };
}
