import { doc, getDocFromServer } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { fields, resultTrials, newId, results, saveOf } from "./resultTrials";
import { edited, example } from "./examples";
import { collectionNamed } from "./registry";
import {
  makeSave,
  publication,
  publishedDocument,
  seedOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type SaveOptions,
  type Write,
} from "./save";
import { report } from "./tally";
import { PAST, withEntry } from "./tamper";
import { scorer } from "./roleScene";
import { adminOf, chief, commitSave, outsiders, sdkCommit } from "./rulesEmulator";

/** Saving where there is something special about it: old records, the trail, seasons, two at once. */

const teams = collectionNamed("mlsTeams");

/** A save where only the league's sheet is published. */
const saveTeam = (options: Partial<SaveOptions> & Pick<SaveOptions, "id">) =>
  makeSave({
    collection: teams.name,
    fields: example(teams),
    by: "chief",
    sheet: true,
    ...options,
  });

const bench = resultTrials();
beforeAll(async () => {
  await bench.world.seed({ "published/mls": sheetDocument() });
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
    const id = await bench.place(stored);
    // What was read and sent back is not always the same value: NaN, for one, equals nothing.
    const save = withEntry(saveOf({ id, stored }), {
      before: { teamA: "as far as it could be read" },
    });
    const skipped = saveOf({ id, stored, version: 2 });
    await bench.tally.forbid("skipped", bench.attempt(writesOf(skipped)));
    for (const before of [null, "text", []]) {
      const without = withEntry(save, { before });
      await bench.tally.forbid(`${String(before)} before`, bench.attempt(writesOf(without)));
    }
    await bench.tally.allow("update", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });

  it.each([
    ["without change", old],
    ["with a change that is no id", { ...old, change: { evil: "a/b" } }],
  ])("%s are deleted like others", async (_, stored) => {
    const id = await bench.place(stored);
    const save = saveOf({ id, fields: null, stored });
    await bench.tally.allow("delete", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });

  it("may have ids of any form, new ones may not", async () => {
    const name = "an old id, with spaces";
    await bench.world.seed({ [`mlsTeams/${name}`]: { name: "Rovers" } });
    const save = (id: string, stored: Fields | null) => saveTeam({ id, stored });
    await bench.tally.allow("old id", bench.attempt(writesOf(save(name, { name: "Rovers" }))));
    for (const id of ["<script>", "a b", "é", "x".repeat(65), "a.b"]) {
      await bench.tally.forbid(id, bench.attempt(writesOf(save(id, null))));
    }
    await bench.tally.allow("longest id", bench.attempt(writesOf(save("x".repeat(64), null))));
    expect(bench.wrong()).toEqual([]);
  });
});

it("takes no key that is made of others, and no whole number that is none", async () => {
  const wrong: Readonly<Record<string, Fields>> = {
    "two keys in one": { ["season\nold"]: "2024" },
    "a key with a line break": { ["stage\n"]: "F" },
    "a space as a key": { [" "]: "x" },
    "texts that add up to digits": { scoreA: "2", scoreB: "1" },
    "halves that add up to a whole": { scoreA: 1.5, scoreB: 1.5 },
    "a list": { scoreA: [2] },
    "one too many": { possessionA: 101, possessionB: -1 },
  };
  for (const [what, more] of Object.entries(wrong)) {
    const save = saveOf({ id: newId(), fields: { ...fields, ...more }, published: false });
    await bench.tally.forbid(what, bench.attempt(writesOf(save)));
  }
  expect(bench.wrong()).toEqual([]);
});

