import { doc, getDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectionNamed, collections, edited, example } from "./examples";
import {
  makeSave,
  NOW,
  publishedDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Save,
  type SaveOptions,
  type Write,
} from "./save";
import { report, Tally } from "./tally";
import { adminOf, chief, commitSave, makeWorld, sdkCommit, type World } from "./world";

/** A record, its history entry and its published copy stand or fall together. */

const tally = new Tally();
const results = collectionNamed("mlsResults");
const fields = example(results);
const past = new Date("2026-03-01T12:00:00Z");
let world: World;
let ids = 0;

const newId = () => {
  ids += 1;
  return `record-${ids}`;
};

beforeAll(async () => {
  world = await makeWorld("saving");
});
afterAll(() => world.close());

/** Puts a record into the database, and into the published document of its collection. */
async function place(stored: Fields, collection = "mlsResults"): Promise<string> {
  const id = newId();
  await world.seed({
    [`${collection}/${id}`]: stored,
    [`published/${collection}`]: publishedDocument({ [id]: stored, other: storedRecord(fields) }),
  });
  return id;
}

const saveOf = (options: Partial<SaveOptions> & Pick<SaveOptions, "id">) =>
  makeSave({ collection: "mlsResults", fields, by: "chief", published: true, ...options });
const attempt = (writes: readonly Write[]) => () => sdkCommit(world.as(chief), writes);

const withEntry = (save: Save, change: Fields): Save => ({
  ...save,
  entry: { ...save.entry, ...change },
});
const withRecord = (save: Save, change: Fields): Save => ({
  ...save,
  record: { ...save.record, ...change },
});
function without(source: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(source).filter(([key]) => key !== name));
}
/** The save with other changes of the published document in place of those to the same path. */
function withPublished(save: Save, ...changes: (readonly [readonly string[], unknown])[]): Save {
  if (!save.published) throw new Error("Nothing is published");
  const replaced = new Set(changes.map(([path]) => path.join("/")));
  const kept = save.published.changes.filter(([path]) => !replaced.has(path.join("/")));
  return { ...save, published: { ...save.published, changes: [...kept, ...changes] } };
}

/** Every way in which one point of a save can be wrong. */
const tamperings: readonly (readonly [what: string, tamper: (save: Save, id: string) => Save])[] = [
  ["an entry by somebody else", (save) => withEntry(save, { by: "mls-admin" })],
  ["an entry with the client's time", (save) => withEntry(save, { at: past })],
  ["an entry of another collection", (save) => withEntry(save, { collection: "mblResults" })],
  [
    "an entry of another record",
    (save) => withEntry(save, { id: "other", record: "mlsResults/other" }),
  ],
  [
    "an entry with another record's path",
    (save) => withEntry(save, { record: "mlsResults/other" }),
  ],
  ["an entry with another version", (save) => withEntry(save, { version: 9 })],
  ["an entry of an unknown action", (save) => withEntry(save, { action: "replace" })],
  ["an entry that says delete", (save) => withEntry(save, { action: "delete" })],
  ["an entry that says create of an update", (save) => withEntry(save, { action: "create" })],
  [
    "an entry with another state before",
    (save) => withEntry(save, { before: { ...fields, version: 3 } }),
  ],
  ["an entry with nothing before", (save) => withEntry(save, { before: null })],
  [
    "an entry with another state after",
    (save) => withEntry(save, { after: { ...save.record, scoreA: 20 } }),
  ],
  ["an entry with nothing after", (save) => withEntry(save, { after: null })],
  ["an entry with one key more", (save) => withEntry(save, { note: "x" })],
  ...["collection", "id", "record", "version", "action", "before", "after", "by", "at"].map(
    (key) =>
      [
        `an entry without ${key}`,
        (save: Save) => ({ ...save, entry: without(save.entry, key) }),
      ] as const,
  ),
  ["an entry under another id", (save) => ({ ...save, change: `${save.change}-2` })],
  [
    "a record that names another change",
    (save) => withRecord(save, { change: `${save.change}-2` }),
  ],
  ["a record unlike its entry", (save) => withRecord(save, { scoreA: 9 })],
  [
    "a record with the client's time",
    (save) => {
      const record = { ...save.record, updatedAt: past };
      return withPublished(withEntry({ ...save, record }, { after: record }), [
        ["records", save.path.split("/")[1] ?? ""],
        record,
      ]);
    },
  ],
  [
    "a published copy unlike the record",
    (save, id) => withPublished(save, [["records", id], { ...save.record, scoreA: 9 }]),
  ],
  ["no published copy", (save, id) => withPublished(save, [["records", id], undefined])],
  [
    "another published record changed too",
    (save) => withPublished(save, [["records", "other", "scoreA"], 9]),
  ],
  [
    "another published record removed",
    (save) => withPublished(save, [["records", "other"], undefined]),
  ],
  [
    "another published record added",
    (save) => withPublished(save, [["records", "more"], save.record]),
  ],
  ["another lastId", (save) => withPublished(save, [["lastId"], "other"])],
  ["another lastChange", (save) => withPublished(save, [["lastChange"], "other"])],
  ["the client's time of publishing", (save) => withPublished(save, [["updatedAt"], past])],
  ["a key more in the published document", (save) => withPublished(save, [["note"], "x"])],
  [
    "a claimed rebuild",
    (save) => withPublished(save, [["rebuiltBy"], "chief"], [["rebuiltAt"], NOW]),
  ],
];

