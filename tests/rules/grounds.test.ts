import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { ground, groundWrites } from "./groundScene";
import { roleBench, people, uidOf } from "./roleBench";
import { rightsWrites } from "./roleScene";
import { publishedDocument, rebuildOf, storedRecord, type Fields, type Write } from "./save";
import { adminOf, chief, owner } from "./rulesEmulator";

/** Grounds: the arena's, kept by administrators of any league; everybody reads what is published of them. */

const bench = roleBench("A16 grounds");

/** Administrators, of one league or of all. Not scorers, nor whoever asks for rights. */
const keepers = people.filter((who) =>
  [adminOf["mls"], adminOf["mbl"], chief, owner].some((one) => one === who),
);

const stored = storedRecord(ground);
const PUBLISHED = "published/grounds";

/** No ground is stored; an empty document is published. */
async function none(): Promise<void> {
  await bench.remove("grounds/one");
  await bench.world.seed({ [PUBLISHED]: publishedDocument({}) });
}

const there = () =>
  bench.world.seed({ "grounds/one": stored, [PUBLISHED]: publishedDocument({ one: stored }) });

const added = (fields: Fields = ground) => groundWrites(fields, { by: "chief" });

/** The same commit with another entry in the published document. */
function publishing(writes: readonly Write[], entry: unknown): Write[] {
  return writes.map((one) =>
    one.op === "change"
      ? {
          ...one,
          changes: one.changes.map(
            ([path, value]) => [path, path[0] === "records" ? entry : value] as const,
          ),
        }
      : one,
  );
}