describe("the trail", () => {
  it("takes no entry from anybody for a record that is not written with it", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    for (const who of [...outsiders, chief]) {
      const by = who.uid ?? "";
      for (const save of [saveOf({ id, stored, by }), saveOf({ id: newId(), by })]) {
        const [, entry] = writesOf(save);
        if (!entry) throw new Error("A save has an entry.");
        const old = { ...entry, fields: { ...save.entry, after: stored, version: 3 } };
        for (const write of [entry, old])
          await bench.tally.forbid(who.name, () => sdkCommit(bench.world.as(who), [write]));
      }
    }
    expect(bench.wrong()).toEqual([]);
  });

  it("takes no entry for a record that stays as it is", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const save = saveOf({ id, fields, stored });
    const entry = { ...save.entry, version: 3, after: stored };
    const path = `history/${String(stored["change"])}`;
    await bench.tally.forbid(
      "entry for a seeded record",
      bench.attempt([{ op: "set", path, fields: entry }]),
    );
    expect(bench.wrong()).toEqual([]);
  });

  it("is written by creation only, together with its record", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await bench.tally.forbid("entry alone", bench.attempt(writesOf(save).slice(1, 2)));
    await bench.tally.forbid("entry and copy alone", bench.attempt(writesOf(save).slice(1)));
    await commitSave(bench.world.as(chief), save);
    const path = `history/${save.change}`;
    await bench.tally.forbid(
      "changed",
      bench.attempt([{ op: "change", path, changes: [[["by"], "mls-admin"]] }]),
    );
    await bench.tally.forbid("replaced", bench.attempt([{ op: "set", path, fields: save.entry }]));
    await bench.tally.forbid("deleted", bench.attempt([{ op: "delete", path }]));
    const again = {
      ...saveOf({ id, stored: { ...save.record, updatedAt: PAST } }),
      change: save.change,
    };
    await bench.tally.forbid("reused", bench.attempt(writesOf(again)));
    expect(bench.wrong()).toEqual([]);
  });

  it("has an entry of its own for every save, also where the collection is not published", async () => {
    const first = saveTeam({ id: newId() });
    const other: Write = { op: "set", path: `mlsTeams/${newId()}`, fields: first.record ?? {} };
    await bench.tally.forbid("two of one entry", bench.attempt([...writesOf(first), other]));
    await bench.tally.allow("one", bench.attempt(writesOf(first)));
    const stored = await getDocFromServer(doc(bench.world.as(chief), first.path));
    const second = saveTeam({ id: stored.id, stored: stored.data() ?? null });
    const record = { ...second.record, change: first.change };
    await bench.tally.forbid(
      "under the former entry",
      bench.attempt([{ op: "set", path: second.path, fields: record }]),
    );
    const double: Write = { op: "set", path: "history/double", fields: second.entry };
    await bench.tally.forbid("two entries", bench.attempt([...writesOf(second), double]));
    const backdated = withEntry(second, { at: PAST });
    await bench.tally.forbid("the client's time", bench.attempt(writesOf(backdated)));
    await bench.tally.allow("under a new one", bench.attempt(writesOf(second)));
    expect(bench.wrong()).toEqual([]);
  });
});

