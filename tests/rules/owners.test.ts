import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { example } from "./examples";
import { collectionNamed } from "./registry";
import { football, makeRoleBench, people, uidOf, type RoleBench } from "./roleBench";
import { noteWrite, redaction, toldEntry } from "./ownerScene";
import { NOW, storedRecord, makeSave, writesOf, type Fields } from "./save";
import { chief, owner } from "./rulesEmulator";
import { report } from "./tally";

/** What owners alone do with the whole database: note a download, take a person out of the trail, bring records back. */

let bench: RoleBench;
beforeAll(async () => {
  bench = await makeRoleBench("owners");
});
afterAll(() => bench.world.close());

describe("an entry of the trail", () => {
  const before = storedRecord(example(collectionNamed("mlsPlayers")));
  const told = toldEntry("mlsPlayers", before);
  const again = () => bench.world.seed({ "history/told": told });

  it("is redacted by owners only", async () => {
    await bench.tryAll(
      "redact",
      [owner],
      (who) => [redaction("told", { before: { club: before["club"] }, after: {}, by: uidOf(who) })],
      again,
    );
    await again();
    const more = { before: { ...before, name: "a player" }, after: {} };
    await bench.tally.allow(
      "a name replaced",
      bench.commit(owner, [redaction("told", { ...more, by: "owner" })]),
    );
    // What was left by an interrupted erasure, or another person of the same match.
    await bench.tally.allow(
      "once more",
      bench.commit(owner, [redaction("told", { before: {}, after: {}, by: "owner" })]),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["another author", { by: "owner" }],
    ["another time", { at: new Date(0) }],
    ["another action", { action: "create" }],
    ["another record", { record: "mlsPlayers/other" }],
    ["another id", { id: "other" }],
    ["another collection", { collection: "mblPlayers" }],
    ["another version", { version: 9 }],
    ["a key more", { note: "x" }],
    ["somebody else's name for it", { redactedBy: "chief" }],
    ["no name for it", { redactedBy: null }],
    ["a client's time for it", { redactedAt: new Date(0) }],
    ["what was there before as text", { before: "nothing" }],
    ["nothing before", { before: null }],
    ["more before than there was", { before: { ...before, rating: 9, invented: true } }],
    ["more after than there was", { after: { invented: true } }],
  ])("keeps everything else: not %s", async (name, change) => {
    await again();
    await bench.tally.forbid(
      name,
      bench.commit(owner, [redaction("told", { before: {}, after: {}, by: "owner", change })]),
    );
    await bench.tally.allow(
      "right",
      bench.commit(owner, [redaction("told", { before: {}, after: {}, by: "owner" })]),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  describe("of a record whose id was a name", () => {
    const HEX = "0123456789abcdef0123";
    const gone = {
      ...toldEntry("mlsPlayers", before),
      id: "Ayo Bello",
      record: "mlsPlayers/Ayo Bello",
    };
    const put = (id: string, entry: Fields) => bench.world.seed({ [`history/${id}`]: entry });
    const renaming = (change: Fields, by = "owner") => [
      redaction("named", { before: {}, after: {}, by, change }),
    ];
    const right = { id: HEX, record: `mlsPlayers/${HEX}` };

    it("loses the id when the record is gone, by owners only", async () => {
      await bench.tryAll(
        "rename",
        [owner],
        (who) => renaming(right, uidOf(who)),
        () => put("named", gone),
      );
      await put("named", { ...gone, action: "live", collection: "mls", record: "live/mls" });
      await bench.tally.allow("live", bench.commit(owner, renaming({ id: HEX })));
      expect(bench.wrongly()).toEqual([]);
    });

    it.each<[string, Fields, Fields]>([
      ["an id that says something", gone, { id: "Obi", record: "mlsPlayers/Obi" }],
      ["an id and another record", gone, { id: HEX, record: "mlsPlayers/other" }],
      ["an id alone", gone, { id: HEX }],
      ["a record alone", gone, { record: `mlsPlayers/${HEX}` }],
      ["another collection's record", gone, { id: HEX, record: `mblPlayers/${HEX}` }],
      ["a record that stands", { ...gone, id: "one", record: "mlsPlayers/one" }, right],
      [
        "an entry about rights",
        { ...gone, collection: "admins", record: "admins/Ayo Bello" },
        { id: HEX, record: `admins/${HEX}` },
      ],
      [
        "an entry of a rebuild",
        { ...gone, id: "mlsPlayers", record: "published/mlsPlayers" },
        right,
      ],
    ])("keeps it: %s", async (name, entry, change) => {
      await bench.world.seed({ "mlsPlayers/one": before });
      await put("named", entry);
      await bench.tally.forbid(name, bench.commit(owner, renaming(change)));
      expect(bench.wrongly()).toEqual([]);
    });

    it("leaves no note of the deletion, once the record is gone", async () => {
      const note = "deletions/mlsPlayers Ayo Bello";
      const removal = [{ op: "delete", path: note }] as const;
      const noted = () => bench.world.seed({ [note]: { change: "x" } });
      await bench.tryAll("note", [owner], () => removal, noted);
      await noted();
      await bench.world.seed({ "mlsPlayers/Ayo Bello": before });
      await bench.tally.forbid("of a record that stands", bench.commit(owner, removal));
      await bench.remove("mlsPlayers/Ayo Bello");
      for (const path of ["deletions/published mls@2025", "deletions/admins stranger"]) {
        await bench.world.seed({ [path]: { change: "x" } });
        await bench.tally.forbid(path, bench.commit(owner, [{ op: "delete", path }]));
      }
      expect(bench.wrongly()).toEqual([]);
    });
  });

  it("is never changed without saying so, nor taken away", async () => {
    await again();
    const silent = [{ op: "change", path: "history/told", changes: [[["before"], {}]] }] as const;
    await bench.tally.forbid("silently", bench.commit(owner, silent));
    for (const who of people)
      await bench.tally.forbid(
        `deleted by ${who.name}`,
        bench.commit(who, [{ op: "delete", path: "history/told" }]),
      );
    const created = { ...told, before: null };
    await bench.world.seed({ "history/told": created });
    await bench.tally.forbid(
      "something where there was nothing",
      bench.commit(owner, [redaction("told", { before: {}, after: {}, by: "owner" })]),
    );
    expect(bench.wrongly()).toEqual([]);
  });
});

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

it("covers at least 80 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, owners", `${forbidden} tried; ${allowed} allowed twins`);
  expect(forbidden).toBeGreaterThanOrEqual(80);
});
