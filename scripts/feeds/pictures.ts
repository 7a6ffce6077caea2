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

/** Where the site has them. */
const PICTURES = "/share/drawn";

/** The pictures of matches and past seasons in the built site. */
export interface Pictures {
  /** Writes the picture of a match. @returns its address in the site, another one for every content: chats keep what they fetched */
  ofMatch(league: League, clubs: readonly ResolvedClub[], match: ListedMatch): Promise<string>;
  /** The same of a past season with its champion. */
  ofSeason(league: League, clubs: readonly ResolvedClub[], told: SeasonWithRecord): Promise<string>;
  /** Takes away those that this run did not write. @returns how many there are, and how many of them were drawn */
  sweep(): Promise<{ readonly all: number; readonly drawn: number }>;
}

/**
 * Draws what this computer has not drawn before.
 * @param dist the built site, which every build empties
 * @param kept where this computer keeps what it drew
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