describe("tampering", () => {
  it.each(tamperings)("refuses %s", async (_, tamper) => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    const mine = new Tally();
    await mine.forbid("tampered", attempt(writesOf(tamper(save, id))));
    await mine.allow("untouched", attempt(writesOf(save)));
    tally.forbidden += 1;
    expect([...mine.leaks, ...mine.refused]).toEqual([]);
  });
});

/** Ways to delete with one point wrong. */
const wrongDeletions: readonly (readonly [string, (save: Save, id: string) => readonly Write[]])[] =
  [
    ["without history", (save) => writesOf(save).toSpliced(1, 1)],
    ["without publishing", (save) => writesOf({ ...save, published: null })],
    ["without deleting", (save) => writesOf(save).slice(1)],
    ["history alone", (save) => writesOf(save).slice(1, 2)],
    [
      "when its published copy stays",
      (save, id) => writesOf(withPublished(save, [["records", id], fields])),
    ],
    ["with something after", (save) => writesOf(withEntry(save, { after: fields }))],
    ["with the next version", (save) => writesOf(withEntry(save, { version: 4 }))],
    ["with another action", (save) => writesOf(withEntry(save, { action: "update" }))],
    [
      "with another state before",
      (save) => writesOf(withEntry(save, { before: { ...fields, version: 3 } })),
    ],
    ["under another id", (save) => writesOf({ ...save, change: "another-deleted" })],
  ];

describe("deleting", () => {
  it.each(wrongDeletions)("is refused %s", async (_, wrong) => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: null, stored });
    const mine = new Tally();
    await mine.forbid("wrong", attempt(wrong(save, id)));
    await mine.allow("right", attempt(writesOf(save)));
    tally.forbidden += 1;
    expect([...mine.leaks, ...mine.refused]).toEqual([]);
  });

  it("is refused for a record that shares its change with another, or was put back from a copy", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    await world.seed({ "mlsResults/copy": stored });
    const save = saveOf({ id, fields: null, stored });
    const copy: Write = { op: "delete", path: "mlsResults/copy" };
    await tally.forbid("under the other's entry", attempt([...writesOf(save), copy]));
    await commitSave(world.as(chief), save);
    await world.seed({ [save.path]: stored });
    await tally.forbid(
      "under the entry of its former deletion",
      attempt([{ op: "delete", path: save.path }]),
    );
    expect(tally.leaks).toEqual([]);
  });

  it("is refused for what was never there", async () => {
    const save = saveOf({ id: "never", fields: null, published: false, version: 0 });
    const entry: Write = {
      op: "set",
      path: "history/mlsResults-never-deleted",
      fields: { ...save.entry, action: "delete", version: 0, before: null, after: null },
    };
    await tally.forbid("entry of nothing", attempt([entry]));
    expect(tally.leaks).toEqual([]);
  });

  it("is refused to somebody who saw an older version", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const stale = saveOf({ id, fields: null, stored });
    const newer = saveOf({ id, fields: edited(results), stored });
    await commitSave(world.as(chief), newer);
    await tally.forbid("stale delete", attempt(writesOf(stale)));
    expect(tally.leaks).toEqual([]);
  });

  it("can be undone: the record comes back as version 1", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    await commitSave(world.as(chief), saveOf({ id, fields: null, stored }));
    await commitSave(world.as(chief), saveOf({ id, action: "restore" }));
    expect((await getDoc(doc(world.as(chief), `mlsResults/${id}`))).get("version")).toBe(1);
  });
});