describe("a ground", () => {
  it("is added, changed and deleted by administrators of any league", async () => {
    expect(keepers).toHaveLength(4);
    const changed = {
      ...ground,
      name: "City bowl",
      formerNames: ["Main bowl"],
      closed: [],
      courts: 3,
      hours: "07:30-22:00",
    };
    const as = (fields: Fields | null, from: Fields | null) => (who: (typeof people)[number]) =>
      groundWrites(fields, { by: uidOf(who), stored: from });
    await bench.tryAll("added", keepers, as(ground, null), none);
    await bench.tryAll("changed", keepers, as(changed, stored), there);
    await bench.tryAll("deleted", keepers, as(null, stored), there);
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by them, and by everybody else in the published document alone", async () => {
    await there();
    for (const who of people) {
      const database = bench.world.as(who);
      const may = keepers.includes(who) ? "allow" : "forbid";
      const all = (most: number) => () =>
        getDocsFromServer(query(collection(database, "grounds"), limit(most)));
      await bench.tally[may](`one by ${who.name}`, () =>
        getDocFromServer(doc(database, "grounds/one")),
      );
      await bench.tally[may](`all by ${who.name}`, all(200));
      await bench.tally.forbid(`too many by ${who.name}`, all(201));
      await bench.tally.allow(`published by ${who.name}`, () =>
        getDocFromServer(doc(database, PUBLISHED)),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["no name", { ...ground, name: "" }],
    ["a name too long", { ...ground, name: "x".repeat(81) }],
    ["a place in two lines", { ...ground, place: "Gate 1\nGate 2" }],
    ["a place too long", { ...ground, place: "x".repeat(121) }],
    ["a link that runs", { ...ground, link: "javascript:alert(1)" }],
    ["a link that is not safe", { ...ground, link: "http://map.example/" }],
    ["a link too long", { ...ground, link: `https://map.example/${"x".repeat(290)}` }],
    ["a link that is none", { ...ground, link: null }],
    ["a note too long", { ...ground, note: "x".repeat(161) }],
    ["a note that hides letters", { ...ground, note: "gate \u202E2" }],
    ["a sport that nobody plays", { ...ground, sports: ["quidditch"] }],
    ["sports as a text", { ...ground, sports: "football" }],
    ["closed days that are none", { ...ground, closed: ["tomorrow"] }],
    ["a thirteenth month", { ...ground, closed: ["2026-13-01"] }],
    ["a thirty-first of February", { ...ground, closed: ["2026-02-31"] }],
    ["a leap day of another year", { ...ground, closed: ["2026-02-29"] }],
    ["a thirty-first of April as the last day", { ...ground, closed: ["2026-04-01/2026-04-31"] }],
    ["three days in a span", { ...ground, closed: ["2026-12-01/2026-12-02/2026-12-03"] }],
    ["a last day before the first", { ...ground, closed: ["2027-01-01/2026-01-01"] }],
    [
      "the last of forty spans in another order",
      {
        ...ground,
        closed: [
          ...Array.from({ length: 39 }, () => "2026-12-24/2027-01-02"),
          "2026-12-25/2026-12-24",
        ],
      },
    ],
    ["two days in one", { ...ground, closed: ["2026-12-01\n2026-12-02"] }],
    ["a number as a day", { ...ground, closed: [20261224] }],
    ["closed as a text", { ...ground, closed: "2026-12-24" }],
    ["closed too often", { ...ground, closed: Array.from({ length: 41 }, () => "2026-12-24") }],
    ["former names as a text", { ...ground, formerNames: "Old bowl" }],
    ["a former name in two lines", { ...ground, formerNames: ["Old\nbowl"] }],
    ["a former name that says nothing", { ...ground, formerNames: [""] }],
    ["too many former names", { ...ground, formerNames: Array.from({ length: 11 }, () => "Old") }],
    ["no court", { ...ground, courts: 0 }],
    ["too many courts", { ...ground, courts: 41 }],
    ["courts as a text", { ...ground, courts: "2" }],
    ["a half court", { ...ground, courts: 1.5 }],
    ["hours that are none", { ...ground, hours: "8 to 22" }],
    ["a twenty-fifth hour", { ...ground, hours: "08:00-25:00" }],
    ["hours that are a number", { ...ground, hours: 8 }],
    ["one hour", { ...ground, hours: "08:00" }],
    ["hours that say nothing", { ...ground, hours: "" }],
    ["a key less", { name: "Main bowl", sports: [], place: "", link: "", closed: [] }],
    ["a key more", { ...ground, contact: "0803" }],
  ])("is refused with %s", async (name, fields) => {
    await none();
    await bench.tally.forbid(name, bench.commit(chief, added(fields)));
    await bench.tally.allow("the right one", bench.commit(chief, added()));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["a night", { ...ground, hours: "22:00-02:00" }],
    ["a leap day", { ...ground, closed: ["2028-02-29", "2000-02-29"] }],
    [
      "forty spans",
      { ...ground, closed: Array.from({ length: 40 }, () => "2026-12-24/2027-01-02") },
    ],
  ])("is taken with %s", async (name, fields) => {
    await none();
    await bench.tally.allow(name, bench.commit(chief, added(fields)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused without its entry, over another version, and under an id that is none", async () => {
    await there();
    const writes = groundWrites({ ...ground, note: "" }, { by: "chief", stored });
    const [write, entry] = writes;
    if (!write || !entry) throw new Error("Two writes are a change.");
    const stale = groundWrites(ground, { by: "chief", stored: { ...stored, version: 1 } });
    const odd = groundWrites(ground, { by: "chief", id: "Main bowl" });
    await bench.tally.forbid("no entry", bench.commit(chief, [write]));
    await bench.tally.forbid("an entry alone", bench.commit(chief, [entry]));
    await bench.tally.forbid("another version", bench.commit(chief, stale));
    await bench.tally.forbid("an odd id", bench.commit(chief, odd));
    await bench.tally.allow("the right one", bench.commit(chief, writes));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("the published document of grounds", () => {
  const unpublished = async () => {
    await bench.remove("grounds/one");
    await bench.remove(PUBLISHED);
  };

  it("is made by administrators of any league, and needed by no save before", async () => {
    const alone = () => rightsWrites("one", ground, { collection: "grounds", by: "chief" });
    await unpublished();
    await bench.tally.allow("before it exists", bench.commit(chief, alone()));
    await bench.tryAll(
      "made",
      keepers,
      (who) => rebuildOf("grounds", uidOf(who)),
      () => bench.remove(PUBLISHED),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("gets no entry by being made anew, and loses some", async () => {
    const [document, entry] = rebuildOf("grounds", "owner");
    const made = (records: Fields): Write[] => [
      { ...document, fields: { ...document.fields, records } },
      entry,
    ];
    const annex = { ...stored, name: "Annex" };
    await unpublished();
    await bench.tally.forbid("begun with one", bench.commit(owner, made({ one: stored })));
    await bench.world.seed({ [PUBLISHED]: publishedDocument({ one: stored, two: annex }) });
    for (const [what, records] of [
      ["one more", { one: stored, two: annex, three: annex }],
      ["another one", { one: annex, two: annex }],
      ["one for another", { one: stored, three: annex }],
      ["a key more", { one: { ...stored, phone: "0803" }, two: annex }],
    ] as const)
      await bench.tally.forbid(what, bench.commit(owner, made(records)));
    await bench.tally.allow("one less", bench.commit(owner, made({ two: annex })));
    expect(bench.wrongly()).toEqual([]);
  });

  it("tells of each change, and nothing but the truth", async () => {
    const alone = () => rightsWrites("one", ground, { collection: "grounds", by: "chief" });
    await none();
    await bench.tally.forbid("left out", bench.commit(chief, alone()));
    for (const [what, entry] of [
      ["another name", { ...ground, name: "Annex" }],
      ["nothing", undefined],
      ["a text", "Main bowl"],
    ] as const)
      await bench.tally.forbid(what, bench.commit(chief, publishing(added(), entry)));
    await there();
    const gone = groundWrites(null, { by: "chief", stored });
    await bench.tally.forbid("still there", bench.commit(chief, publishing(gone, stored)));
    const [, , alike] = added();
    if (!alike) throw new Error("The third write is the published one.");
    await bench.tally.forbid("without a change", bench.commit(chief, [alike]));
    await bench.tally.forbid(
      "taken away",
      bench.commit(owner, [{ op: "delete", path: PUBLISHED }]),
    );
    await bench.tally.forbid(
      "of a season",
      bench.commit(owner, rebuildOf("grounds@2025", "owner")),
    );
    const [document, entry] = rebuildOf("grounds", "owner");
    await bench.tally.forbid("without its entry", bench.commit(owner, [document]));
    await bench.tally.forbid("an entry alone", bench.commit(owner, [entry]));
    const marked = { ...document, fields: { ...document.fields, records: [] } };
    await bench.tally.forbid("as a list", bench.commit(owner, [marked, entry]));
    expect(bench.wrongly()).toEqual([]);
  });
});
