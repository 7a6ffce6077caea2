import { describe, expect, it } from "vitest";
import { example } from "./examples";
import { collectionNamed } from "./registry";
import { football, roleBench, people, uidOf } from "./roleBench";
import { digestOf, erasureWrites, noteWrite, olderNote, tidying } from "./ownerScene";
import { NOW, storedRecord, makeSave, writesOf, type Fields } from "./save";
import { chief, owner } from "./rulesEmulator";
import { report } from "./tally";

/** What owners alone do with the whole database: note a download or an erasure, bring records back. */

const bench = roleBench();

describe("a note of a download or an erasure", () => {
  it("is written by owners only", async () => {
    await bench.tryAll("backups", [owner], (who) => [noteWrite("backups", uidOf(who))]);
    await bench.tryAll("erasures", [owner], (who) => erasureWrites(uidOf(who)));
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

describe("a note of an erasure", () => {
  const naming = (records: unknown, more: Fields = {}) =>
    erasureWrites("owner", { after: { records, deleted: 1, changed: 0, ...more } });
  const gone = ["one", "two", "three", "four"].map((id) => `mlsPlayers/${id}`);

  it("names at most four records, each of them gone", async () => {
    await bench.world.seed({ "mlsPlayers/stays": { name: "Musa Idris" } });
    await bench.tally.allow("four that are gone", bench.commit(owner, naming(gone)));
    for (const [name, records] of [
      ["five", [...gone, "mlsPlayers/five"]],
      ["one that is there", ["mlsPlayers/stays"]],
      ["one that is there, last of four", [...gone.slice(1), "mlsPlayers/stays"]],
      ["a digest of a name", [digestOf("mlsPlayers/Ayo Bello")]],
      ["no path", ["mlsPlayers"]],
      ["a longer path", ["mlsPlayers/one/two"]],
      ["a number", [7]],
      ["a text", "all"],
      ["a map", { one: 1 }],
    ] as const)
      await bench.tally.forbid(name, bench.commit(owner, naming(records)));
    await bench.tally.forbid("other ids", bench.commit(owner, naming(gone, { renamed: {} })));
    await bench.tally.forbid("a name", bench.commit(owner, naming([], { deleted: "Ayo Bello" })));
    const removal = { op: "delete", path: "mlsPlayers/stays" } as const;
    await bench.tally.forbid(
      "one that would go without an entry",
      bench.commit(owner, [...naming(["mlsPlayers/stays"]), removal]),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("comes once a commit, and nobody changes it", async () => {
    const [note, name] = naming(gone);
    const [second] = naming(gone);
    if (!note || !name || !second) throw new Error("There is no note.");
    await bench.tally.forbid("unnamed", bench.commit(owner, [note]));
    await bench.tally.forbid("named alone", bench.commit(owner, [name]));
    await bench.tally.forbid("two", bench.commit(owner, [second, note, name]));
    await bench.tally.allow("one", bench.commit(owner, [note, name]));
    await bench.tally.forbid("named again", bench.commit(owner, [name]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("of before loses the digests of names, by owners, and nothing else", async () => {
    const again = () => bench.world.seed({ "history/older": olderNote });
    await bench.tryAll("tidied", [owner], (who) => [tidying(uidOf(who))], again);
    for (const [name, write] of [
      ["a record lost", tidying("owner", { records: ["mlsPlayers/one"] })],
      ["a record more", tidying("owner", { records: ["mlsPlayers/one", "mlsPlayers/two", "x/y"] })],
      ["another order", tidying("owner", { records: ["mlsPlayers/two", "mlsPlayers/one"] })],
      ["other counts", tidying("owner", { deleted: 0 })],
      ["ids that stay", tidying("owner", { renamed: {} })],
      ["nobody’s", tidying("owner", {}, { redactedBy: "chief" })],
      ["another time", tidying("owner", {}, { redactedAt: new Date(0) })],
      ["another author", tidying("owner", {}, { by: "chief" })],
    ] as const) {
      await again();
      await bench.tally.forbid(name, bench.commit(owner, [write]));
    }
    await bench.world.seed({
      "history/older": { ...olderNote, collection: "backups", action: "backup" },
    });
    await bench.tally.forbid("of a backup", bench.commit(owner, [tidying("owner")]));
    expect(bench.wrongly()).toEqual([]);
  });
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