describe("records of the old site", () => {
  const old: Fields = { ...fields, scoreA: "2", possessionA: Number.NaN };
  it.each([
    ["without version", old],
    ["with a version of another type", { ...old, version: "4" }],
    ["with a version below 1", { ...old, version: -2 }],
    ["with a change that is no id", { ...old, change: "a/b c" }],
    ["with a season that is none", { ...old, season: 2025 }],
  ])("%s are updated from version 0", async (_, stored) => {
    const id = await place(stored);
    // What was read and sent back is not always the same value: NaN, for one, equals nothing.
    const save = withEntry(saveOf({ id, stored }), {
      before: { teamA: "as far as it could be read" },
    });
    const skipped = saveOf({ id, stored, version: 2 });
    await tally.forbid("skipped", attempt(writesOf(skipped)));
    await tally.forbid("nothing before", attempt(writesOf(withEntry(save, { before: null }))));
    await tally.allow("update", attempt(writesOf(save)));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });

  it.each([
    ["without change", old],
    ["with a change that is no id", { ...old, change: { evil: "a/b" } }],
  ])("%s are deleted under an id made from theirs", async (_, stored) => {
    const id = await place(stored);
    const save = saveOf({ id, fields: null, stored });
    expect(save.change).toBe(`mlsResults-${id}-deleted`);
    await tally.forbid("other id", attempt(writesOf({ ...save, change: "some-other-id" })));
    await tally.allow("delete", attempt(writesOf(save)));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });

  it("may have ids of any form, new ones may not", async () => {
    const name = "an old id, with spaces";
    await world.seed({ [`mlsTeams/${name}`]: { name: "Rovers" } });
    const teams = collectionNamed("mlsTeams");
    const save = (id: string, stored: Fields | null) =>
      makeSave({ collection: "mlsTeams", id, fields: example(teams), stored, by: "chief" });
    await tally.allow("old id", attempt(writesOf(save(name, { name: "Rovers" }))));
    for (const id of ["<script>", "a b", "é", "x".repeat(65), "a.b"]) {
      await tally.forbid(id, attempt(writesOf(save(id, null))));
    }
    await tally.allow("longest id", attempt(writesOf(save("x".repeat(64), null))));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });
});

describe("creating", () => {
  const wrong: readonly (readonly [string, (save: Save) => Save])[] = [
    ["version 0", (save) => makeWith(save, { version: 0 })],
    ["version 2", (save) => makeWith(save, { version: 2 })],
    ["a version with a fraction", (save) => makeWith(save, { version: 1.5 })],
    ["a version in text", (save) => makeWith(save, { version: "1" })],
    ["something before", (save) => withEntry(save, { before: fields })],
    ["the word update", (save) => withEntry(save, { action: "update" })],
    ["a change that is no id", (save) => ({ ...makeWith(save, { change: "a b" }), change: "a b" })],
  ];
  /** The save with other meta, consistently in all its documents. */
  function makeWith(save: Save, meta: Fields): Save {
    const record = { ...save.record, ...meta };
    const version = record["version" as keyof typeof record];
    return { ...withEntry(save, { after: record, version }), record, published: null };
  }

  it.each(wrong)("is refused with %s", async (_, tamper) => {
    const save = saveOf({ id: newId(), fields: { ...fields, season: "1999" }, published: false });
    const mine = new Tally();
    await mine.forbid("wrong", attempt(writesOf(tamper(save))));
    await mine.allow("right", attempt(writesOf(save)));
    tally.forbidden += 1;
    expect([...mine.leaks, ...mine.refused]).toEqual([]);
  });
});

describe("the trail", () => {
  it("takes no entry for a record that stays as it is", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields, stored });
    const entry = { ...save.entry, version: 3, after: stored };
    const path = `history/${String(stored["change"])}`;
    await tally.forbid("entry for a seeded record", attempt([{ op: "set", path, fields: entry }]));
    expect(tally.leaks).toEqual([]);
  });

  it("is written by creation only, together with its record", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await tally.forbid("entry alone", attempt(writesOf(save).slice(1, 2)));
    await tally.forbid("entry and copy alone", attempt(writesOf(save).slice(1)));
    await commitSave(world.as(chief), save);
    const path = `history/${save.change}`;
    await tally.forbid(
      "changed",
      attempt([{ op: "change", path, changes: [[["by"], "mls-admin"]] }]),
    );
    await tally.forbid("replaced", attempt([{ op: "set", path, fields: save.entry }]));
    await tally.forbid("deleted", attempt([{ op: "delete", path }]));
    const again = {
      ...saveOf({ id, stored: { ...save.record, updatedAt: past } }),
      change: save.change,
    };
    await tally.forbid("reused", attempt(writesOf(again)));
    expect(tally.leaks).toEqual([]);
  });
});

