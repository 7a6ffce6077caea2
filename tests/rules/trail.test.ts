import { afterAll, beforeAll, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { inParallel } from "../reliability/world/inParallel";
import { wholly } from "./alike";
import { edited, example } from "./examples";
import { collections, type Collection } from "./registry";
import { restCommit } from "./rest";
import {
  makeSave,
  publishedDocument,
  rebuildOf,
  seedOf,
  storedRecord,
  writesOf,
  type Write,
} from "./save";
import { report, Tally } from "./tally";
import { chief, makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/** Goal A12: nothing that visitors see changes without its entry in the trail, whoever writes. */

const tally = new Tally();
let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator();
});
afterAll(() => world.close());

const isEntry = ({ path }: Write) => path.startsWith("history/");
const commit = (writes: readonly Write[]) =>
  restCommit(world.projectId, writes, world.tokenOf(chief));

/** The commit with an entry that tells of another record. */
const tellingOf = (id: string, writes: readonly Write[]): Write[] =>
  writes.map((write) =>
    isEntry(write) && write.op === "set"
      ? {
          ...write,
          fields: { ...write.fields, id, record: `${String(write.fields["collection"])}/${id}` },
        }
      : write,
  );

/** Each way to change what a collection shows, with and without its entry. */
async function tryAllWays(collection: Collection): Promise<void> {
  const { name, league, editOnly } = collection;
  const past = `${name}@${league.seasons.at(-1)?.id}`;
  const stored = storedRecord(example(collection));
  await world.seed(seedOf({ [name]: { one: stored, two: stored } }));
  await world.seed({ [`published/${past}`]: publishedDocument({}) });
  const save = { collection: name, id: "one", stored, by: "chief", published: true } as const;
  const update = writesOf(makeSave({ ...save, fields: edited(collection) }));
  const removal = writesOf(makeSave({ ...save, fields: null }));
  const creation = writesOf(
    makeSave({ ...save, id: "new", stored: null, fields: example(collection) }),
  );
  const saves = { update, removal, creation };
  // A rebuild is judged by the name of what it makes, a save by the rules of its collection.
  for (const [what, writes] of wholly.includes(collection) ? Object.entries(saves) : []) {
    const quiet = writes.filter((write) => !isEntry(write));
    await tally.forbidRest(`${what} of ${name} without its entry`, commit(quiet));
    await tally.forbidRest(
      `${what} of ${name} with an entry of another record`,
      commit(tellingOf("two", writes)),
    );
    for (const write of quiet) {
      await tally.forbidRest(`${what} of ${name}: ${write.path} alone`, commit([write]));
    }
  }
  for (const target of [name, past, league.slug]) {
    const [published] = rebuildOf(target, "chief");
    await tally.forbidRest(`rebuild of ${target} without its entry`, commit([published]));
    await tally.forbidRest(
      `${target} taken away`,
      commit([{ op: "delete", path: `published/${target}` }]),
    );
    await tally.allowRest(`rebuild of ${target}`, commit(rebuildOf(target, "chief")));
  }
  if (!wholly.includes(collection)) return;
  await world.seed(seedOf({ [name]: { one: stored, two: stored } }));
  await tally.allowRest(`update of ${name}`, commit(update));
  if (!editOnly) await tally.allowRest(`creation in ${name}`, commit(creation));
}

it("changes no visible document without the entry that tells of it", async () => {
  // Collections of one league share its sheet.
  await inParallel(leagues, 4, async (league) => {
    for (const one of collections.filter((each) => each.league === league)) await tryAllWays(one);
  });
  report(
    "A12 trail",
    `${tally.forbidden} tried, ${tally.leaks.length} passed; ${tally.allowed} allowed, ${tally.refused.length} refused`,
  );
  expect([...tally.leaks, ...tally.refused]).toEqual([]);
  expect(tally.forbidden).toBeGreaterThanOrEqual(200);
});
