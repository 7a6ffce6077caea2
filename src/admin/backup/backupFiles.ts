import { DataFailure } from "@/data/failure";
import { MINUTE } from "@/domain/durations";
import { dayOf } from "@/domain/day";
import { arena } from "@arena/arena";

const ending = (isPacked: boolean) => `.json${isPacked ? ".gz" : ""}`;

/**
 * Returns the name of a backup file, with the day on which it was made.
 * @param made epoch milliseconds
 * @param part the number of the part; null if the backup is one file
 */
export const backupName = (made: number, isPacked: boolean, part: number | null = null) =>
  `arena-backup-${dayOf(made, arena.timeZone)}${part === null ? "" : `-part-${part}`}${ending(isPacked)}`;

/** Returns the file name of an archive: the history of a league until the end of a season. */
export const archiveName = (league: string, season: string, isPacked: boolean) =>
  `arena-history-${league}-${season}${ending(isPacked)}`;

const canPack = () => typeof CompressionStream !== "undefined";

/** Makes a file of the lines, compressed with gzip if the browser can do that. */
export async function pack(lines: readonly string[]): Promise<{ blob: Blob; isPacked: boolean }> {
  const plain = new Blob([...lines], { type: "application/json" });
  if (!canPack()) return { blob: plain, isPacked: false };
  const stream = plain.stream().pipeThrough(new CompressionStream("gzip"));
  return { blob: await new Response(stream).blob(), isPacked: true };
}

const GZIP = [0x1f, 0x8b] as const;

/** Longest text in bytes: browsers cannot hold a longer one. */
const MOST_BYTES = 400e6;
/**
 * A compressed backup becomes ten to thirty times as long when it is unpacked. A file that becomes more than 200 times
 * as long was made to fill the memory.
 */
const MOST_TIMES = 200;
/** In bytes; up to this length the ratio is not checked. */
const SMALL = 50e6;

const tooLong = () =>
  new DataFailure(
    "tooLarge",
    "This file is not a backup of this site: it unpacks to far too much.",
  );

/** Reads the text of a chosen file, compressed or not. @throws DataFailure if it is more than a browser can hold */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw tooLong();
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== GZIP[0] || second !== GZIP[1]) return file.text();
  let length = 0;
  const measured = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MOST_BYTES || (length > SMALL && length > MOST_TIMES * file.size))
        throw tooLong();
      controller.enqueue(chunk);
    },
  });
  const stream = file.stream().pipeThrough(new DecompressionStream("gzip")).pipeThrough(measured);
  return new Response(stream).text();
}

/** Starts the browser's download of a file. */
export function hand(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the file a moment later, so its URL stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
