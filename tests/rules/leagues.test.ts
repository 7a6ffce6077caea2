import fc from "fast-check";
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { reservedSlugs } from "@/domain/league/leagueAddress";
import { leagues } from "@arena/leagues";
import { checkEntity, toDocument } from "@/records/document";
import { shapeOf } from "@/records/shape";
import { randomRuns } from "../harness/forms";
import { anyEntity } from "./generate";
import {
  daysWrite,
  leagueWrites,
  openedRecord,
  publishedLeague,
  storedLeague,
} from "./leagueScene";
import { collectionNamed, CUP } from "./registry";
import { people, roleBench } from "./roleBench";
import { publishedDocument, rebuildOf, storedRecord, type Fields, type Write } from "./save";
import { adminOf, chief, owner, type Identity } from "./rulesEmulator";

/** Leagues that owners open in the app. Who may keep them at all: tests/stores/rights.ts. */

const bench = roleBench("A17 opened leagues");
const PUBLISHED = "published/leagues";
const keepers = people.filter((who) =>
  [adminOf["mls"], adminOf["mbl"], chief, owner].some((one) => one === who),
);
const administrators = keepers.filter((who) => who !== owner);
/** Administers the opened league alone. */
const ofCup: Identity = { name: "its administrator", uid: "cup-admin", admin: { leagues: [CUP] } };

const none = async (id = CUP) => {
  await bench.remove(`leagues/${id}`);
  await bench.world.seed({ [PUBLISHED]: publishedDocument({}) });
};
const there = (days = {}) =>
  bench.world.seed({ [`leagues/${CUP}`]: storedLeague, [PUBLISHED]: publishedLeague(days) });

const by = "owner";

