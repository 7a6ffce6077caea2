import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredFields } from "@/data/documents";
import type { Backup, BackupRecord } from "@/data/ownerTasks";
import { contentOf } from "@/data/saving/recordDocument";
import { seedData } from "@/demo/seed/seedData";
import { restFields } from "../../scripts/seed/firestoreValues";
import { workerProject } from "../harness/workerProject";
import { emulatorHost } from "../rules/rest";
import { the } from "./steps";
import { testedFirestore } from "./testedFirestore";
import type { TestedStore } from "./testedStore";

/** A whole database is downloaded, lost, and brought back: nothing of thousands of records is another one then. */

const RECORDS = 3_000;
const root = `projects/${workerProject}/databases/(default)/documents`;
const url = `http://${emulatorHost()}/v1/${root}`;
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

let tested: TestedStore;
beforeAll(async () => {
  tested = await testedFirestore();
  await tested.reset();
});
afterAll(() => tested.close());

type Stored = readonly [path: string, fields: StoredFields];

async function commit(writes: readonly object[]): Promise<void> {
  for (let from = 0; from < writes.length; from += 400) {
    const body = JSON.stringify({ writes: writes.slice(from, from + 400) });
    const answer = await fetch(`${url}:commit`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/** The seed, with records of the old site among it, and players enough to make so many. */
function manyRecords(): Stored[] {
  const { ofArena, collections } = seedData({ now: new Date(), variant: "hard" });
  // A league that was opened is among the arena's own records, and its collections are looked for by it.
  const own = [...ofArena, ...collections].flatMap(({ collection, documents }) =>
    documents
      .filter(({ broken }) => !broken)
      .map(({ id, document }): Stored => [
        `${collection}/${id}`,
        // Written by restFields, which names each type.
        restFields(document) as StoredFields,
      ]),
  );
  const players = own.filter(([path]) => path.startsWith("mlsPlayers/"));
  const more = Array.from({ length: RECORDS - own.length }, (_, at): Stored => {
    const [path, fields] = the(players[at % players.length]);
    return [`${path}-${at}`, fields];
  });
  return [...own, ...more];
}

const isNew = ([, fields]: Stored) => "version" in fields;

it(`brings ${RECORDS} records back from a download, each as it was`, async () => {
  const records = manyRecords();
  await commit(records.map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } })));
  const owner = await tested.connect({ role: "owner" });
  const tasks = await owner.ownerTasks();
  const download = async () =>
    tasks.readBackup(the((await tasks.download()) ?? undefined).lines.join(""));
  const byPath = ({ documents }: Backup) =>
    new Map(documents.map(({ path, fields }) => [path, inOrder(fields)]));
  const backup = await download();
  const kept = byPath(backup);
  for (const [path, fields] of records) expect(kept.get(path), path).toBe(inOrder(fields));

  await commit(records.map(([path]) => ({ delete: `${root}/${path}` })));
  const preview = the((await tasks.previewBackup(backup)) ?? undefined).records;
  expect(preview).toHaveLength(RECORDS);
  expect(preview.every(({ effect }) => effect === "added")).toBe(true);
  const outcome = await tasks.restore(preview);
  expect(
    outcome.failed.map(({ item, reason }) => `${item.collection}/${item.id}: ${reason}`),
  ).toEqual([]);
  expect(outcome.left).toEqual([]);

  // The types too: what a save of today wrote is stored again to the letter.
  const back = byPath(await download());
  for (const [path] of records.filter(isNew)) expect(back.get(path), path).toBe(kept.get(path));
  // What an old site wrote is saved as today's forms would: the same to every reader.
  const again = the((await tasks.previewBackup(backup)) ?? undefined).records;
  expect(again.filter(({ effect }: BackupRecord) => effect !== "same")).toEqual([]);
}, 900_000);

/** Firestore's notation in one order and one way to write a time, without what every save sets anew. */
const inOrder = (fields: StoredFields) =>
  JSON.stringify(sorted(contentOf(fields)))
    .replaceAll('.000Z"', 'Z"')
    .replaceAll('"values":[]', "");

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
