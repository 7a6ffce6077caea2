import { DataFailure } from "@/data/failure";
import { MINUTE } from "@/domain/durations";
import { dayOf } from "@/domain/day";
import { arena } from "@arena/arena";

const ending = (isPacked: boolean) => `.json${isPacked ? ".gz" : ""}`;

/** The name of a backup's file, with the day on which it was made, and which part it is where there are several. */
export const backupName = (made: number, isPacked: boolean, part: number | null = null) =>
  `arena-backup-${dayOf(made, arena.timeZone)}${part === null ? "" : `-part-${part}`}${ending(isPacked)}`;

/** The name of the file of a league's history until a season ended. */
export const archiveName = (league: string, season: string, isPacked: boolean) =>
  `arena-history-${league}-${season}${ending(isPacked)}`;

const canPack = () => typeof CompressionStream !== "undefined";

/** The lines as a file: packed where the browser can. */
export async function pack(lines: readonly string[]): Promise<{ blob: Blob; isPacked: boolean }> {
  const plain = new Blob([...lines], { type: "application/json" });
  if (!canPack()) return { blob: plain, isPacked: false };
  const stream = plain.stream().pipeThrough(new CompressionStream("gzip"));
  return { blob: await new Response(stream).blob(), isPacked: true };
}

const GZIP = [0x1f, 0x8b] as const;

/** In bytes: browsers hold no longer text. */
const MOST_BYTES = 400e6;
/** A packed backup becomes ten to thirty times as long; what becomes this many times as long was made to fill memory. */
const MOST_TIMES = 200;
const SMALL = 50e6;

const tooLong = () =>
  new DataFailure("tooLarge", "This file is no backup of this site: it unpacks to far too much.");

/** The text of a chosen file, packed or not. @throws DataFailure for more than a browser can hold */
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
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
