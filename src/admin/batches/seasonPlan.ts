import type { OpenBatch } from "@/data/batches/batches";

/*
 * The text `how` in the batch that closes a season: the id of the season. "into " before the id means that records that
 * were left over move into a season that is closed already, so no season ends with that.
 */

const INTO = "into ";

/** Returns the text `how` for closing a season. @param isPast whether the season is closed already */
export const howClosed = (season: string, isPast: boolean): string =>
  isPast ? `${INTO}${season}` : season;

/** Checks whether a batch moves left-over records into a season that was closed before. @param how of the batch */
export const isIntoPast = (how: string): boolean => how.startsWith(INTO);

/** Checks whether a batch closes or reopens a season. */
export const isOfSeason = ({ what }: Pick<OpenBatch, "what">): boolean =>
  what === "close" || what === "reopen";
