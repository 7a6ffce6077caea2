import { describe, expect, it } from "vitest";
import { example } from "./examples";
import { collectionNamed } from "./registry";
import { football, roleBench, people, uidOf } from "./roleBench";
import { noteWrite } from "./ownerScene";
import { NOW, storedRecord, makeSave, writesOf, type Fields } from "./save";
import { chief, owner } from "./rulesEmulator";
import { report } from "./tally";

/** What owners alone do with the whole database: note a download or an erasure, bring records back. */

const bench = roleBench();

describe("a note of a download or an erasure", () => {
  it("is written by owners only", async () => {
    for (const collection of ["backups", "erasures"] as const)
      await bench.tryAll(collection, [owner], (who) => [noteWrite(collection, uidOf(who))]);
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["another's name", { by: "chief" }],
    ["another time", { at: new Date(0) }],
    ["another action", { action: "erase" }],
    ["a record's action", { action: "create" }],
    ["another record", { record: "mlsPlayers/one" }],
    ["another id", { id: "one" }],
    ["a collection of records", { collection: "mlsPlayers" }],
    ["something before", { before: {} }],
    ["nothing after", { after: null }],
    ["a version", { version: 1 }],
    ["a key more", { redactedBy: "owner", redactedAt: NOW }],
  ])("is refused with %s", async (name, change) => {
    await bench.tally.forbid(name, bench.commit(owner, [noteWrite("backups", "owner", change)]));
    await bench.tally.allow("right", bench.commit(owner, [noteWrite("backups", "owner")]));
    expect(bench.wrongly()).toEqual([]);
  });
});

it("of an erasure names no more records than one takes", async () => {
  const naming = (size: number) => [
    noteWrite("erasures", "owner", {
      after: { records: Array.from({ length: size }, (_, at) => `mlsPlayers/${at}`) },
    }),
  ];
  await bench.tally.allow("500", bench.commit(owner, naming(500)));
  await bench.tally.forbid("501", bench.commit(owner, naming(501)));
  const text = noteWrite("erasures", "owner", { after: { records: "all" } });
  await bench.tally.forbid("a text", bench.commit(owner, [text]));
  expect(bench.wrongly()).toEqual([]);
});

describe("a record that is lost altogether", () => {
  const made = (collection: string, id: string, by: string) => {
    const fields = example(collectionNamed(collection));
    return writesOf(makeSave({ collection, id, fields, by, action: "restore" }));
  };

  it("comes back under an odd id by owners only", async () => {
    const gone = () => bench.remove("mlsPlayers/Odd id, 2024");
    await bench.tryAll(
      "odd",
      [owner],
      (who) => made("mlsPlayers", "Odd id, 2024", uidOf(who)),
      gone,
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("of two rows of one club is deleted by owners only where rows are edited and not made", async () => {
    const stored = storedRecord(example(collectionNamed("mblStandings")));
    const seed = async () => bench.world.seed({ "mblStandings/second": stored });
    await bench.tryAll(
      "second row",
      [owner],
      (who) =>
        writesOf(
          makeSave({
            collection: "mblStandings",
            id: "second",
            fields: null,
            stored,
            by: uidOf(who),
          }),
        ),
      async () => void (await seed()),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("comes back as a row that is edited and not made by owners only", async () => {
    const gone = () => bench.remove("mblStandings/lost");
    await bench.tryAll("row", [owner], (who) => made("mblStandings", "lost", uidOf(who)), gone);
    expect(bench.wrongly()).toEqual([]);
    expect([football, chief].every((who) => people.includes(who))).toBe(true);
  });
});

it("covers at least 40 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, owners", `${forbidden} tried; ${allowed} allowed twins`);
  expect(forbidden).toBeGreaterThanOrEqual(40);
});
