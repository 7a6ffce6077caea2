import { describe, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { resultTrials, newId } from "./resultTrials";
import { example } from "./examples";
import { collectionNamed, collections } from "./registry";
import {
  makeSave,
  publishedDocument,
  rebuildOf,
  sheetDocument,
  unpublishOf,
  writesOf,
  type Fields,
  type SetWrite,
  type Write,
} from "./save";
import { report } from "./tally";
import { PAST, withPublished, withSheet } from "./tamper";
import { adminOf, chief, outsiders, owner, sdkCommit } from "./rulesEmulator";

const bench = resultTrials();

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
      const past = leagues.find((league) => league.slug === slug)?.seasons.at(-1)?.id ?? "";
      await bench.tally.forbid(`${name}@2019`, commit(rebuild(`${name}@2019`)));
      for (const target of [name, `${name}@${past}`, `${name}@${past}`]) {
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
      id: `${name}@2025`,
      record: `published/${name}@2025`,
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

  it("knows a season that keeps a record, though the registry does not", async () => {
    const season = { label: "Season 2019", table: "kept", players: "kept" };
    await bench.tally.forbid("before", commit(rebuild("mls@2019")));
    await bench.world.seed({ "mlsSeasons/2019": season });
    await bench.tally.allow("after", commit(rebuild("mls@2019")));
    await bench.tally.allow("a collection", commit(rebuild("mlsPlayers@2019")));
    await bench.world.seed({ "mblSeasons/2018": season });
    await bench.tally.forbid("another league's", commit(rebuild("mlsPlayers@2018")));
    expect(bench.wrong()).toEqual([]);
  });

  it("is undone for a past season by an owner, with an entry", async () => {
    const name = "mlsPlayers@1999";
    await bench.world.seed({
      [`published/${name}`]: publishedDocument({}),
      "published/mblPlayers": publishedDocument({}),
    });
    for (const who of [mlsAdmin, chief, ...outsiders]) {
      await bench.tally.forbid(who.name, commit(unpublishOf(name, who.uid ?? "nobody"), who));
    }
    const by = owner.uid ?? "";
    const parts = unpublishOf(name, by);
    for (const left of parts) {
      const rest = parts.filter((part) => part !== left);
      await bench.tally.forbid("a part of it", commit(rest, owner));
    }
    await bench.tally.forbid("the current one", commit(unpublishOf("mblPlayers", by), owner));
    await bench.tally.allow("by an owner", commit(parts, owner));
    await bench.tally.forbid("twice", commit(unpublishOf(name, by), owner));
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
