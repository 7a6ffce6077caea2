import { describe, expect, it } from "vitest";
import { idInstead } from "@/data/owner/erasure/ids";
import { addressKeysOf, personKeysOf } from "@/records/persons";
import type { EntityKind } from "@/records/record";
import { example } from "./examples";
import { storedLeague } from "./leagueScene";
import { collectionNamed, CUP, openedCollections } from "./registry";
import { roleBench, people, uidOf } from "./roleBench";
import {
  erasureWrites,
  idInsteadOf,
  openErasure,
  redaction,
  renaming,
  SECRET,
  toldEntry,
} from "./ownerScene";
import { storedRecord, type Fields } from "./save";
import { owner, type Identity } from "./rulesEmulator";
import { report } from "./tally";

/** Goal A13: the trail of who changed what can lose a person, and nothing else. */

/** A map without the keys whose value is undefined. */
const withoutMissing = (value: unknown): unknown =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
    : value;

const bench = roleBench();

describe("an entry of the trail", () => {
  const before = {
    ...storedRecord(example(collectionNamed("mlsPlayers"))),
    name: "Ayo Bello",
    formerNames: ["Ayo B.", "A. Bello"],
    old: { nick: '"Ayo"' },
  };
  const told = toldEntry("mlsPlayers", before);
  const { old: _, ...kept } = before;
  const nameless = {
    ...kept,
    name: "a player",
    picture: "",
    formerNames: ["a player", "a player"],
  };
  const left = { before: nameless, after: { ...nameless, version: 4 } };
  const again = () => bench.world.seed({ "history/told": told });
  const right = (by = "owner") => [redaction("told", { ...left, by })];

  it("is redacted by owners only", async () => {
    await bench.tryAll("redact", [owner], (who) => right(uidOf(who)), again);
    // What was left by an interrupted erasure, or another person of the same match.
    const more = { before: { ...nameless, position: "a player" }, after: left.after };
    await bench.tally.allow(
      "once more",
      bench.commit(owner, [redaction("told", { ...more, by: "owner" })]),
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
    ["an empty before", { before: {} }],
    ["less before than there was", { before: { ...nameless, club: undefined } }],
    ["more before than there was", { before: { ...nameless, invented: true } }],
    ["more after than there was", { after: { ...left.after, invented: true } }],
    ["another club", { after: { ...left.after, club: "Rewritten FC" } }],
    ["another number", { after: { ...left.after, goals: 99 } }],
    ["another rating", { before: { ...nameless, rating: 1 } }],
    ["another version of the record", { after: { ...left.after, version: 5 } }],
    ["a map in place of a text", { after: { ...left.after, name: { deep: { map: 1 } } } }],
    ["a number in place of a text", { after: { ...left.after, name: 7 } }],
    ["a shorter list", { after: { ...left.after, formerNames: ["a player"] } }],
    ["a list of maps", { after: { ...left.after, formerNames: [{ a: 1 }, { b: 2 }] } }],
    ["another old", { before: { ...nameless, old: { nick: "x" } } }],
    ["nothing taken out", { before, after: told["after"] }],
    ["another name", { after: { ...left.after, name: "Framed Person" } }],
    ["something before the words", { after: { ...left.after, name: "no a player" } }],
    ["something behind them", { before: { ...nameless, position: "a player of no use" } }],
    ["no name at all", { after: { ...left.after, name: "" } }],
    ["another picture", { after: { ...left.after, picture: "https://a.example/b.jpg" } }],
    ["words for a picture", { after: { ...left.after, picture: "a player" } }],
    ["a pattern", { after: { ...left.after, name: "\\E.*\\Q" } }],
    ["a pattern beside the words", { after: { ...left.after, name: "a player\\E.*|\\Qinsult" } }],
    ["another name in a list", { after: { ...left.after, formerNames: ["a player", "B"] } }],
    ["two of a list as one", { after: { ...left.after, formerNames: ["a player\na player"] } }],
    ["an invented owner before", { redactedEarlier: [{ by: "chief", at: new Date(0) }] }],
    ["a note of no erasure", { redactedWith: "none" }],
  ])("keeps everything else: not %s", async (name, change) => {
    await again();
    const plain = Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, withoutMissing(value)]),
    );
    await bench.tally.forbid(
      name,
      bench.commit(owner, [redaction("told", { ...left, by: "owner", change: plain })]),
    );
    await bench.tally.allow("right", bench.commit(owner, right()));
    expect(bench.wrongly()).toEqual([]);
  });

  describe("of a result", () => {
    const goals = Array.from({ length: 20 }, (_, at) => ({
      player: `Ayo Bello ${at}`,
      assist: "",
      minute: String(at),
    }));
    const result = {
      ...storedRecord(example(collectionNamed("mlsResults"))),
      scoreA: 20,
      scoreB: 20,
      goalsA: goals,
      goalsB: goals,
      manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 4 },
    };
    const lost = goals.map((goal) => ({ ...goal, player: "a player" }));
    const bare = {
      ...result,
      goalsA: lost,
      goalsB: lost,
      manOfTheMatch: { ...result.manOfTheMatch, player: "a player" },
    };
    const put = () => bench.world.seed({ "history/told": toldEntry("mlsResults", result) });
    const leaves = (was: Fields, after: Fields = { ...was, version: 4 }) =>
      bench.commit(owner, [redaction("told", { before: was, after, by: "owner" })]);

    it("loses every scorer of the fullest lists, and who was the best", async () => {
      await put();
      const later = { ...result, version: 4 };
      // Five at a time, as an erasure takes them: rules look at each goal beside what was told.
      let now: typeof result = result;
      for (const side of ["goalsA", "goalsB"] as const)
        for (const upTo of [5, 10, 15, 20]) {
          now = { ...now, [side]: [...lost.slice(0, upTo), ...goals.slice(upTo)] };
          await bench.tally.allow(`${side}, ${upTo}`, leaves(now, later));
        }
      await bench.tally.allow("all else of before", leaves(bare, later));
      expect(bench.wrongly()).toEqual([]);
    });

    // So few that one commit takes them all.
    const short = { ...result, goalsA: goals.slice(0, 2), goalsB: goals.slice(0, 2) };
    const few = lost.slice(0, 2);
    const shortBare = { ...bare, goalsA: few, goalsB: few };

    it.each<[string, Fields]>([
      ["score", { scoreA: 0 }],
      ["club", { teamA: "Rewritten FC" }],
      ["day", { date: new Date(0) }],
      ["minute", { goalsA: few.map((goal) => ({ ...goal, minute: "90" })) }],
      ["number of goals", { goalsA: few.slice(1) }],
      ["goal's keys", { goalsA: few.map(({ player, minute }) => ({ player, minute })) }],
      ["goal's type", { goalsA: few.map((goal) => ({ ...goal, player: { a: 1 } })) }],
      ["goals as texts", { goalsA: few.map(() => "a player") }],
      ["stars", { manOfTheMatch: { ...bare.manOfTheMatch, rating: 1 } }],
      ["goals' order", { goalsA: [...few.slice(1), ...few.slice(0, 1)] }],
      ["bookings' number", { bookings: [] }],
      ["substitutions' type", { substitutionsA: 3 }],
      ["texts as numbers", { substitutionsA: 1, substitutionsB: 2, teamALogo: 3, teamBLogo: 4 }],
      ["line-up's type", { playersA: [7, 8] }],
      ["best player's type", { manOfTheMatch: { ...bare.manOfTheMatch, player: { a: 1 } } }],
    ])("keeps its %s", async (name, change) => {
      await bench.world.seed({ "history/told": toldEntry("mlsResults", short) });
      const later = { ...short, version: 4 };
      await bench.tally.forbid(name, leaves({ ...shortBare, ...change }, later));
      await bench.tally.allow("right", leaves(shortBare, later));
      expect(bench.wrongly()).toEqual([]);
    });
  });

  it.each<[string, string, Fields, readonly Fields[], Fields]>([
    [
      "a booking and a decision",
      "mlsResults",
      {
        bookings: ["12 Yellow Ayo Bello (Rovers)", "40 Red Obi"],
        reason: "Ayo Bello was not registered\\E, nor was Obi.",
        substitutionsA: "60 Ayo Bello for Obi",
      },
      [
        { bookings: ["12 Red a player (Rovers)", "40 Red Obi"] },
        { bookings: ["12 Yellow a player (Trojans)", "40 Red Obi"] },
        { bookings: ["a player, 40 Red Obi"] },
        { bookings: ["12 Yellow Obi (Rovers)", "40 Red Obi"] },
        { reason: "a player was registered." },
        { reason: "nor was Obi. a player" },
        { reason: "a player bribed the referee." },
        { substitutionsA: "" },
        { substitutionsA: "60 Framed for Obi" },
      ],
      {
        bookings: ["12 Yellow a player (Rovers)", "40 Red Obi"],
        reason: "a player was not registered\\E, nor was Obi.",
        substitutionsA: "60 a player for Obi",
      },
    ],
    [
      "a match that was put off",
      "mlsFixtures",
      { status: "Postponed", stadium: "Bello Park", gameWeek: "Ayo Bello Final" },
      [{ status: "Upcoming" }, { stadium: "Main Bowl" }, { gameWeek: "Final" }],
      { stadium: "a player Park", gameWeek: "a player Final" },
    ],
    [
      "an announcement",
      "mlsNews",
      { title: "Thanks to Ayo Bello", text: "Dear all.\n\nAyo Bello leaves us.\nGood luck!" },
      [
        { title: "Thanks to nobody" },
        { text: "Dear all.\n\na player was caught stealing.\nGood luck!" },
        { text: "Dear all.\n\na player leaves us.\nGood luck! The chair resigns." },
      ],
      { title: "Thanks to a player", text: "Dear all.\n\na player leaves us.\nGood luck!" },
    ],
    [
      "a club",
      "mlsTeams",
      { name: "Bello Rovers", house: "Arts", nickname: "the Bellos", ground: "Bello Park" },
      [{ name: "Losers" }, { nickname: "the a player losers" }, { ground: "Elsewhere" }],
      { name: "a player Rovers", ground: "a player Park" },
    ],
    [
      "a goal without an assist",
      "mlsResults",
      { goalsA: [{ player: "Ayo Bello", minute: "1" }] },
      [
        { goalsA: [{ player: "a player", minute: "1", assist: "x" }] },
        { goalsA: [{ player: "a player", minute: "1", name: "x" }] },
        { goalsA: [{ player: "a player" }] },
      ],
      { goalsA: [{ player: "a player", minute: "1" }] },
    ],
    [
      "what an old record held",
      "mlsResults",
      { substitutionsA: "Ayo", playersA: [9, 10], goalsB: ["Ayo"] },
      [{ playersA: ["9", "10"] }, { goalsB: [1] }, { goalsB: ["Obi"] }, { substitutionsA: null }],
      { substitutionsA: "a player", goalsB: ["a player"] },
    ],
    [
      "points given or taken",
      "mlsStandings",
      { adjust: ["2026-11-17 -3 Ayo Bello, not registered", "1", "2 2 goals of Ayo Bello"] },
      [
        { adjust: ["2026-11-17 -9 a player", "1", "2 2 goals of a player"] },
        { adjust: ["2026-11-18 -3 a player", "1", "2 2 goals of a player"] },
        { adjust: ["2026-11-17 -3 a player", "2", "2 2 goals of a player"] },
        { adjust: ["a player", "1", "2 2 goals of a player"] },
      ],
      { adjust: ["2026-11-17 -3 a player, not registered", "1", "2 2 goals of a player"] },
    ],
    [
      "entries of an event",
      "malResults",
      { lines: ["1|Ayo Bello|Rovers|10.94||1.1", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:x"] },
      [
        {
          lines: ["2|a player|Rovers|10.94||1.1", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:x"],
        },
        { lines: ["1|a player|Rovers|9.94||1.1", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:x"] },
        { lines: ["1|a player|Rovers|10.94||1.1", "|Obi|Trojans||DQ", "2|Sani|Rovers|6.90|||1:x"] },
        {
          lines: ["1|a player|Rovers|10.94||1.1", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:o"],
        },
        {
          lines: ["|Obi|Trojans||DNS", "1|a player|Rovers|10.94||1.1", "2|Sani|Rovers|6.90|||1:x"],
        },
        { lines: ["a player", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:x"] },
      ],
      {
        lines: ["1|a player|Rovers|10.94||1.1", "|Obi|Trojans||DNS", "2|Sani|Rovers|6.90|||1:x"],
      },
    ],
    [
      "a closed season",
      "mlsSeasons",
      {
        label: "Season of Ayo Bello",
        champion: "Rovers",
        places: ["Rovers", "Trojans"],
        pack: "football.arena",
        open: ["news"],
        bests: "100 metres|10.88",
        cups: ["cup|Ayo Bello Cup|8|1|no|Rovers, Trojans"],
        changes: ["1763900000000 AyoBello"],
      },
      [
        { champion: "Trojans" },
        { places: ["Trojans", "Rovers"] },
        { pack: "x" },
        { open: ["x"] },
        { bests: "100 metres|9.88" },
        { cups: ["cup|a player Cup|4|1|no|Rovers, Trojans"] },
        { changes: ["1763900000001 a player"] },
      ],
      {
        label: "Season of a player",
        cups: ["cup|a player Cup|8|1|no|Rovers, Trojans"],
        changes: ["1763900000000 a player"],
      },
    ],
    [
      "a match as it is played",
      "mls",
      { scoreA: 1, events: ["e1|12|goal|A|Ayo Bello|", "12 goal A Ayo Bello"] },
      [
        { events: ["e1|13|goal|A|a player|", "12 goal A a player"] },
        { events: ["e1|12|ownGoal|A|a player|", "12 goal A a player"] },
        { events: ["e1|12|goal|B|a player|", "12 goal A a player"] },
        { events: ["a player", "12 goal A a player"] },
      ],
      { events: ["e1|12|goal|A|a player|", "12 goal A a player"] },
    ],
  ])("of %s loses names, and nothing else", async (name, of, was, lies, truth) => {
    const action = of === "mls" ? { action: "live", record: "live/mls" } : {};
    const entry = { ...toldEntry(of, was), after: null, ...action };
    const leaves = (change: Fields) =>
      bench.commit(owner, [
        redaction("told", { before: { ...was, ...change }, after: null, by: "owner" }),
      ]);
    await bench.world.seed({ "history/told": entry });
    for (const lie of lies)
      await bench.tally.forbid(`${name}: ${JSON.stringify(lie)}`, leaves({ ...truth, ...lie }));
    await bench.tally.allow(name, leaves(truth));
    expect(bench.wrongly()).toEqual([]);
  });

  it("names every owner who took somebody out of it", async () => {
    const at = new Date("2026-03-02T12:00:00Z");
    await bench.world.seed({
      "history/told": { ...told, redactedBy: "another", redactedAt: at },
    });
    await bench.tally.forbid("taken over", bench.commit(owner, right()));
    const earlier = { redactedEarlier: [{ by: "another", at }] };
    await bench.tally.allow(
      "beside the other",
      bench.commit(owner, [redaction("told", { ...left, by: "owner", change: earlier })]),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["rights", { collection: "admins", record: "admins/one" }],
    ["a request", { collection: "requests", record: "requests/one" }],
    ["a backup", { collection: "backups", record: "backups/one", action: "backup" }],
    ["an erasure", { collection: "erasures", record: "erasures/one", action: "erase" }],
    ["a rebuild", { record: "published/mlsPlayers", action: "rebuild" }],
  ])("is never redacted where it tells of %s", async (name, change) => {
    await bench.world.seed({ "history/told": { ...told, ...change } });
    await bench.tally.forbid(name, bench.commit(owner, right()));
    expect(bench.wrongly()).toEqual([]);
  });

  describe("of a record whose id was a name", () => {
    const HEX = idInsteadOf("Ayo Bello");
    const gone = {
      ...toldEntry("mlsPlayers", before),
      id: "Ayo Bello",
      record: "mlsPlayers/Ayo Bello",
      action: "delete",
    };
    const put = (id: string, entry: Fields) =>
      bench.world.seed({ [`history/${id}`]: entry, "batches/erasing": openErasure });
    const change = { id: HEX, record: `mlsPlayers/${HEX}` };
    const rename = (by = "owner", more: Fields = {}) =>
      renaming("named", { left, by, change: { ...change, ...more } });
    const renameTo = (id: string) =>
      renaming("named", { left, by: "owner", change: { id, record: `mlsPlayers/${id}` } });

    it("loses the id when the record is gone, by owners only", async () => {
      await bench.tryAll(
        "rename",
        [owner],
        (who) => rename(uidOf(who)),
        () => put("named", gone),
      );
      const live = { before: null, after: { events: ["12 goal A Ayo Bello"], scoreA: 1 } };
      await put("named", {
        ...gone,
        ...live,
        action: "live",
        collection: "mls",
        record: "live/mls",
      });
      const leftLive = { before: null, after: { events: ["12 goal A a player"], scoreA: 1 } };
      const lie = { ...leftLive, after: { ...leftLive.after, scoreA: 2 } };
      const of = (what: typeof leftLive) =>
        renaming("named", { left: what, by: "owner", change: { id: HEX } });
      await bench.tally.forbid("live, another score", bench.commit(owner, of(lie)));
      await bench.tally.allow("live", bench.commit(owner, of(leftLive)));
      expect(bench.wrongly()).toEqual([]);
    });

    it("keeps it where no erasure is under way", async () => {
      await put("named", gone);
      await bench.world.seed({ "history/erasing": openErasure });
      for (const [name, batch] of [
        ["another work", { ...openErasure, what: "restore" }],
        ["no secret", { ...openErasure, how: "" }],
        ["a secret that is none", { ...openErasure, how: `${SECRET} ` }],
        ["another secret", { ...openErasure, how: "b2".repeat(32) }],
      ] as const) {
        await bench.world.seed({ "batches/erasing": batch });
        await bench.tally.forbid(name, bench.commit(owner, rename()));
      }
      await put("named", gone);
      await bench.tally.forbid(
        "an erasure that ended",
        bench.commit(owner, rename("owner", { redactedWith: "ended" })),
      );
      await bench.tally.allow("right", bench.commit(owner, rename()));
      expect(bench.wrongly()).toEqual([]);
    });

    it("gets no other id than the one that its own makes", async () => {
      expect(await idInstead(SECRET, "mlsPlayers/Ayo Bello")).toBe(HEX);
      const others = "fedcba98765432100123";
      await bench.world.seed({ [`mlsPlayers/${others}`]: before });
      await put("named", gone);
      for (const [name, id] of [
        ["another record's", others],
        ["one of nothing", "0123456789abcdef0123"],
        ["that of another league", idInsteadOf("Ayo Bello", SECRET, "mbl")],
        ["a digest of the name", idInsteadOf("Ayo Bello", "owner")],
        ["that of another record", idInsteadOf("Obi")],
        ["a pattern", "[0-9a-f]{20}"],
      ] as const)
        await bench.tally.forbid(name, bench.commit(owner, renameTo(id)));
      await bench.tally.allow("its own", bench.commit(owner, renameTo(HEX)));
      expect(bench.wrongly()).toEqual([]);
    });

    it.each<[string, Fields, Fields]>([
      ["an id that says something", gone, { id: "Obi", record: "mlsPlayers/Obi" }],
      ["an id and another record", gone, { id: HEX, record: "mlsPlayers/other" }],
      ["an id alone", gone, { id: HEX }],
      ["a record alone", gone, { record: `mlsPlayers/${HEX}` }],
      ["another collection's record", gone, { id: HEX, record: `mblPlayers/${HEX}` }],
      ["a record that stands", { ...gone, id: "one", record: "mlsPlayers/one" }, change],
      [
        "an entry about rights",
        { ...gone, collection: "admins", record: "admins/Ayo Bello" },
        { id: HEX, record: `admins/${HEX}` },
      ],
      [
        "an entry of a rebuild",
        { ...gone, id: "mlsPlayers", record: "published/mlsPlayers" },
        change,
      ],
    ])("keeps it: %s", async (name, entry, to) => {
      await bench.world.seed({ "mlsPlayers/one": before });
      await put("named", entry);
      const writes = renaming("named", { left, by: "owner", change: to });
      await bench.tally.forbid(name, bench.commit(owner, writes));
      expect(bench.wrongly()).toEqual([]);
    });

    it("leaves no note of the deletion, which goes with the entry's id", async () => {
      const path = "deletions/mlsPlayers Ayo Bello";
      const removal = { op: "delete", path } as const;
      const noted = async () => {
        await bench.world.seed({ [path]: { change: "named" } });
        await put("named", gone);
      };
      await bench.tryAll("note", [owner], (who) => [...rename(uidOf(who)), removal], noted);
      await noted();
      await bench.tally.forbid("alone", bench.commit(owner, [removal]));
      await bench.tally.forbid(
        "with a note",
        bench.commit(owner, [...erasureWrites("owner"), removal]),
      );
      const staying = [redaction("named", { ...left, by: "owner" }), removal];
      await bench.tally.forbid("with an entry that keeps its id", bench.commit(owner, staying));
      for (const other of ["deletions/published mls@2025", "deletions/admins stranger"]) {
        await bench.world.seed({ [other]: { change: "named" } });
        await bench.tally.forbid(
          other,
          bench.commit(owner, [...rename(), { op: "delete", path: other }]),
        );
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
    await bench.tally.forbid("something where there was nothing", bench.commit(owner, right()));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("an entry of a league that was opened in the app", () => {
  const cup: Identity = { name: "its administrator", uid: "cup", admin: { leagues: [CUP] } };
  const emptied = (value: unknown, words: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => emptied(one, words));
    return typeof value === "string" && value !== "" ? words : value;
  };
  /** What a kind's record says where the first of its texts that can hold a person is replaced. */
  const lost = (record: Fields, kind: EntityKind, words: string): Fields | null => {
    const addresses = addressKeysOf(kind);
    const key = personKeysOf(kind).find(
      (one) => !addresses.includes(one) && typeof record[one] === "string" && record[one] !== "",
    );
    return key === undefined ? null : { ...record, [key]: emptied(record[key], words) };
  };

  it.each(openedCollections)("of $kind loses words, by owners only", async ({ name, kind }) => {
    const record = storedRecord(example(collectionNamed(name)));
    const [left, lie] = ["a player", "Framed Person"].map((words) => lost(record, kind, words));
    if (!left || !lie) throw new Error(`The example of ${name} names nobody.`);
    const writes = (before: Fields, by: string) => [
      redaction("told", { before, after: { ...before, version: 4 }, by }),
    ];
    const again = () =>
      bench.world.seed({
        [`leagues/${CUP}`]: storedLeague,
        "admins/cup": { email: "cup@arena.example", leagues: [CUP] },
        "history/told": toldEntry(name, record),
      });
    await again();
    await bench.tally.forbid(`${name}, another`, bench.commit(owner, writes(lie, "owner")));
    for (const who of [...people.filter((one) => one !== owner), cup])
      await bench.tally.forbid(
        `${name} by ${who.name}`,
        bench.commit(who, writes(left, uidOf(who))),
      );
    await bench.tally.allow(name, bench.commit(owner, writes(left, "owner")));
    expect(bench.wrongly()).toEqual([]);
  });
});

it("covers at least 60 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A13 redactions", `${forbidden} tried, 0 passed; ${allowed} allowed, 0 refused`);
  expect(forbidden).toBeGreaterThanOrEqual(60);
});
