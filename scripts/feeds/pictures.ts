import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { League } from "../../src/domain/league/league";
import type { ListedMatch } from "../../src/domain/match/listed";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import { hashOf } from "../projectFiles";
import { drawn, paintMatch, PICTURE } from "./matchPicture";
import type { SeasonWithRecord } from "./seasonPages";
import { paintChampion } from "./seasonPicture";
import { svgPen, type SvgPen } from "./svgPen";
import { loadType, type SetType } from "./type";

/** The folder of the pictures in the site. */
const PICTURES = "/share/drawn";

/** The pictures of matches and past seasons in the built site. */
export interface Pictures {
  /**
   * Writes the picture of a match.
   * @returns its path in the site. Every new content has a new path, because chats do not load a picture a second time
   */
  ofMatch(league: League, clubs: readonly ResolvedClub[], match: ListedMatch): Promise<string>;
  /** Writes the picture of a past season with its champion. @returns its path in the site */
  ofSeason(league: League, clubs: readonly ResolvedClub[], told: SeasonWithRecord): Promise<string>;
  /** Deletes the pictures that this run did not write. @returns the number of pictures, and of the newly drawn ones */
  sweep(): Promise<{ readonly all: number; readonly drawn: number }>;
}

/**
 * Returns the functions that write pictures into the built site. Only pictures that this computer has not drawn before
 * are drawn.
 * @param dist the folder of the built site, which every build empties
 * @param kept the folder in which this computer stores its pictures
 */
export function picturesIn(dist: string, kept: string): Pictures {
  const folder = path.join(dist, PICTURES);
  const used = new Set<string>();
  let loaded: Promise<SetType> | undefined;
  let count = 0;
  async function written(paint: (pen: SvgPen) => void): Promise<string> {
    const pen = svgPen(await (loaded ??= loadType()));
    paint(pen);
    const svg = pen.svg(PICTURE.width, PICTURE.height);
    const file = `${hashOf([svg], 16)}.png`;
    const own = path.join(kept, file);
    if (!existsSync(own)) {
      count += 1;
      await mkdir(kept, { recursive: true });
      await writeFile(own, await drawn(svg));
    }
    if (!used.has(file)) {
      used.add(file);
      await mkdir(folder, { recursive: true });
      await copyFile(own, path.join(folder, file));
    }
    return `${PICTURES}/${file}`;
  }
  return {
    ofMatch: (...of) => written((pen) => paintMatch(pen, ...of)),
    ofSeason: (...of) => written((pen) => paintChampion(pen, ...of)),
    async sweep() {
      for (const place of [folder, kept].filter(existsSync))
        for (const file of await readdir(place))
          if (!used.has(file)) await rm(path.join(place, file));
      return { all: used.size, drawn: count };
    },
  };
}