describe("seasons", () => {
  const archived = { ...fields, season: "2025" };
  const current = "published/mlsStandings";
  const standings = collectionNamed("mlsStandings");
  const row = example(standings);

  it("take a record from one published document to the other", async () => {
    const stored = storedRecord(row);
    const id = newId();
    await world.seed({
      [`mlsStandings/${id}`]: stored,
      [current]: publishedDocument({ [id]: stored }),
      [`${current}@2025`]: publishedDocument({}),
    });
    const save = makeSave({
      collection: "mlsStandings",
      id,
      fields: { ...row, season: "2025" },
      stored,
      by: "chief",
      published: true,
    });
    const leaving: Write = {
      op: "change",
      path: current,
      changes: [
        [["records", id], undefined],
        [["lastId"], id],
        [["lastChange"], save.change],
        [["updatedAt"], NOW],
      ],
    };
    await tally.forbid("left in the old", attempt(writesOf(save)));
    await tally.forbid(
      "not in the new",
      attempt([...writesOf({ ...save, published: null }), leaving]),
    );
    await tally.allow("moved", attempt([...writesOf(save), leaving]));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });

  it("are saved without publishing where nothing is published", async () => {
    const save = (season: unknown, published: boolean) =>
      saveOf({ id: newId(), fields: { ...archived, season }, published });
    await tally.allow("a season of its own", attempt(writesOf(save("2025-26", false))));
    for (const season of ["", "2025 26", "a".repeat(21), 2025, null, "a/b"]) {
      await tally.forbid(`season ${String(season)}`, attempt(writesOf(save(season, false))));
    }
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });
});

describe("rebuilding what is published", () => {
  const rebuild = (by: string): Fields => ({
    records: { one: storedRecord(fields) },
    lastId: "",
    lastChange: "",
    updatedAt: NOW,
    rebuiltBy: by,
    rebuiltAt: NOW,
  });
  const mlsAdmin = adminOf["mls"] ?? chief;
  const put = (path: string, data: Fields) => () =>
    sdkCommit(world.as(mlsAdmin), [{ op: "set", path, fields: data }]);

  it("is done by an administrator of the league, over nothing or over anything", async () => {
    const whole = rebuild("mls-admin");
    for (const { name, league } of collections) {
      const mine = league.slug === "mls";
      for (const path of [
        `published/${name}`,
        `published/${name}@2024`,
        `published/${name}@2024`,
      ]) {
        await (mine ? tally.allow(path, put(path, whole)) : tally.forbid(path, put(path, whole)));
      }
    }
    const path = "published/mlsPlayers";
    for (const key of Object.keys(whole))
      await tally.forbid(`without ${key}`, put(path, without(whole, key)));
    for (const [key, wrong] of Object.entries({
      records: [],
      lastId: "one",
      lastChange: "one",
      updatedAt: past,
      rebuiltBy: "chief",
      rebuiltAt: past,
      note: "x",
    })) {
      await tally.forbid(`wrong ${key}`, put(path, { ...whole, [key]: wrong }));
    }
    for (const name of [
      "mlsPlayers@",
      "mlsPlayers@a b",
      `mlsPlayers@${"a".repeat(21)}`,
      "mlsPlayers@1@2",
      "mlsOther",
    ]) {
      await tally.forbid(name, put(`published/${name}`, whole));
    }
    await tally.forbid("deleted", () => sdkCommit(world.as(mlsAdmin), [{ op: "delete", path }]));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });

  it("leaves its mark through later saves", async () => {
    await world.seed({
      "published/mlsFixtures": { ...publishedDocument({}), rebuiltBy: "chief", rebuiltAt: past },
    });
    const save = makeSave({
      collection: "mlsFixtures",
      id: newId(),
      fields: example(collectionNamed("mlsFixtures")),
      by: "chief",
      published: true,
    });
    await tally.forbid(
      "mark removed",
      attempt(writesOf(withPublished(save, [["rebuiltBy"], undefined]))),
    );
    await tally.allow("mark left", attempt(writesOf(save)));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });
});

it("lets saves of different records pass at the same time, and one of several of the same record", async () => {
  const players = collectionNamed("mlsPlayers");
  const same = storedRecord(example(players));
  await world.seed({
    "mlsPlayers/same": same,
    "published/mlsPlayers": publishedDocument({ same }),
  });
  const writers = [chief, adminOf["mls"] ?? chief];
  const save = (id: string, stored: Fields | null, turn: number) => {
    const who = writers[turn % 2] ?? chief;
    const made = makeSave({
      collection: "mlsPlayers",
      id,
      fields: example(players),
      stored,
      by: who.uid ?? "",
      published: true,
    });
    return commitSave(world.as(who), made);
  };
  const different = Array.from({ length: 20 }, (_, turn) => save(`together-${turn}`, null, turn));
  const rivals = await Promise.allSettled(
    Array.from({ length: 6 }, (_, turn) => save("same", same, turn)),
  );
  await Promise.all(different);
  expect(rivals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const published = await getDoc(doc(world.as(chief), "published/mlsPlayers"));
  expect(Object.keys(published.get("records") as Fields)).toHaveLength(21);
  report(
    "A1 tampered saves",
    `${tally.forbidden} forbidden tried, ${tally.leaks.length} passed; ${tally.allowed} allowed, ${tally.refused.length} refused`,
  );
});
