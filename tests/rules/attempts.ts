import {
  deleteDoc,
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { expect } from "vitest";
import { edited, example } from "./examples";
import type { Collection } from "./registry";
import {
  makeSave,
  seedOf,
  storedRecord,
  versionOf,
  writesOf,
  type Fields,
  type Save,
} from "./save";
import {
  commitSave,
  sdkCommit,
  sdkFields,
  sdkWrite,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/*
 * What is tried on the records of each collection, by those who may and by everybody else: leagues of the arena's files
 * (matrix.test.ts) and leagues that owners opened (opened.full.test.ts).
 */

/** The seeded records of a collection: each rightful writer changes and deletes one of his own. */
const targets = ["edit-0", "edit-1", "transact-0", "transact-1", "delete-0", "delete-1", "kept"];

interface Operation {
  readonly name: string;
  readonly run: (who: Identity) => Promise<unknown>;
}

/** The attempts on records of these collections, which `seed` puts into the world. */
export function attemptsOn(world: () => RulesEmulator, rows: readonly Collection[]) {
  const seeded = new Map<string, Fields>();

  function targetOf(collection: Collection, id: string): Fields {
    const stored = seeded.get(`${collection.name}/${id}`);
    if (!stored) throw new Error(`${id} was not seeded`);
    return stored;
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
        run: (who) => commitSave(world().as(who), saveOf(collection, made, who)),
      },
      {
        name: `update ${name}`,
        allowed: true,
        run: (who) => commitSave(world().as(who), saveOf(collection, `edit-${turn}`, who)),
      },
      {
        name: `transaction on ${name}`,
        allowed: true,
        run: (who) =>
          runTransaction(
            world().as(who),
            async (transaction) => {
              const save = saveOf(collection, `transact-${turn}`, who);
              await transaction.get(doc(world().as(who), save.path));
              sdkWrite(world().as(who), transaction, writesOf(save));
            },
            { maxAttempts: 1 },
          ),
      },
      {
        name: `delete ${name}`,
        allowed: !editOnly,
        run: (who) => commitSave(world().as(who), deletionOf(collection, `delete-${turn}`, who)),
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
        world().as(who),
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
            doc(world().as(who), path),
            { version: versionOf(stored()) + 1, updatedAt: serverTimestamp(), change: "merge" },
            { merge: true },
          ),
      },
      {
        name: `increment in ${name}`,
        run: (who) =>
          updateDoc(doc(world().as(who), path), {
            version: increment(1),
            updatedAt: serverTimestamp(),
          }),
      },
      { name: `bare delete in ${name}`, run: (who) => deleteDoc(doc(world().as(who), path)) },
      {
        name: `sub-collection of ${name}`,
        run: (who) => {
          const record = saveOf(collection, "note", who).record ?? {};
          return setDoc(doc(world().as(who), `${path}/notes/one`), sdkFields(record));
        },
      },
      {
        name: `save in ${name} with self-promotion`,
        run: (who) =>
          sdkCommit(world().as(who), [
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
            world().as(who),
            writesOf(saveOf(collection, "kept", who)).filter(
              ({ path: at }) => !at.startsWith("history/"),
            ),
          ),
      },
      {
        name: `save without publishing in ${name}`,
        run: (who) =>
          commitSave(world().as(who), saveOf(collection, "kept", who, { published: null })),
      },
      {
        name: `save without a published document in ${name}`,
        run: (who) => {
          const { sheet, published } = saveOf(collection, "kept", who);
          // Players have no entry in the sheet, so theirs is the one document there is.
          const without = sheet ? { sheet: null } : { published: null };
          expect(published).not.toBeNull();
          return commitSave(world().as(who), saveOf(collection, "kept", who, without));
        },
      },
    ];
  }

  async function seed(): Promise<void> {
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
    await world().seed(seedOf(all));
  }

  return { seed, rightful, never, saveOf };
}
