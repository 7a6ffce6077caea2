import { readFileSync } from "node:fs";
import path from "node:path";
import { restFields } from "../../../scripts/seed/firestoreValues";
import { PUBLISHED, publishedId } from "../../../src/data/published";
import {
  publishedSeed,
  seedData,
  sheetSeeds,
  type SeedCollection,
} from "../../../src/demo/seed/seedData";
import type { StoredDocument } from "../../../src/records/document";
import { mls } from "../../arena/leagues/mls";

/** A project on a Firestore emulator. */
export interface Project {
  readonly projectId: string;
  readonly firestoreHost: string;
}

/** The emulator lets this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
/** A commit may hold 500 documents and 4 MiB. */
const COMMIT_SIZE = 400;
const COMMIT_LENGTH = 2_000_000;

async function send(url: string, method: string, body: object): Promise<void> {
  const answer = await fetch(url, { method, headers: OWNER, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
}

type Written = readonly [path: string, document: StoredDocument];

/** The same records as those of another season. */
function ofSeason(seeded: SeedCollection, season: string | undefined): SeedCollection {
  if (season === seeded.season) return seeded;
  const documents = seeded.documents.map((one) => ({
    ...one,
    id: `${season}-${one.id}`,
    document: { ...one.document, ...(season !== undefined && { season }) },
  }));
  return { ...seeded, season, documents };
}

/** Visitors list nothing, so one league with its records shows that their number does not matter. */
const kept = Object.values(mls.collections);

/** The records of one season of a collection, and the document they are published in. */
function written({ collection, season, documents }: SeedCollection, now: Date): Written[] {
  const records = kept.includes(collection) ? documents : [];
  return [
    ...records.map(({ id, document }): Written => [`${collection}/${id}`, document]),
    [`${PUBLISHED}/${publishedId(collection, season)}`, publishedSeed({ documents }, now)],
  ];
}

/**
 * So many seasons of every league as visitors read them: the seed's current one, and its last one again for each year
 * before. The records behind them are football's.
 */
export async function fillSeasons({ projectId, firestoreHost }: Project, seasons: number) {
  const now = new Date();
  const content = readFileSync(path.resolve("firestore.rules"), "utf8");
  await send(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, "PUT", {
    rules: { files: [{ name: "firestore.rules", content }] },
  });
  const years = Array.from({ length: seasons - 1 }, (_, before) => `${2025 - before}`);
  const seed = seedData({ now });
  const collections = seed.collections.flatMap((seeded): SeedCollection[] => {
    if (seeded.season === undefined) return [seeded];
    // The registry names a season before, so publishing makes its document though it were empty.
    if (years.length === 0) return [{ ...seeded, documents: [] }];
    return years.map((year) => ofSeason(seeded, year));
  });
  const all = [
    ...seed.ofArena.map(({ collection, published }): Written => [
      `${PUBLISHED}/${collection}`,
      published,
    ]),
    ...collections.flatMap((seeded) => written(seeded, now)),
    ...sheetSeeds(collections, now).map(({ id, document }): Written => [
      `${PUBLISHED}/${id}`,
      document,
    ]),
  ];
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = all.map(([document, fields]) => ({
    update: { name: `${root}/${document}`, fields: restFields(fields) },
  }));
  for (const commit of commitsOf(writes)) {
    await send(`http://${firestoreHost}/v1/${root}:commit`, "POST", { writes: commit });
  }
}

/** The same in portions that the database takes. */
function commitsOf(writes: readonly object[]): readonly (readonly object[])[] {
  const commits: object[][] = [];
  let length = Infinity;
  for (const write of writes) {
    const own = JSON.stringify(write).length;
    const last = commits.at(-1);
    if (last && last.length < COMMIT_SIZE && length + own <= COMMIT_LENGTH) {
      last.push(write);
      length += own;
    } else {
      commits.push([write]);
      length = own;
    }
  }
  return commits;
}
