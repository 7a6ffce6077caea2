import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Shot } from "./camera";

/** A picture that is not as it was. */
export interface ChangedShot extends Shot {
  /** The share of its pixels that differ, from 0 to 1; 1 for a picture that is new or has another width. */
  readonly share: number;
}

const pixelsOf = (file: Buffer) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns the share of pixels that differ between two pictures; a part that only one of them has differs. */
async function shareOf(one: Buffer, other: Buffer): Promise<number> {
  // The same browser writes the same pixels as the same bytes.
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width) return 1;
  const [before, after] = [a, b].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4),
  ) as [Uint32Array, Uint32Array];
  const both = Math.min(before.length, after.length);
  const all = Math.max(before.length, after.length);
  let differing = all - both;
  for (let at = 0; at < both; at += 1) if (before[at] !== after[at]) differing += 1;
  return differing / all;
}

/** Returns the pictures that differ from the file with the same name in another folder, or that are new. */
export async function changedShots(
  shots: readonly Shot[],
  before: string,
): Promise<readonly ChangedShot[]> {
  const changed: ChangedShot[] = [];
  for (const shot of shots) {
    const old = path.join(before, path.basename(shot.file));
    const share = existsSync(old)
      ? await shareOf(await readFile(shot.file), await readFile(old))
      : 1;
    if (share > 0) changed.push({ ...shot, share });
  }
  return changed;
}
