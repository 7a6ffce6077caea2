import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Shot } from "./camera";

const pixelsOf = (file: string) => sharp(file).raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures have the same size and the same pixels. */
async function areAlike(file: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(file), pixelsOf(other)]);
  return a.info.width === b.info.width && a.info.height === b.info.height && a.data.equals(b.data);
}

/** Returns the screenshots that differ from the file with the same name in another folder, or that are new. */
export async function changedShots(shots: readonly Shot[], before: string): Promise<Shot[]> {
  const changed: Shot[] = [];
  for (const shot of shots) {
    const old = path.join(before, path.basename(shot.file));
    if (!existsSync(old) || !(await areAlike(shot.file, old))) changed.push(shot);
  }
  return changed;
}
