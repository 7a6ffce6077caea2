import {
  doc,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  deleteDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isShort } from "../harness/forms";
import { outsidersOf, wholly } from "./alike";
import { edited, example } from "./examples";
import { arenaCollections, collections, type Collection } from "./registry";
import { isOfArena } from "@/records/kinds";
import {
  makeSave,
  seedOf,
  storedRecord,
  versionOf,
  writesOf,
  type Fields,
  type Save,
} from "./save";
import { report, Tally } from "./tally";
import {
  adminOf,
  chief,
  commitSave,
  makeRulesEmulator,
  sdkCommit,
  sdkWrite,
  sdkFields,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/** Goal A1: who may change what, by the SDK. The rightful administrator's try is the twin of everybody else's. */

const tally = new Tally();
let world: RulesEmulator;

/**
 * Those of the leagues, and of the arena; in `npm test` one for each way of saving and reading. That its league saves what
 * another function judges, valid.test.ts shows.
 */
const rows = isShort ? wholly : [...collections, ...arenaCollections];

/**
 * The rules of a kind are made once and named per league: its first collection stands for all of them where every
 * way is tried; the others show that they have those rules.
 */
const standsForKind = ({ kind, name }: Collection) =>
  rows.find((one) => one.kind === kind)?.name === name;

const administratorsOf = (collection: Collection) =>
  [adminOf[collection.league.slug], chief].filter((one) => one !== undefined);

/** What is the arena's is kept by administrators of any league. */
const strangersTo = (collection: Collection): Identity[] => [
  ...outsidersOf(collection),
  // Rules ask a writer for one league by name: two administrators of others stand for all of them.
  ...Object.entries(adminOf)
    .flatMap(([slug, admin]) =>
      slug === collection.league.slug || isOfArena(collection.kind) ? [] : [admin],
    )
    .slice(0, wholly.includes(collection) ? 2 : 1),
];

/** The seeded records of a collection: each rightful writer changes and deletes one of his own. */
const targets = ["edit-0", "edit-1", "transact-0", "transact-1", "delete-0", "delete-1", "kept"];
const seeded = new Map<string, Fields>();

function targetOf(collection: Collection, id: string): Fields {
  const stored = seeded.get(`${collection.name}/${id}`);
  if (!stored) throw new Error(`${id} was not seeded`);
  return stored;
}

interface Operation {
  readonly name: string;
  readonly run: (who: Identity) => Promise<unknown>;
}

function saveOf(collection: Collection, id: string, who: Identity, change: Partial<Save> = {}) {
  const stored = seeded.get(`${collection.name}/${id}`) ?? null;
  const fields = stored ? edited(collection) : example(collection);
  const by = who.uid ?? "nobody";
  const save = makeSave({ collection: collection.name, id, fields, stored, by, published: true });
  return { ...save, ...change };
}

function deletionOf(collection: Collection, id: string, who: Identity): Save {
  const by = who.uid ?? "nobody";
  const stored = targetOf(collection, id);
  return makeSave({ collection: collection.name, id, fields: null, stored, by, published: true });
}

/** What the league's administrators may do and nobody else; `turn` tells the two of them apart. */
function rightful(
  collection: Collection,
  turn: number,
): (Operation & { readonly allowed: boolean })[] {
  const { name, editOnly } = collection;
  // A club that has a record may have a row of its id (saving.test.ts); this one has none.
  const made = editOnly ? `of-no-club-${turn}` : `new-${turn}`;
  return [
    {
      name: `create ${name}`,
      allowed: !editOnly,
      run: (who) => commitSave(world.as(who), saveOf(collection, made, who)),
    },
    {
      name: `update ${name}`,
      allowed: true,
      run: (who) => commitSave(world.as(who), saveOf(collection, `edit-${turn}`, who)),
    },
    {
      name: `transaction on ${name}`,
      allowed: true,
      run: (who) =>
        runTransaction(
          world.as(who),
          async (transaction) => {
            const save = saveOf(collection, `transact-${turn}`, who);
            await transaction.get(doc(world.as(who), save.path));
            sdkWrite(world.as(who), transaction, writesOf(save));
          },
          { maxAttempts: 1 },
        ),
    },
    {
      name: `delete ${name}`,
      allowed: !editOnly,
      run: (who) => commitSave(world.as(who), deletionOf(collection, `delete-${turn}`, who)),
    },
  ];
}

/** What nobody may do, the league's administrators included; each is a save above but for one point. */
function never(collection: Collection): Operation[] {
  const { name } = collection;
  const path = `${name}/kept`;
  const stored = () => targetOf(collection, "kept");
  const saveAs = (version: number) => (who: Identity) =>
    commitSave(
      world.as(who),
      makeSave({
        collection: name,
        id: "kept",
        fields: edited(collection),
        stored: stored(),
        by: who.uid ?? "nobody",
        version,
        published: true,
      }),
    );
  return [
    {
      name: `merge into ${name}`,
      run: (who) =>
        setDoc(
          doc(world.as(who), path),
          { version: versionOf(stored()) + 1, updatedAt: serverTimestamp(), change: "merge" },
          { merge: true },
        ),
    },
    {
      name: `increment in ${name}`,
      run: (who) =>
        updateDoc(doc(world.as(who), path), {
          version: increment(1),
          updatedAt: serverTimestamp(),
        }),
    },
    { name: `bare delete in ${name}`, run: (who) => deleteDoc(doc(world.as(who), path)) },
    {
      name: `sub-collection of ${name}`,
      run: (who) => {
        const record = saveOf(collection, "note", who).record ?? {};
        return setDoc(doc(world.as(who), `${path}/notes/one`), sdkFields(record));
      },
    },
    {
      name: `save in ${name} with self-promotion`,
      run: (who) =>
        sdkCommit(world.as(who), [
          { op: "set", path: `admins/${who.uid ?? "nobody"}`, fields: { leagues: ["*"] } },
          ...writesOf(saveOf(collection, "kept", who)),
        ]),
    },
    { name: `stale version in ${name}`, run: saveAs(3) },
    { name: `skipped version in ${name}`, run: saveAs(5) },
    {
      name: `save without history in ${name}`,
      run: (who) =>
        sdkCommit(
          world.as(who),
          writesOf(saveOf(collection, "kept", who)).filter(
            ({ path: at }) => !at.startsWith("history/"),
          ),
        ),
    },
    {
      name: `save without publishing in ${name}`,
      run: (who) => commitSave(world.as(who), saveOf(collection, "kept", who, { published: null })),
    },
    {
      name: `save without a published document in ${name}`,
      run: (who) => {
        const { sheet, published } = saveOf(collection, "kept", who);
        // Players have no entry in the sheet, so theirs is the one document there is.
        const without = sheet ? { sheet: null } : { published: null };
        expect(published).not.toBeNull();
        return commitSave(world.as(who), saveOf(collection, "kept", who, without));
      },
    },
  ];
}

beforeAll(async () => {
  world = await makeRulesEmulator();
  const all: Record<string, Record<string, Fields>> = {};
  for (const collection of rows) {
    const records: Record<string, Fields> = {};
    for (const id of targets) {
      const stored = storedRecord(example(collection));
      seeded.set(`${collection.name}/${id}`, stored);
      records[id] = stored;
    }
    all[collection.name] = records;
  }
  await world.seed(seedOf(all));
});
afterAll(() => world.close());

describe.each(rows)("$name", (collection) => {
  it("is changed by its league's administrators only", async () => {
    const admins = administratorsOf(collection);
    const tried = standsForKind(collection) ? admins : admins.slice(0, 1);
    for (const [turn, admin] of tried.entries()) {
      // The second of them differs from the first, not what strangers try.
      const strangers = isShort && turn > 0 ? [] : strangersTo(collection);
      for (const { name, run, allowed } of rightful(collection, turn)) {
        await Promise.all(
          strangers.map((who) => tally.forbid(`${name} by ${who.name}`, () => run(who))),
        );
        const what = `${name} by ${admin.name}`;
        await (allowed
          ? tally.allow(what, () => run(admin))
          : tally.forbid(what, () => run(admin)));
      }
    }
    expect(tally.takeWrong()).toEqual([]);
  });

  it("is changed by nobody in another way", async () => {
    const everybody = [...strangersTo(collection).slice(-3), ...administratorsOf(collection)];
    const ways = never(collection);
    for (const { name, run } of standsForKind(collection) ? ways : ways.slice(0, 2)) {
      await Promise.all(
        everybody.map((who) => tally.forbid(`${name} by ${who.name}`, () => run(who))),
      );
    }
    await tally.allow(`the save they all differ from in ${collection.name}`, () =>
      commitSave(world.as(chief), saveOf(collection, "kept", chief)),
    );
    expect(tally.takeWrong()).toEqual([]);
  });
});

it("covers at least 600 forbidden operations", async () => {
  report(
    "A1 forbidden operations by the SDK",
    `${tally.forbidden} tried, ${tally.leaks.length} passed; ${tally.allowed} allowed twins, ${tally.refused.length} refused`,
  );
  expect(tally.forbidden).toBeGreaterThanOrEqual(600);
  const kept = await getDocFromServer(doc(world.as({ name: "anonymous" }), "mlsResults/kept"));
  expect(kept.get("version")).toBe(4);
});
