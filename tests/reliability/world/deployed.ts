import { cp, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { inject } from "vitest";
import { makeFeeds } from "../../../scripts/feeds/makeFeeds";
import { serveSite } from "../../../scripts/hosting/serveSite";
import { restDocuments } from "../../../src/data/rest/restDocuments";
import { foldName } from "../../../src/domain/names";
import { leagues } from "@arena/leagues";
import type { Emulated } from "./emulated";

/** The letters of a text alone. */
export const letters = (text: string): string => foldName(text).replace(/[^\p{L}]/gu, "");

/** The files in which a name is, however its words are joined there. */
export const filesWith = (files: ReadonlyMap<string, string>, name: string): string[] =>
  [...files].flatMap(([file, text]) =>
    text.includes(letters(name)) || letters(file).includes(letters(name)) ? [file] : [],
  );

/** Every file below a folder with the letters of its text, by its place. */
export async function textsBelow(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }): Promise<[string, string]> => {
      const file = join(parentPath, name);
      return [relative(folder, file), letters(await readFile(file, "utf8"))];
    });
  return new Map(await Promise.all(texts));
}

const MEMORY = "memory.json";

/**
 * Builds the site into a folder, with feeds and pages of what is stored: as deployed after what another folder gives out. A build
 * knows nothing of the database, so each is a copy of the one that all goals look at.
 */
export async function deploy({ projectId, firestoreHost }: Emulated, from: string, to: string) {
  const served = await serveSite({ outDir: from });
  await cp(inject("running").outDir, to, { recursive: true });
  const place = { projectId, apiKey: "local", emulatorHost: firestoreHost };
  await makeFeeds({
    leagues: leagues.filter(({ collections: { fixtures, meets } }) => fixtures ?? meets),
    documents: restDocuments(place, { timeout: 30_000 }),
    origins: [served.url],
    dist: to,
    memory: join(to, MEMORY),
    now: Date.now(),
    isRenewal: false,
  }).finally(() => served.close());
}
