import { describe, expect, it } from "vitest";
import { publishedSheetEntry } from "@/records/sheet";
import { inParallel } from "../reliability/world/inParallel";
import { wholly } from "./alike";
import { fields, resultTrials, newId, results, saveOf } from "./resultTrials";
import { edited, example } from "./examples";
import { collectionNamed, collections } from "./registry";
import {
  makeSave,
  NOW,
  publication,
  seedOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Save,
  type Write,
} from "./save";
import { report } from "./tally";
import { withSheet } from "./tamper";
import { entryOf, wrongSheets } from "./wrongSaves";
import { adminOf, chief, outsiders, sdkCommit, type Identity } from "./rulesEmulator";

/** The league's sheet says of every record what the record says, and nothing else changes with it. */

const bench = resultTrials();

async function place(stored: Fields): Promise<string> {
  const id = newId();
  const club = storedRecord(example(collectionNamed("mlsTeams")));
  await bench.world.seed(
    seedOf({ mlsResults: { [id]: stored, other: storedRecord(fields) }, mlsTeams: { club } }),
  );
  await bench.world.seed({
    "published/mbl": sheetDocument(),
    "published/mls@2025": sheetDocument(),
  });
  return id;
}

describe("a save is refused with", () => {
  it.each(wrongSheets("mls", "mbl"))("%s", async (_, wrong) => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await bench.tally.forbid("wrong", bench.attempt(writesOf(wrong(save, id))));
    await bench.tally.allow("right", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });

  it("a sheet beside its own that tells of it too", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    const { change } = save;
    for (const name of ["mbl", "mbl@2025"]) {
      await bench.world.seed({ [`published/${name}`]: sheetDocument() });
      for (const entry of [entryOf(save), undefined]) {
        const { changes } = publication(name, { section: "results", id, entry, change });
        const more: Write = { op: "change", path: `published/${name}`, changes };
        await bench.tally.forbid(name, bench.attempt([...writesOf(save), more]));
      }
    }
    expect(bench.wrong()).toEqual([]);
  });
});

describe("a deletion", () => {
  const wrongDeletions: readonly (readonly [string, (save: Save, id: string) => Save])[] = [
    ["that leaves the sheet out", (save) => ({ ...save, sheet: null })],
    [
      "that keeps the entry",
      (save, id) => withSheet(save, [["results", id], publishedSheetEntry("results", fields)]),
    ],
    ["that removes another entry", (save) => withSheet(save, [["results", "other"], undefined])],
  ];
  it.each(wrongDeletions)("%s is refused", async (_, wrong) => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: null, stored });
    await bench.tally.forbid("wrong", bench.attempt(writesOf(wrong(save, id))));
    await bench.tally.allow("right", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });
});

describe("the sheet alone", () => {
  const everybody = [...outsiders, ...Object.values(adminOf), chief];

  it("is changed by nobody, with a former entry, a forged one or none", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await sdkCommit(bench.world.as(chief), writesOf(save));
    const forged = { [id]: { ...entryOf({ ...save, record: stored }), x: 20 } };
    // What is refused changes nothing, so several may try at once.
    const tryAs = async (who: Identity) => {
      for (const change of [save.change, "nothing", ""]) {
        const { changes } = publication("mls", {
          section: "results",
          id,
          entry: forged[id],
          change,
        });
        const write: Write = { op: "change", path: "published/mls", changes };
        await bench.tally.forbid(`changed by ${who.name}`, () =>
          sdkCommit(bench.world.as(who), [write]),
        );
      }
      const sheet = { ...sheetDocument({ results: forged }), updatedAt: NOW };
      await bench.tally.forbid(`replaced by ${who.name}`, () =>
        sdkCommit(bench.world.as(who), [{ op: "set", path: "published/mls", fields: sheet }]),
      );
      await bench.tally.forbid(`made by ${who.name}`, () =>
        sdkCommit(bench.world.as(who), [{ op: "set", path: "published/mls@1999", fields: sheet }]),
      );
      await bench.tally.forbid(`deleted by ${who.name}`, () =>
        sdkCommit(bench.world.as(who), [{ op: "delete", path: "published/mls" }]),
      );
    };
    await inParallel(everybody, 4, tryAs);
    expect(bench.wrong()).toEqual([]);
  });
});

it("knows nothing of players", async () => {
  const players = collectionNamed("mlsPlayers");
  await bench.world.seed(seedOf({ mlsPlayers: {} }));
  const id = newId();
  const save = makeSave({
    collection: players.name,
    id,
    fields: example(players),
    by: "chief",
    published: true,
  });
  expect(save.sheet).toBeNull();
  const { change, record } = save;
  for (const section of ["players", "teams"]) {
    const sheet = publication("mls", { section, id, entry: record, change });
    await bench.tally.forbid(section, bench.attempt(writesOf({ ...save, sheet })));
  }
  await bench.tally.allow("without", bench.attempt(writesOf(save)));
  expect(bench.wrong()).toEqual([]);
});

it.each(collections.filter((one) => one.kind !== "players" && wholly.includes(one)))(
  "takes what $name holds, as it is made, changed and deleted",
  async (collection) => {
    const { name, editOnly } = collection;
    const stored = storedRecord(example(collection));
    await bench.world.seed(seedOf({ [name]: { one: stored, two: stored } }));
    const save = (id: string, options: { fields: Fields | null; stored: Fields | null }) =>
      makeSave({ collection: name, id, by: "chief", published: true, ...options });
    const made = save(newId(), { fields: example(collection), stored: null });
    const changed = save("one", { fields: edited(collection), stored });
    const deleted = save("two", { fields: null, stored });
    for (const [what, one, allowed] of [
      ["made", made, !editOnly],
      ["changed", changed, true],
      ["deleted", deleted, !editOnly],
    ] as const) {
      const attempt = bench.attempt(writesOf(one));
      await bench.tally.forbid(`${what} unseen`, bench.attempt(writesOf({ ...one, sheet: null })));
      await (allowed ? bench.tally.allow(what, attempt) : bench.tally.forbid(what, attempt));
    }
    expect(bench.wrong()).toEqual([]);
  },
);

it("gives a sheet of before news its section with the first one", async () => {
  const news = collectionNamed("mblNews");
  const fresh = makeSave({
    collection: news.name,
    id: newId(),
    fields: example(news),
    by: "chief",
    published: true,
  });
  const { news: _, ...before } = sheetDocument();
  await bench.world.seed(seedOf({ [news.name]: {} }));
  await bench.world.seed({ "published/mbl": before });
  const other = withSheet(fresh, [["news", "other"], { t: "x" }]);
  await bench.tally.forbid("another entry with it", bench.attempt(writesOf(other)));
  await bench.tally.allow("the first", bench.attempt(writesOf(fresh)));
  expect(bench.wrong()).toEqual([]);
});

it("lets nothing of this through", () => {
  report(
    "A1 sheets",
    `${bench.tally.forbidden} forbidden tried, ${bench.tally.leaks.length} passed; ${bench.tally.allowed} allowed, ${bench.tally.refused.length} refused`,
  );
  expect(bench.wrong()).toEqual([]);
});