describe("seasons", () => {
  const standings = collectionNamed("mlsStandings");
  const row = example(standings);

  it("take a record from one published document to the other, and from sheet to sheet", async () => {
    const stored = storedRecord(row);
    const id = newId();
    await bench.world.seed(seedOf({ mlsStandings: { [id]: stored } }));
    await bench.world.seed({
      "published/mlsStandings@2025": publishedDocument({}),
      "published/mls@2025": sheetDocument(),
    });
    const save = makeSave({
      collection: "mlsStandings",
      id,
      fields: { ...row, season: "2025" },
      stored,
      by: "chief",
      published: true,
    });
    const { change } = save;
    const left = (name: string, section: string, entry?: unknown): Write => {
      const { changes } = publication(name, { section, id, entry, change });
      return { op: "change", path: `published/${name}`, changes };
    };
    const leaving = left("mlsStandings", "records");
    const leavingSheet = left("mls", "standings");
    const [record, entry, entering, enteringSheet] = writesOf(save);
    const moved = [record, entry, entering, enteringSheet, leaving, leavingSheet].filter(
      (write) => write !== undefined,
    );
    for (const [what, at] of [
      ["not in the new document", 2],
      ["not in the new sheet", 3],
      ["left in the old document", 4],
      ["left in the old sheet", 5],
    ] as const)
      await bench.tally.forbid(what, bench.attempt(moved.toSpliced(at, 1)));
    const stays = left("mls", "standings", save.record);
    await bench.tally.forbid("kept in the old sheet", bench.attempt(moved.with(5, stays)));
    await bench.tally.allow("moved", bench.attempt(moved));
    expect(bench.wrong()).toEqual([]);
  });

  it("take copies of rows that are otherwise only edited", async () => {
    const rows = collectionNamed("mblStandings");
    const copy = (season: string | undefined) =>
      makeSave({
        collection: "mblStandings",
        id: newId(),
        fields: { ...example(rows), ...(season !== undefined && { season }) },
        by: "chief",
      });
    await bench.tally.forbid("a new row", bench.attempt(writesOf(copy(undefined))));
    await bench.tally.forbid("no season", bench.attempt(writesOf(copy(""))));
    await bench.tally.allow("a copy", bench.attempt(writesOf(copy("2025"))));
    expect(bench.wrong()).toEqual([]);
  });

  it("make no row of such a copy, and no copy of a row", async () => {
    const rows = collectionNamed("mblStandings");
    const moved = async (from: string | undefined, to: string | undefined) => {
      const id = newId();
      const seasonOf = (season: string | undefined) => (season === undefined ? {} : { season });
      const stored = { ...storedRecord(example(rows)), ...seasonOf(from) };
      await bench.world.seed({ [`mblStandings/${id}`]: stored });
      const content = { fields: { ...example(rows), ...seasonOf(to) }, stored };
      return writesOf(makeSave({ collection: "mblStandings", id, by: "chief", ...content }));
    };
    await bench.tally.forbid("a row of a copy", bench.attempt(await moved("2025", undefined)));
    await bench.tally.forbid("a copy of a row", bench.attempt(await moved(undefined, "2025")));
    await bench.tally.allow("a row", bench.attempt(await moved(undefined, undefined)));
    await bench.tally.allow("a copy", bench.attempt(await moved("2025", "2025")));
    expect(bench.wrong()).toEqual([]);
  });

  it("take the row of a club that has a record, under its id, from administrators of the league alone", async () => {
    const [rows, clubs] = [collectionNamed("mblStandings"), collectionNamed("mblTeams")];
    const rowOf = (id: string, by: string) =>
      writesOf(makeSave({ collection: rows.name, id, fields: example(rows), by }));
    const id = newId();
    await bench.world.seed({ [`mblTeams/${id}`]: storedRecord(example(clubs)) });
    await bench.tally.forbid("of no club", bench.attempt(rowOf(newId(), "chief")));
    for (const who of [
      adminOf["mls"] ?? chief,
      { ...scorer, admin: { leagues: ["mbl"], role: "scorer" } },
    ]) {
      const writes = rowOf(id, who.uid ?? "");
      await bench.tally.forbid(who.name, () => sdkCommit(bench.world.as(who), writes));
    }
    await bench.tally.allow("of a club", bench.attempt(rowOf(id, "chief")));
    expect(bench.wrong()).toEqual([]);
  });

  it("give such copies up again, to administrators of the league alone", async () => {
    const rows = collectionNamed("mblStandings");
    const gone = async (by: string, season: string | undefined) => {
      const id = newId();
      const stored = { ...storedRecord(example(rows)), ...(season !== undefined && { season }) };
      await bench.world.seed({ [`mblStandings/${id}`]: stored });
      return writesOf(makeSave({ collection: "mblStandings", id, fields: null, stored, by }));
    };
    await bench.tally.forbid("a row", bench.attempt(await gone("chief", undefined)));
    for (const who of [
      adminOf["mls"] ?? chief,
      { ...scorer, admin: { leagues: ["mbl"], role: "scorer" } },
    ]) {
      const writes = await gone(who.uid ?? "", "2025");
      await bench.tally.forbid(who.name, () => sdkCommit(bench.world.as(who), writes));
    }
    await bench.tally.allow("a copy", bench.attempt(await gone("chief", "2025")));
    expect(bench.wrong()).toEqual([]);
  });

  it("are saved without publishing where nothing is published", async () => {
    const save = (season: unknown, of = standings) =>
      makeSave({
        collection: of.name,
        id: newId(),
        fields: { ...example(of), season },
        by: "chief",
      });
    await bench.tally.allow("a season of its own", bench.attempt(writesOf(save("2025-26"))));
    for (const of of ["mlsTeams", "mlsSeasons"].map(collectionNamed)) {
      const what = `a season of ${of.name}, which belong to the league`;
      await bench.tally.forbid(what, bench.attempt(writesOf(save("2025-26", of))));
    }
    for (const season of ["", "2025 26", "a".repeat(21), 2025, null, "a/b"]) {
      await bench.tally.forbid(`season ${String(season)}`, bench.attempt(writesOf(save(season))));
    }
    expect(bench.wrong()).toEqual([]);
  });
});

it("lets saves of different records pass at the same time, and one of several of the same record", async () => {
  const players = collectionNamed("mlsPlayers");
  const same = storedRecord(example(players));
  await bench.world.seed({
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
    return commitSave(bench.world.as(who), made);
  };
  const different = Array.from({ length: 20 }, (_, turn) => save(`together-${turn}`, null, turn));
  const rivals = await Promise.allSettled(
    Array.from({ length: 6 }, (_, turn) => save("same", same, turn)),
  );
  await Promise.all(different);
  expect(rivals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const published = await getDocFromServer(doc(bench.world.as(chief), "published/mlsPlayers"));
  expect(Object.keys(published.get("records") as Fields)).toHaveLength(21);
});

it("lets nothing of this through", () => {
  report(
    "A1 special saves",
    `${bench.tally.forbidden} forbidden tried, ${bench.tally.leaks.length} passed; ${bench.tally.allowed} allowed, ${bench.tally.refused.length} refused`,
  );
  expect(bench.wrong()).toEqual([]);
});
