import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leagues } from "@/leagues";
import { makeResultTrials, newId, type ResultTrials } from "./resultTrials";
import { example } from "./examples";
import { collectionNamed, collections } from "./registry";
import {
  makeSave,
  publishedDocument,
  rebuildOf,
  sheetDocument,
  writesOf,
  type Fields,
  type SetWrite,
  type Write,
} from "./save";
import { report } from "./tally";
import { PAST, withPublished, withSheet } from "./tamper";
import { adminOf, chief, outsiders, sdkCommit } from "./rulesEmulator";

let bench: ResultTrials;

beforeAll(async () => {
  bench = await makeResultTrials("rebuilding");
});
afterAll(() => bench.world.close());

const mlsAdmin = adminOf["mls"] ?? chief;
/** A commit by the league's administrator. */
const commit =
  (writes: readonly Write[], who = mlsAdmin) =>
  () =>
    sdkCommit(bench.world.as(who), writes);

const rebuild = (name: string) => rebuildOf(name, "mls-admin");

/** The write with other fields; undefined takes one away. */
function changed(write: SetWrite, change: Fields): Write {
  const fields = Object.entries({ ...write.fields, ...change });
  const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  return { ...write, fields: given };
}

const names = [
  ...collections.map(({ name, league }) => [name, league.slug] as const),
  ...leagues.map(({ slug }) => [slug, slug] as const),
];

describe("rebuilding what is published", () => {
  it("is done by an administrator of the league, over nothing or over anything", async () => {
    for (const [name, slug] of names) {
      for (const target of [name, `${name}@2024`, `${name}@2024`]) {
        const attempt = commit(rebuild(target));
        await (slug === "mls"
          ? bench.tally.allow(target, attempt)
          : bench.tally.forbid(target, attempt));
      }
    }
    for (const who of outsiders) {
      const writes = rebuildOf("mls", who.uid ?? "nobody");
      await bench.tally.forbid(`by ${who.name}`, commit(writes, who));
    }
    expect(bench.wrong()).toEqual([]);
  });

  it.each(["mlsPlayers", "mls"])("of %s stands in the trail, word for word", async (name) => {
    const [published, entry] = rebuild(name);
    const wrong = async (what: string, writes: readonly Write[]) =>
      bench.tally.forbid(`${what} of ${name}`, commit(writes));
    await wrong("no entry", [published]);
    await wrong("no document", [entry]);
    for (const key of Object.keys(published.fields))
      await wrong(`no ${key}`, [changed(published, { [key]: undefined }), entry]);
    for (const key of Object.keys(entry.fields))
      await wrong(`no ${key} in the entry`, [published, changed(entry, { [key]: undefined })]);
    const [section = ""] = Object.keys(published.fields);
    const inDocument: Fields = {
      [section]: [],
      lastId: "one",
      lastChange: "",
      updatedAt: PAST,
      rebuiltBy: "mls-admin",
      note: "x",
    };
    for (const [key, value] of Object.entries(inDocument))
      await wrong(`wrong ${key}`, [changed(published, { [key]: value }), entry]);
    const inEntry: Fields = {
      collection: "mlsResults",
      id: `${name}@2024`,
      record: `published/${name}@2024`,
      version: 1,
      action: "update",
      before: {},
      after: { counts: {}, digest: "x", note: "x" },
      by: "chief",
      at: PAST,
      note: "x",
    };
    for (const [key, value] of Object.entries(inEntry))
      await wrong(`wrong ${key} in the entry`, [published, changed(entry, { [key]: value })]);
    for (const after of [
      null,
      {},
      { counts: 1, digest: "x" },
      { counts: {}, digest: 1 },
      { counts: {}, digest: "" },
    ])
      await wrong("wrong after in the entry", [published, changed(entry, { after })]);
    await wrong("deletion", [{ op: "delete", path: published.path }]);
    await bench.tally.allow(`${name}, untouched`, commit([published, entry]));
    await wrong("former entry", [published]);
    expect(bench.wrong()).toEqual([]);
  });

  it("makes nothing of another name", async () => {
    for (const name of ["mlsPlayers@", "mlsPlayers@a b", `mlsPlayers@${"a".repeat(21)}`])
      await bench.tally.forbid(name, commit(rebuild(name)));
    for (const name of ["mlsPlayers@1@2", "mlsOther", "ml", "mls2", "mls@a b", "*"])
      await bench.tally.forbid(name, commit(rebuild(name)));
    expect(bench.wrong()).toEqual([]);
  });

  it("cannot take the place of a save's own publishing", async () => {
    const players = collectionNamed("mlsPlayers");
    await bench.world.seed({ "published/mlsPlayers": publishedDocument({}) });
    const save = makeSave({
      collection: players.name,
      id: newId(),
      fields: example(players),
      by: "mls-admin",
    });
    await bench.tally.forbid("both", commit([...writesOf(save), ...rebuild(players.name)]));
    expect(bench.wrong()).toEqual([]);
  });

  it("of former times left a mark that goes through later saves", async () => {
    const mark = { rebuiltBy: "chief", rebuiltAt: PAST };
    await bench.world.seed({
      "published/mlsFixtures": { ...publishedDocument({}), ...mark },
      "published/mls": { ...sheetDocument(), ...mark },
    });
    const save = makeSave({
      collection: "mlsFixtures",
      id: newId(),
      fields: example(collectionNamed("mlsFixtures")),
      by: "chief",
      published: true,
    });
    const removed = [["rebuiltBy"], undefined] as const;
    await bench.tally.forbid("mark removed", bench.attempt(writesOf(withPublished(save, removed))));
    await bench.tally.forbid(
      "mark of the sheet removed",
      bench.attempt(writesOf(withSheet(save, removed))),
    );
    await bench.tally.allow("mark left", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });
});

it("lets nothing of this through", () => {
  report(
    "A1 rebuilds",
    `${bench.tally.forbidden} forbidden tried, ${bench.tally.leaks.length} passed; ${bench.tally.allowed} allowed, ${bench.tally.refused.length} refused`,
  );
  expect(bench.wrong()).toEqual([]);
});