describe("an opened league", () => {
  it("is read by administrators, and by everybody in the published document", async () => {
    await there();
    for (const who of people) {
      const database = bench.world.as(who);
      const may = keepers.includes(who) ? "allow" : "forbid";
      await bench.tally[may](`one by ${who.name}`, () =>
        getDocFromServer(doc(database, `leagues/${CUP}`)),
      );
      await bench.tally[may](`all by ${who.name}`, () =>
        getDocsFromServer(query(collection(database, "leagues"), limit(200))),
      );
      await bench.tally.forbid(`too many by ${who.name}`, () =>
        getDocsFromServer(query(collection(database, "leagues"), limit(201))),
      );
      await bench.tally.allow(`published by ${who.name}`, () =>
        getDocFromServer(doc(database, PUBLISHED)),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is opened at the address that owners chose, where that is free", async () => {
    const at = (id: string, change: Fields = {}) =>
      bench.commit(owner, leagueWrites({ ...openedRecord, ...change }, { by, id }));
    const slugs = leagues.map(({ slug }) => slug);
    const inForm = ["ab", "Cup", "cup_2027", "1st-cup", "cup-", "a~b", "a".repeat(41), "öcup"];
    const ofSite = ["football", "officials", "student-week-chess", ...reservedSlugs.slice(0, 3)];
    const refused = [...inForm, ...slugs, ...ofSite];
    for (const id of refused) await bench.tally.forbid(`“${id}”`, at(id));
    const week = { sport: "basketball", section: "studentWeek" };
    const place = "student-week-basketball";
    await bench.tally.forbid(
      "a placeholder of another section",
      at(place, { ...week, section: "" }),
    );
    await bench.tally.forbid(
      "a placeholder of another sport",
      at(place, { section: "studentWeek" }),
    );
    const allowed: [string, Fields?][] = [["abc"], ["a-1"], ["a".repeat(40)], [place, week]];
    for (const [id, change] of allowed) {
      await none(id);
      await bench.tally.allow(`“${id}”`, at(id, change));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("keeps its sport, its first season and the day on which it was opened", async () => {
    const changed = (change: Fields) =>
      bench.commit(
        owner,
        leagueWrites({ ...openedRecord, ...change }, { by, stored: storedLeague }),
      );
    await there();
    await bench.tally.forbid("another sport", changed({ sport: "chess" }));
    await bench.tally.forbid("another season", changed({ season: "Season 2028" }));
    await bench.tally.forbid("another day", changed({ openedAt: new Date(0) }));
    await bench.tally.forbid("another score", changed({ score: "base=sets" }));
    // Whose record says nothing of the score was opened with its sport's.
    const { score: _, ...plain } = openedRecord;
    await bench.tally.forbid(
      "no score",
      bench.commit(owner, leagueWrites(plain, { by, stored: storedLeague })),
    );
    const anew: Fields[] = [
      { name: "Futsal cup", shortName: "Futsal", strapline: "", order: 1, section: "" },
      { state: "closed" },
      { state: "removed", championship: true, pages: [], posters: [], settings: "" },
    ];
    for (const change of anew) {
      await there();
      await bench.tally.allow(JSON.stringify(change), changed(change));
    }
    const before = storedRecord(plain);
    const later = (change: Fields) =>
      bench.commit(owner, leagueWrites({ ...plain, ...change }, { by, stored: before }));
    await bench.world.seed({
      [`leagues/${CUP}`]: before,
      [PUBLISHED]: publishedLeague({}, before),
    });
    await bench.tally.forbid("a score where none was said", later({ score: "draws=no" }));
    await bench.tally.allow("no score, as before", later({ settings: "called=Futsal" }));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["no name", { name: "" }],
    ["a name too long", { name: "x".repeat(81) }],
    ["no short name", { shortName: "" }],
    ["a strapline too long", { strapline: "x".repeat(81) }],
    ["a sport that nobody plays", { sport: "quidditch" }],
    ["a section in words", { section: "Student Week!" }],
    ["an order below 0", { order: -1 }],
    ["no order written", { order: null }],
    ["no season", { season: "" }],
    ["posters as a text", { posters: "01-penalty" }],
    ["an address as a poster", { posters: ["https://images.example/x.png"] }],
    ["pages beyond all", { pages: Array.from({ length: 21 }, () => "news") }],
    ["championship as a text", { championship: "yes" }],
    ["a score in a list", { score: ["draws=no"] }],
    ["a score without a value's sign", { score: "draws" }],
    ["a score too long", { score: `a=${"x".repeat(499)}` }],
    ["an empty score", { score: "" }],
    ["settings in a list", { settings: ["rounds=1"] }],
    ["settings without a value's sign", { settings: "rounds" }],
    ["settings in two lines", { settings: "rounds=1\npoints=3-1-0" }],
    ["settings too long", { settings: `a=${"x".repeat(499)}` }],
    ["a tag in the settings", { settings: "called=<b>" }],
    ["a state of its own", { state: "secret" }],
    ["no day", { openedAt: null }],
    ["a key of its own", { secret: true }],
    ["an old record's remains", { old: { x: "1" } }],
    ["a season", { season: "Season 2027", unconfirmed: true }],
  ])("is not saved with %s", async (name, change) => {
    await none();
    await bench.tally.forbid(
      name,
      bench.commit(owner, leagueWrites({ ...openedRecord, ...change }, { by })),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("is saved with all that the form takes", async () => {
    const { league } = collectionNamed("leagues");
    const shape = shapeOf(league);
    const some = fc.sample(anyEntity("leagues"), { numRuns: randomRuns(10, 60), seed: 20261129 });
    for (const entity of some) {
      expect(checkEntity("leagues", entity, shape)).toEqual({});
      const fields = toDocument("leagues", entity, shape);
      await none();
      await bench.tally.allow(
        JSON.stringify(fields),
        bench.commit(owner, leagueWrites(fields, { by })),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("what visitors read of opened leagues", () => {
  const closing = () =>
    leagueWrites({ ...openedRecord, state: "closed" }, { by, stored: storedLeague });
  const withChange = (path: readonly string[], value: unknown): Write[] =>
    closing().map((one) =>
      one.op === "change" ? { ...one, changes: [...one.changes, [path, value] as const] } : one,
    );
  const days = { first: "2027-02-01", last: "2027-02-20" };

  it("is what is stored, and the days stay", async () => {
    await there(days);
    const wrong: [string, Write[]][] = [
      ["another name", withChange(["records", CUP, "name"], "Another cup")],
      ["a key more", withChange(["records", CUP, "secret"], "x")],
      ["a key less", withChange(["records", CUP, "pages"], undefined)],
      ["another first day", withChange(["records", CUP, "first"], "2027-01-01")],
      ["no last day", withChange(["records", CUP, "last"], undefined)],
      ["another league", withChange(["records", "mls"], storedLeague)],
      ["nothing", closing().filter(({ op }) => op !== "change")],
    ];
    for (const [what, writes] of wrong) await bench.tally.forbid(what, bench.commit(owner, writes));
    await bench.tally.allow("as it is", bench.commit(owner, closing()));
    expect(bench.wrongly()).toEqual([]);
  });

  it("says the days on which it plays, which its administrators only widen", async () => {
    await bench.world.seed({ [`admins/${ofCup.uid}`]: ofCup.admin ?? {} });
    const wrong: [string, Write][] = [
      ["a later first day", daysWrite({ first: "2027-02-02" })],
      ["an earlier last day", daysWrite({ last: "2027-02-19" })],
      ["a first day that is none", daysWrite({ first: "2027-02-00" })],
      ["a last day that is none", daysWrite({ last: "9" })],
      ["no first day", daysWrite({ first: undefined })],
      ["no days", daysWrite({ first: undefined, last: undefined })],
      [
        "a name with it",
        { ...daysWrite({}), changes: [[["records", CUP, "name"], "Mine"]] } as Write,
      ],
      ["days of another league", daysWrite(days, "mls")],
    ];
    for (const [what, write] of wrong) {
      await there(days);
      await bench.tally.forbid(what, bench.commit(ofCup, [write]));
    }
    for (const write of [daysWrite({ first: "2027-01-31" }), daysWrite({ last: "2027-03-01" })]) {
      await there(days);
      for (const who of people.filter((one) => one !== chief && one !== owner))
        await bench.tally.forbid(`wider by ${who.name}`, bench.commit(who, [write]));
      await bench.tally.allow("wider", bench.commit(ofCup, [write]));
    }
    await there();
    await bench.tally.forbid(
      "one day alone",
      bench.commit(ofCup, [daysWrite({ first: "2027-02-01" })]),
    );
    await bench.tally.forbid(
      "the last before the first",
      bench.commit(owner, [daysWrite({ first: "2027-02-02", last: "2027-02-01" })]),
    );
    await bench.tally.allow("both", bench.commit(ofCup, [daysWrite(days)]));
    await there(days);
    for (const one of ["first", "last"] as const)
      await bench.tally.forbid(
        `no ${one} day alone`,
        bench.commit(owner, [daysWrite({ [one]: undefined })]),
      );
    await bench.tally.allow(
      "no days",
      bench.commit(owner, [daysWrite({ first: undefined, last: undefined })]),
    );
    await there(days);
    await bench.tally.allow("narrower", bench.commit(owner, [daysWrite({ first: "2027-02-02" })]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is made empty by any administrator, and made anew by owners, without a new entry", async () => {
    for (const who of administrators) {
      await bench.remove(PUBLISHED);
      await bench.tally.allow(
        `made by ${who.name}`,
        bench.commit(who, rebuildOf("leagues", who.uid ?? "")),
      );
      await there();
      await bench.tally.forbid(
        `taken away by ${who.name}`,
        bench.commit(who, rebuildOf("leagues", who.uid ?? "")),
      );
    }
    const [document, entry] = rebuildOf("leagues", by);
    const more = {
      ...document,
      fields: { ...document.fields, records: { [CUP]: storedRecord(openedRecord) } },
    };
    await bench.tally.forbid("with another entry", bench.commit(owner, [more, entry]));
    await bench.tally.allow("without", bench.commit(owner, [document, entry]));
    expect(bench.wrongly()).toEqual([]);
  });
});
