import { arena } from "@arena/arena";
import { PICTURE_SHARE } from "@/domain/pictures";
import { readInteger } from "@/domain/reading";
import type { RawDocument, Transaction } from "../documents";
import { DataFailure } from "../failure";
import { PICTURE_COUNTS } from "./places";

/** How many pictures a league has, and how much of the database their texts take. */
export interface PictureCount {
  readonly bytes: number;
  readonly count: number;
}

/** How much they may take, in bytes. */
export const pictureShare: number = arena.pictureShare ?? PICTURE_SHARE;

/** From here on the people who keep them are warned. */
const NEARLY = 0.8;

const MOST = 1_000_000_000_000;

/** The count in a document; null where nobody has counted yet. */
export function countIn(stored: RawDocument | null): PictureCount | null {
  if (!stored) return null;
  const of = (key: keyof PictureCount) => readInteger(stored[key], 0, MOST) ?? 0;
  return { bytes: of("bytes"), count: of("count") };
}

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/** What is said of them: how much of the share is taken. */
export const shareInWords = ({ bytes }: PictureCount): string =>
  `${inMegabytes(bytes)} of ${inMegabytes(pictureShare)} MB`;

/** Whether a league has nearly no room left for pictures. */
export const isNearlyFull = ({ bytes }: PictureCount): boolean => bytes >= NEARLY * pictureShare;

/** What the text of a stored picture takes. */
export const textSize = (picture: unknown): number =>
  typeof picture === "string" ? picture.length : 0;

/**
 * A commit in which a picture comes or goes counts it, where the league's pictures are counted. Read before anything is
 * written.
 * @returns what writes the count
 * @throws DataFailure where the league has no room left
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
      `The league’s pictures take ${shareInWords(now)}, so there is no room for another. An owner can tidy them up under Backups.`,
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
