import { describe, expect, it } from "vitest";
import { fieldsOf } from "@/records/document";
import { emptyEntity, entityKinds as kinds } from "@/records/record";
import { leagues } from "@arena/leagues";
import { collectionOf } from "@/records/shape";
import {
  makeFixture,
  makeEvent,
  makeMeet,
  makeNews,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { makeAround } from "../../../tests/factories/around";
import { fieldsAsked, fieldsIn } from "../form/fieldsIn";
import { problemsIn } from "../form/problems";
import { inWords, toEntity, toFormValues, unreadableInput } from "./values";

const full = {
  teams: {
    ...emptyEntity("teams"),
    name: "Mount Trojans",
    colours: ["#0B3D91", "#FFC72C"],
    founded: 2006,
  },
  fixtures: makeFixture({ lineUpA: ["Abu", "Ben"], teamALogo: "https://a.example/a.png" }),
  players: makePlayer({ rating: 7.5, jersey: null }),
  results: makeResult({
    goalsA: [{ player: "Abu", assist: "", minute: "45+1" }],
    bookings: ["Abu (Yellow Card)", "Ben (Red Card)"],
    manOfTheMatch: { player: "Abu", clubLogo: "https://a.example/a.png", rating: 4 },
    scoreB: 0,
  }),
  standings: makeStanding({ gd: -12, ppg: 81.5 }),
  seasons: makeSeason(),
  news: makeNews({ until: Date.UTC(2026, 10, 24) }),
  meets: makeMeet({ timetable: ["1|14:00|100 metres|time"] }),
  events: makeEvent({ lines: ["1|Abu|Kingsway Rovers|10.94", "||Mount Trojans"] }),
};

// The keys of an object are those of its type where it was written as one.
const filled = Object.keys(full) as (keyof typeof full)[];

it("a day without a time is kept until the time is known", () => {
  const values = toFormValues("fixtures", makeFixture({ date: null, day: "2027-02-20" }));
  expect(values).toMatchObject({ date: "", day: "2027-02-20" });
  expect(toEntity("fixtures", values)).toMatchObject({ date: null, day: "2027-02-20" });
  const timed = toEntity("fixtures", { ...values, date: "2027-02-20T16:00" });
  expect(timed).toMatchObject({ date: Date.parse("2027-02-20T15:00:00Z"), day: "" });
});

describe("a form's values", () => {
  it.each(filled)("mean the entity they were made of: %s", (kind) => {
    const entity = full[kind];
    expect(toEntity(kind, toFormValues(kind, entity))).toEqual(
      Object.fromEntries(
        fieldsOf(kind).map(([name]) => [name, entity[name as keyof typeof entity]]),
      ),
    );
  });

  it.each(kinds)("mean an empty entity when nothing is typed: %s", (kind) => {
    expect(toEntity(kind, toFormValues(kind, emptyEntity(kind)))).toEqual(emptyEntity(kind));
  });

  it("read figures as whole numbers, 0 where nothing stands", () => {
    const read = (won: string) => toEntity("standings", { won }).won;
    expect([read(""), read("12.7"), read(" 3 "), read("-2")]).toEqual([0, 12, 3, -2]);
  });

  it("read lists by their commas", () => {
    const { bookings } = toEntity("results", { bookings: "Abu (Yellow Card),Ben (Red Card), " });
    expect(bookings).toEqual(["Abu (Yellow Card)", "Ben (Red Card)"]);
  });

  it("say a version in words", () => {
    expect(inWords("goals", full.results.goalsA)).toBe("Abu (45+1)");
    expect(inWords("manOfTheMatch", full.results.manOfTheMatch)).toBe("Abu, 4 of 5 stars");
    expect(inWords("names", ["Abu", "Ben"])).toBe("Abu, Ben");
  });
});

describe("what stands in the way of saving", () => {
  const [mls, mbl] = [leagues[0], leagues[1]];
  const problems = (
    values: Record<string, string>,
    kind: keyof typeof full = "players",
    league = mls,
  ) => {
    if (!league) throw new Error("There is no such league.");
    const all = { ...toFormValues(kind, full[kind]), ...values };
    const fields = fieldsAsked(league, kind, fieldsIn(league, kind), all);
    return problemsIn(league, kind, all, fields, makeAround({}, league));
  };

  it("is named with what cannot be read, instead of being dropped", () => {
    expect(problems({ goals: "many" })).toEqual([
      { name: "goals", text: "Goals must be a whole number" },
    ]);
    for (const beginning of ["7 (2 pens)", "12A", "1 012", "--"])
      expect(problems({ goals: beginning }), beginning).toMatchObject([{ name: "goals" }]);
    expect(problems({ colours: "red and white" }, "teams")).toEqual([
      {
        name: "colours",
        text: "Colours, entry 1, is not in a form that can be saved. Each such as #1A2B3C",
      },
    ]);
    expect(problems({ picture: "http://a.example/a.png" })[0]?.text).toContain("https://");
    expect(problems({ picture: "https://a.example:8443/a.png" })).toEqual([]);
    expect(problems({ picture: "https://a.example/a b.png" })[0]?.text).toContain("spaces");
  });

  it("is named in the words of the sport", () => {
    expect(problems({ goals: "-1" }, "players", mbl)[0]?.text).toBe("Points must be at least 0");
  });

  it("is nothing where all is well", () => {
    for (const kind of filled) expect(problems({}, kind)).toEqual([]);
  });
});

describe("a form's fields", () => {
  it.each(leagues.map(({ slug }) => slug))("are each there once: %s", (slug) => {
    const league = leagues.find((one) => one.slug === slug);
    for (const kind of kinds) {
      if (!league || !collectionOf(league, kind)) continue;
      const names = fieldsIn(league, kind).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it("does not keep 00 as 0, which is another number on a shirt", () => {
  const meta = fieldsOf("players").find(([name]) => name === "jersey")?.[1];
  const isRead = (typed: string) => meta && unreadableInput(meta, typed) === undefined;
  expect(["0", "7", "00", ""].map(isRead)).toEqual([true, true, false, true]);
});
