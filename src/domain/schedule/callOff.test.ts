import { describe, expect, it } from "vitest";
import { arena } from "@arena/arena";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { matchesOf } from "../match/matches";
import {
  affectedBy,
  alsoPlaying,
  clashesOf,
  extentsOf,
  onDay,
  stillPlanned,
  swapped,
} from "./callOff";
import { callOffNotice, countIn, finishedTitle, titleSoFar } from "./callOffNotice";
import { limits } from "../limits";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const zone = arena.timeZone;
const today = "2026-03-14";

const bowl = makeFixture({ id: "bowl" });
const annex = makeFixture({
  id: "annex",
  teamA: "Alpha",
  teamB: "Beta",
  date: KICK_OFF + HOUR,
  stadium: "Annex",
});
const later = makeFixture({ id: "later", teamA: "Gamma", teamB: "Delta", date: KICK_OFF + DAY });
const all = [later, annex, bowl];
const ids = (fixtures: readonly { readonly id: string }[]) => fixtures.map(({ id }) => id);

describe("what can be called off", () => {
  it("is the day, one of its grounds, or the round that plays on it", () => {
    const extents = extentsOf(matchesOf(all, []), today, zone);
    expect(extents.map(({ what, name, fixtures }) => [what, name, ids(fixtures)])).toEqual([
      ["day", "", ["bowl", "annex"]],
      ["ground", "Annex", ["annex"]],
      ["ground", "Main bowl", ["bowl"]],
      ["round", "Game week 4", ["bowl", "annex", "later"]],
    ]);
  });

  it("finds a ground by the names that it had, in other leagues too", () => {
    const groundOf = (stadium: string) => (stadium === "Old bowl" ? "Main bowl" : stadium);
    const old = makeFixture({ id: "old", teamA: "Eta", teamB: "Theta", stadium: "Old bowl" });
    const extents = extentsOf(matchesOf([...all, old], []), today, zone, groundOf);
    const ground = extents.find(({ name }) => name === "Main bowl");
    expect(ids(ground?.fixtures ?? [])).toEqual(["old", "bowl"]);
    if (!ground) throw new Error("The ground is one of the day's.");
    expect(ids(alsoPlaying(ground, matchesOf([old], []), zone, groundOf))).toEqual(["old"]);
    expect(affectedBy(ground.fixtures, zone, groundOf).grounds).toEqual(["Main bowl"]);
  });

  it("names no ground and no round that is the day itself", () => {
    const extents = extentsOf(matchesOf([bowl], []), today, zone);
    expect(extents.map(({ what }) => what)).toEqual(["day"]);
    expect(extentsOf(matchesOf([bowl], []), "2026-03-15", zone)).toEqual([]);
  });

  it("is neither played, live nor called off already", () => {
    const given = [
      bowl,
      makeFixture({ id: "live", teamA: "A", status: "Live" }),
      makeFixture({ id: "off", teamA: "B", status: "Postponed" }),
      makeFixture({ id: "gone", teamA: "C", status: "Cancelled" }),
      makeFixture({ id: "played", teamA: "D" }),
    ];
    const results = [makeResult({ id: "played", teamA: "D", teamB: "Mount Trojans" })];
    expect(ids(stillPlanned(matchesOf(given, results)))).toEqual(["bowl"]);
  });

  it("says whom it concerns, each once", () => {
    const again = makeFixture({ id: "again", teamA: "kingsway rovers", teamB: "Alpha" });
    expect(affectedBy([bowl, annex, again, later], zone)).toEqual({
      clubs: ["Alpha", "Beta", "Delta", "Gamma", "Kingsway Rovers", "Mount Trojans"],
      grounds: ["Annex", "Main bowl"],
      days: [today, "2026-03-15"],
    });
  });
});

it("names what another league plays on these days, or on that ground", () => {
  const extents = extentsOf(matchesOf(all, []), today, zone);
  const others = [
    makeFixture({ id: "there", stadium: "annex" }),
    makeFixture({ id: "elsewhere" }),
    makeFixture({ id: "another day", date: KICK_OFF + 9 * DAY }),
  ];
  const found = extents.map((extent) => ids(alsoPlaying(extent, matchesOf(others, []), zone)));
  expect(found.slice(0, 2)).toEqual([["there", "elsewhere"], ["there"]]);
});

describe("a match that is called off", () => {
  it("waits for a date, or keeps its time and ground on the new day and its first date", () => {
    expect(onDay(bowl, null, "Storm", zone)).toMatchObject({
      date: KICK_OFF,
      status: "Postponed",
      reason: "Storm",
      movedFrom: null,
    });
    expect(onDay(bowl, "2026-03-21", "Storm", zone)).toMatchObject({
      date: KICK_OFF + 7 * DAY,
      stadium: "Main bowl",
      status: "Upcoming",
      movedFrom: KICK_OFF,
    });
  });

  it("keeps the clock's time where clocks are changed between the two days", () => {
    // London goes an hour ahead on 29 March 2026: 15:00 UTC is 15:00 before and 14:00 after.
    expect(onDay(bowl, "2026-04-04", "", "Europe/London").date).toBe(KICK_OFF + 21 * DAY - HOUR);
  });

  it("has a new day without a time where it had none", () => {
    const open = makeFixture({ date: null, day: today });
    expect(onDay(open, "2026-03-21", "", zone)).toMatchObject({
      date: null,
      day: "2026-03-21",
      movedFrom: null,
    });
    expect(onDay(open, null, "", zone)).toMatchObject({ day: today, status: "Postponed" });
  });
});

