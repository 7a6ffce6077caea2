import type { OpenBatch } from "@/data/batches/batches";

/*
 * What closing a season says of itself in its batch: the season. A past one that gets what is left of it is closed already,
 * which ends nothing.
 */

const INTO = "into ";

export const howClosed = (season: string, isPast: boolean): string =>
  isPast ? `${INTO}${season}` : season;

/** Whether what is left goes into a season that was closed before. */
export const isIntoPast = (how: string): boolean => how.startsWith(INTO);

/** Whether it closes or reopens a season. */
export const isOfSeason = ({ what }: Pick<OpenBatch, "what">): boolean =>
  what === "close" || what === "reopen";
