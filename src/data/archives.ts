import { readInteger, readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "./documents";

/**
 * History stays in the database for this many days after it was written, and after its season's record was last
 * changed.
 */
export const ARCHIVE_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns until when the history of a closed season may be moved to an archive, in epoch milliseconds: the end of the
 * season, but no later than the last change of its record, and no later than 30 days ago. Null if the season is not
 * closed.
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

/** A note that an owner has a file with a league's history up to a moment. */
export interface Archive {
  readonly league: string;
  /** The closed season that the file was made for. */
  readonly season: string;
  /** History entries up to this moment are in this file or in an older one; in epoch milliseconds. */
  readonly until: number;
  /** The number of entries in the file. */
  readonly count: number;
  /** SHA-256 of the entries in the order of their ids. */
  readonly digest: string;
  /** The uid of the owner. */
  readonly by: string;
  readonly at: number | null;
}

/** Reads the note of an archive from a document; null if the document is no such note. */
export function parseArchive(data: RawDocument | null): Archive | null {
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
