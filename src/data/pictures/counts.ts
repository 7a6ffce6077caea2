import { arena } from "@arena/arena";
import { PICTURE_SHARE } from "@/domain/pictures";
import { readInteger } from "@/domain/reading";
import type { RawDocument, Transaction } from "../documents";
import { DataFailure } from "../failure";
import { PICTURE_COUNTS } from "./places";

/** The number of a league's pictures, and the size of their texts in the database, in bytes. */
export interface PictureCount {
  readonly bytes: number;
  readonly count: number;
}

/** Most bytes of a league's pictures. */
export const pictureShare: number = arena.pictureShare ?? PICTURE_SHARE;

/** Administrators are warned if pictures take more than this part of the limit. */
const NEARLY = 0.8;

const MOST = 1_000_000_000_000;

/** Reads the count of a league's pictures from its document; null if no owner has counted them yet. */
export function countIn(stored: RawDocument | null): PictureCount | null {
  if (!stored) return null;
  const of = (key: keyof PictureCount) => readInteger(stored[key], 0, MOST) ?? 0;
  return { bytes: of("bytes"), count: of("count") };
}

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** Formats how much of the limit is used, for example "3.2 of 50 MB". */
export const shareInWords = ({ bytes }: PictureCount): string =>
  `${inMegabytes(bytes)} of ${inMegabytes(pictureShare)} MB`;

/** Whether a league has nearly no room left for pictures. */
export const isNearlyFull = ({ bytes }: PictureCount): boolean => bytes >= NEARLY * pictureShare;

/** Returns the size of a stored picture's text, in bytes. */
export const textSize = (picture: unknown): number =>
  typeof picture === "string" ? picture.length : 0;

/**
 * Updates the count of a league's pictures in a commit that adds or deletes one; does nothing if they are not counted.
 * Call before the transaction's writes, because it reads.
 * @returns a function that writes the count
 * @throws DataFailure if the league has no room left
 */
export async function countPicture(
  transaction: Transaction,
  league: string,
  { id, size, comes }: { readonly id: string; readonly size: number; readonly comes: boolean },
): Promise<() => void> {
  const now = countIn(await transaction.get(PICTURE_COUNTS, league));
  if (!now) return () => {};
  const bytes = comes ? now.bytes + size : Math.max(now.bytes - size, 0);
  if (comes && bytes > pictureShare)
    throw new DataFailure(
      "tooLarge",
      `The league’s pictures use ${shareInWords(now)}, so there is no room for another one. An owner can delete unused pictures under Backups.`,
    );
  const count = comes ? now.count + 1 : Math.max(now.count - 1, 0);
  const lastId = comes ? id : `-${id}`;
  return () =>
    transaction.change(PICTURE_COUNTS, league, [
      [["bytes"], bytes],
      [["count"], count],
      [["lastId"], lastId],
    ]);
}
