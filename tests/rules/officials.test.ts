import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { redaction } from "./ownerScene";
import { official } from "./officialScene";
import { roleBench, people, uidOf } from "./roleBench";
import { rightsWrites } from "./roleScene";
import { publishedSheetEntry } from "@/records/sheet";
import { example } from "./examples";
import { collectionNamed } from "./registry";
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
import { withSheet } from "./tamper";
import { adminOf, chief, owner } from "./rulesEmulator";

/** Officials: the arena's, kept and read by administrators of any league, and nobody else's. */

const bench = roleBench("A15 officials");

/** Administrators, of one league or of all. Not scorers, nor whoever asks for rights. */
const keepers = people.filter((who) =>
  [adminOf["mls"], adminOf["mbl"], chief, owner].some((one) => one === who),
);

/** Of football alone, or of all. */
const leagueKeepers = keepers.filter((who) => who !== adminOf["mbl"]);

const written = (fields: Fields | null, by: string, stored: Fields | null = null): Write[] =>
  rightsWrites("one", fields, { collection: "officials", by, stored });

describe("an official", () => {
  const none = () => bench.remove("officials/one");
  const stored = storedRecord(official);
  const there = () => bench.world.seed({ "officials/one": stored });

  it("is added, changed and deleted by administrators of any league", async () => {
    expect(keepers).toHaveLength(4);
    const changed = { ...official, contact: "" };
    await bench.tryAll("added", keepers, (who) => written(official, uidOf(who)), none);
    await bench.tryAll("changed", keepers, (who) => written(changed, uidOf(who), stored), there);
    await bench.tryAll("deleted", keepers, (who) => written(null, uidOf(who), stored), there);
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by them alone, and so is what the trail tells", async () => {
    await there();
    await bench.commit(chief, written({ ...official, does: "" }, "chief", stored))();
    const entry = written(official, "chief")[1]?.path ?? "";
    await bench.world.seed({
      [entry]: { collection: "officials", id: "one", before: null, after: official, by: "x" },
    });
    for (const who of people) {
      const database = bench.world.as(who);
      const tries: Readonly<Record<string, () => Promise<unknown>>> = {
        one: () => getDocFromServer(doc(database, "officials/one")),
        all: () => getDocsFromServer(query(collection(database, "officials"), limit(500))),
        entry: () => getDocFromServer(doc(database, entry)),
        entries: () =>
          getDocsFromServer(
            query(
              collection(database, "history"),
              where("collection", "==", "officials"),
              limit(20),
            ),
          ),
      };
      for (const [what, attempt] of Object.entries(tries)) {
        const may = keepers.includes(who);
        await bench.tally[may ? "allow" : "forbid"](`${what} by ${who.name}`, attempt);
      }
      await bench.tally.forbid(`too many by ${who.name}`, () =>
        getDocsFromServer(query(collection(database, "officials"), limit(501))),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["no name", { ...official, name: "" }],
    ["a name that is a number", { ...official, name: 7 }],
    ["a name too long", { ...official, name: "x".repeat(81) }],
    ["a name in two lines", { ...official, name: "Ada\nObi" }],
    ["a role too long", { ...official, does: "x".repeat(41) }],
    ["a contact too long", { ...official, contact: "x".repeat(121) }],
    ["a contact that hides letters", { ...official, contact: "080\u202E12" }],
    ["a sport that nobody plays", { ...official, sports: ["quidditch"] }],
    ["sports as a text", { ...official, sports: "football" }],
    ["sports as a map", { ...official, sports: { football: true } }],
    ["consent as a text", { ...official, agreed: "yes" }],
    ["no consent", { name: "Ada", does: "", sports: [], contact: "" }],
    ["a key more", { ...official, uid: "x" }],
  ])("is refused with %s", async (name, fields) => {
    await none();
    await bench.tally.forbid(name, bench.commit(chief, written(fields, "chief")));
    await bench.tally.allow("the right one", bench.commit(chief, written(official, "chief")));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused without its entry, over another version, and under an id that is none", async () => {
    await there();
    const [write, entry] = written({ ...official, does: "" }, "chief", stored);
    if (!write || !entry) throw new Error("Two writes are a change.");
    const stale = written(official, "chief", { ...stored, version: 1 });
    const odd = rightsWrites("Ada Obi", official, { collection: "officials", by: "chief" });
    await bench.tally.forbid("no entry", bench.commit(chief, [write]));
    await bench.tally.forbid("an entry alone", bench.commit(chief, [entry]));
    await bench.tally.forbid("another version", bench.commit(chief, stale));
    await bench.tally.forbid("an odd id", bench.commit(chief, odd));
    expect(bench.wrongly()).toEqual([]);
  });

  it("tells of nothing else under its name", async () => {
    const told = (change: Fields): Write => ({
      op: "set",
      path: "history/told-of-officials",
      fields: {
        collection: "officials",
        id: "one",
        record: "live/officials",
        version: 0,
        action: "live",
        before: null,
        after: null,
        by: "owner",
        at: NOW,
        ...change,
      },
    });
    const live: Write = {
      op: "set",
      path: "live/officials",
      fields: { matches: {}, lastId: "one", lastChange: "told-of-officials", updatedAt: NOW },
    };
    await bench.tally.forbid("live", bench.commit(owner, [live, told({})]));
    const backup = { action: "backup", record: "officials/told-of-officials" };
    await bench.tally.forbid("a backup", bench.commit(owner, [told(backup)]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("loses in the trail what says who it is, by owners, and nothing else", async () => {
    const bare = { ...official, name: "a player", does: "a player", contact: "a player" };
    const seed = () =>
      bench.world.seed({
        "history/told": {
          collection: "officials",
          id: "one",
          record: "officials/one",
          version: 1,
          action: "create",
          before: null,
          after: { ...official, version: 1 },
          by: "chief",
          at: new Date("2026-03-01T12:00:00Z"),
        },
      });
    const without = (after: Fields, by: string) => [
      redaction("told", { before: null, after: { ...after, version: 1 }, by }),
    ];
    await bench.tryAll("redacted", [owner], (who) => without(bare, uidOf(who)), seed);
    await seed();
    for (const [what, after] of [
      ["consent", { ...bare, agreed: false }],
      ["sports", { ...bare, sports: [] }],
      ["a name that is no text", { ...bare, name: 1 }],
      ["a key less", { name: "a player" }],
      ["a key more", { ...bare, uid: "x" }],
    ] as const)
      await bench.tally.forbid(what, bench.commit(owner, without(after, "owner")));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("the officials of a match", () => {
  const collectionName = "mlsFixtures";
  const fields = example(collectionNamed(collectionName));
  const stored = storedRecord({ ...fields, officials: ["one"] });
  const saved = (
    officials: unknown,
    by = "chief",
    change: (save: Save) => Save = (save) => save,
  ) => {
    const save = makeSave({
      collection: collectionName,
      id: "match",
      fields: officials === undefined ? fields : { ...fields, officials },
      stored,
      by,
      published: true,
    });
    return writesOf(change(save));
  };
  const seed = () =>
    bench.world.seed({
      ...seedOf({ [collectionName]: { match: stored } }),
      "published/mls": sheetDocument(),
    });
  /** The entry in the published collection as somebody else would have it. */
  const published =
    (entry: Fields) =>
    (save: Save): Save => ({
      ...save,
      published: publication(collectionName, {
        section: "records",
        id: "match",
        entry,
        change: save.change,
      }),
    });

  it("are chosen by administrators of its league", async () => {
    await bench.tryAll("chosen", leagueKeepers, (who) => saved(["two", "three"], uidOf(who)), seed);
    await bench.tryAll("taken away", leagueKeepers, (who) => saved(undefined, uidOf(who)), seed);
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["nine of them", Array.from({ length: 9 }, (_, at) => `official-${at}`)],
    ["an empty list", []],
    ["a name", ["Ada Obi"]],
    ["an empty id", [""]],
    ["two ids in one", ["one\ntwo"]],
    ["a number", [7]],
    ["a text", "one"],
    ["a map", { one: true }],
    ["nothing", null],
  ])("are refused as %s", async (name, officials) => {
    await seed();
    await bench.tally.forbid(name, bench.commit(chief, saved(officials)));
    const most = Array.from({ length: 8 }, (_, at) => `official-${at}`);
    await bench.tally.allow("eight", bench.commit(chief, saved(most)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("are on no other record", async () => {
    const result = makeSave({
      collection: "mlsResults",
      id: "match",
      fields: { ...example(collectionNamed("mlsResults")), officials: ["one"] },
      by: "chief",
    });
    await bench.tally.forbid("a result", bench.commit(chief, writesOf(result)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("are in no published copy", async () => {
    await seed();
    const whole = (save: Save) => published(save.record ?? {})(save);
    const some = (save: Save) => {
      const { officials: _, ...rest } = save.record ?? {};
      return published({ ...rest, officials: ["other"] })(save);
    };
    const sheet = (save: Save) =>
      withSheet(save, [
        ["fixtures", "match"],
        { ...publishedSheetEntry("fixtures", save.record ?? {}), officials: ["two"] },
      ]);
    for (const [what, change] of Object.entries({ whole, some, sheet }))
      await bench.tally.forbid(what, bench.commit(chief, saved(["two"], "chief", change)));
    await bench.tally.allow("without them", bench.commit(chief, saved(["two"])));
    expect(bench.wrongly()).toEqual([]);
  });

  it("are ids that a visitor may read in the match, and no names", async () => {
    for (const sheet of [true, false]) {
      await seed();
      if (!sheet) await bench.remove("published/mls");
      for (const who of people) {
        const attempt = () => getDocFromServer(doc(bench.world.as(who), `${collectionName}/match`));
        await bench.tally.allow(`read by ${who.name}, ${sheet}`, attempt);
      }
    }
    expect(bench.wrongly()).toEqual([]);
  });
});