describe("what stands in the way of a move", () => {
  it("is a club that plays twice that day, or a ground that is taken", () => {
    const moved = [onDay(bowl, "2026-03-15", "", zone)];
    const [taken] = clashesOf(moved, all);
    expect(taken?.why).toBe("Main bowl is taken at that time: Gamma v Delta");
    const busy = { ...later, teamA: "Mount Trojans", date: KICK_OFF + DAY + 3 * HOUR };
    expect(clashesOf(moved, [bowl, busy])[0]?.why).toMatch(/^Mount Trojans plays twice that day/);
    const untimed = makeFixture({ id: "u", teamA: "Gamma", date: null, day: "2026-03-15" });
    expect(clashesOf([untimed], all)[0]?.why).toMatch(/^Gamma plays twice that day/);
  });

  it("is found among the moved ones too, but not where they came from, nor what is off", () => {
    const both = [bowl, { ...annex, teamA: "Mount Trojans" }];
    const moved = both.map((one) => onDay(one, "2026-03-21", "", zone));
    expect(ids(clashesOf(moved, both).map(({ fixture }) => fixture))).toEqual(["bowl", "annex"]);
    expect(clashesOf([{ ...bowl, date: KICK_OFF + HOUR }], [bowl])).toEqual([]);
    expect(
      clashesOf([onDay(bowl, "2026-03-15", "", zone)], [{ ...later, status: "Postponed" }]),
    ).toEqual([]);
    expect(
      clashesOf([onDay(bowl, null, "", zone)], [bowl, { ...annex, teamA: "Mount Trojans" }]),
    ).toEqual([]);
  });
});

describe("two matches that swap", () => {
  it("play at each other's time and ground, and each remembers its first date", () => {
    const [a, b] = swapped(annex, later, "Power cut", zone);
    expect(a).toMatchObject({
      id: "annex",
      date: later.date,
      stadium: "Main bowl",
      movedFrom: annex.date,
    });
    expect(b).toMatchObject({
      id: "later",
      date: annex.date,
      stadium: "Annex",
      movedFrom: later.date,
    });
    expect([a.reason, a.teamA, b.reason]).toEqual(["Power cut", "Alpha", "Power cut"]);
    const [back] = swapped(a, b, "", zone);
    expect(back).toMatchObject({
      date: annex.date,
      stadium: "Annex",
      movedFrom: null,
      reason: "Power cut",
    });
  });

  it("take over a day without a time", () => {
    const [a, b] = swapped(annex, makeFixture({ date: null, day: "2026-03-20" }), "", zone);
    expect(a).toMatchObject({ date: null, day: "2026-03-20", movedFrom: annex.date });
    expect(b).toMatchObject({ date: annex.date, day: "", stadium: "Annex" });
  });
});

describe("what is announced", () => {
  const how = { to: null, reason: "Pitch waterlogged", timeZone: zone };
  const [day, ground, , round] = extentsOf(matchesOf(all, []), today, zone);

  it("says what, when and why, and what comes next", () => {
    if (!day || !ground || !round) throw new Error("nothing to call off");
    expect(callOffNotice(day, how)).toEqual({
      title: "All matches on Sat 14 Mar are called off: Pitch waterlogged",
      text: "Pitch waterlogged.\n\nNew dates follow.\n\nKingsway Rovers v Mount Trojans, Alpha v Beta.",
    });
    const to = { to: "2026-03-21", reason: "", timeZone: zone };
    expect(callOffNotice(ground, to)).toMatchObject({
      title: "Matches at Annex on Sat 14 Mar are called off",
      text: expect.stringMatching(/^New date: Saturday 21 March 2026\./) as string,
    });
    expect(callOffNotice(round, how).title).toBe("Game week 4 is called off: Pitch waterlogged");
    const one = { what: "chosen", name: "", fixtures: [bowl] } as const;
    expect(callOffNotice(one, how).title).toMatch(/^1 match on Sat 14 Mar is called off/);
  });

  it("stays within what an announcement may hold", () => {
    const fixtures = Array.from({ length: 40 }, () => makeFixture({ stadium: "S".repeat(80) }));
    const long = { what: "ground", name: "S".repeat(80), fixtures } as const;
    const { title, text } = callOffNotice(long, { ...how, reason: "R".repeat(160) });
    expect(title).toBe("40 matches on Sat 14 Mar are called off");
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text).toMatch(/ and \d+ more\.$/);
  });
});

describe("the title of a notice while matches are being changed", () => {
  it("says how far it is, and is read back", () => {
    const title = titleSoFar("All matches on Sat 14 Mar are called off: Flood", 6, 10);
    expect(title).toBe("All matches on Sat 14 Mar are called off: Flood (6 of 10 so far)");
    expect(countIn(title)).toEqual({ done: 6, of: 10 });
    expect(finishedTitle(title)).toBe("All matches on Sat 14 Mar are called off: Flood");
    expect(countIn("Season 2026 (6 of 10)")).toBeNull();
  });

  it("keeps its count where the title is as long as titles may be", () => {
    const title = titleSoFar("x".repeat(limits.name), 99, 100);
    expect(title.length).toBeLessThanOrEqual(limits.name);
    expect(countIn(title)).toEqual({ done: 99, of: 100 });
  });
});
