import { expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { checkEntity } from "@/records/document";
import { emptyEntity, parseRecord } from "@/records/record";
import {
  closedNotice,
  groundNamed,
  groundOf,
  groundsOfClubs,
  isForSport,
  noGround,
  storedGround,
} from "./ground";

const bowl = { ...noGround, name: "Main bowl" };
/** A ground as it is read from what is stored; null where it cannot be. */
function read(stored: object) {
  const parsed = parseRecord("grounds", "bowl", stored);
  return parsed.ok ? groundOf(parsed.record) : null;
}
const problemsIn = (entry: typeof noGround) => {
  const parsed = parseRecord("grounds", "bowl", storedGround(entry));
  return parsed.ok ? checkEntity("grounds", parsed.record) : {};
};
const holidays = { from: "2026-12-24", to: "2027-01-02" };

it("is stored and read back, its closed days in order", () => {
  const closed = [holidays, { from: "2026-11-01", to: "2026-11-01" }];
  const stored = storedGround({ ...bowl, sports: ["chess"], closed });
  expect(stored.closed).toEqual(["2026-11-01", "2026-12-24/2027-01-02"]);
  expect(read(stored)).toMatchObject({
    ...bowl,
    id: "bowl",
    version: 0,
    sports: ["chess"],
    closed: [closed[1], closed[0]],
  });
});

it("keeps its courts and hours, and the usual ones without a word of them", () => {
  const hall = { ...bowl, courts: 3, opens: "07:30", closes: "22:00" };
  expect(storedGround(hall)).toMatchObject({ courts: 3, hours: "07:30-22:00" });
  expect(read(storedGround(hall))).toMatchObject(hall);
  expect(Object.keys(storedGround(bowl))).not.toEqual(expect.arrayContaining(["courts", "hours"]));
  const odd = { ...storedGround(bowl), courts: 0, hours: "8-22" };
  expect(read(odd)).toMatchObject({ courts: 1, opens: "", closes: "" });
  const night = { ...bowl, opens: "22:00", closes: "02:00" };
  expect(read(storedGround(night))).toMatchObject(night);
  expect(problemsIn(night)).toEqual({});
});

it("is read from whatever stands there, without what cannot be shown", () => {
  const odd = {
    name: " Main  bowl ",
    sports: ["quidditch", "chess"],
    link: "javascript:alert(1)",
    closed: ["tomorrow", "2027-01-02/2026-12-24", 7, "2026-02-31", "2026-12-24"],
    version: "x",
  };
  const day = { from: "2026-12-24", to: "2026-12-24" };
  expect(read(odd)).toMatchObject({
    name: "Main bowl",
    sports: ["chess"],
    link: "",
    closed: [day],
  });
  expect(read({ name: "" })).toBeNull();
});

it("is what a text names as a whole, accents and capital letters aside", () => {
  const grounds = [bowl, { ...bowl, name: "Main bowl annex" }];
  expect(groundNamed("MAIN  bówl", grounds)).toBe(bowl);
  expect(groundNamed("Main", grounds)).toBeUndefined();
  expect(groundNamed("", [noGround])).toBeUndefined();
});

it("keeps the matches of its former names, unless another ground has the name today", () => {
  const arena = { ...bowl, name: "City arena", formerNames: ["Main bowl"] };
  expect(groundNamed("main bowl", [arena])).toBe(arena);
  expect(groundNamed("main bowl", [arena, bowl])).toBe(bowl);
  expect(read(storedGround(arena))).toMatchObject(arena);
});

it("is closed from the first to the last day", () => {
  const grounds = [{ ...bowl, closed: [holidays] }];
  expect(closedNotice("main bowl", { day: "2026-12-24", time: "" }, grounds)).toBe(
    "Main bowl is closed on Thu 24 Dec",
  );
  expect(closedNotice("main bowl", { day: "2027-01-02", time: "" }, grounds)).toMatch(
    /^Main bowl is closed on Sat 2 Jan/,
  );
  expect(closedNotice("main bowl", { day: "2027-01-03", time: "" }, grounds)).toBe("");
  expect(closedNotice("Annex", { day: "2026-12-24", time: "" }, grounds)).toBe("");
});

it("keeps its night whole: what is played past midnight is of the day on which it opened", () => {
  const hall = { ...bowl, opens: "22:00", closes: "02:00", closed: [holidays] };
  const then = (day: string, time: string) => closedNotice("Main bowl", { day, time }, [hall]);
  expect(then("2026-12-24", "01:59")).toBe("");
  expect(then("2026-12-24", "22:00")).toBe("Main bowl is closed on Thu 24 Dec");
  expect(then("2027-01-03", "01:00")).toMatch(/^Main bowl is closed on Sat 2 Jan/);
  expect(then("2027-01-03", "02:00")).toBe("");
});

it("is for its sports, without any for all", () => {
  expect(isForSport(bowl, "chess")).toBe(true);
  expect(isForSport({ ...bowl, sports: ["football"] }, "chess")).toBe(false);
});

it.each<[string, Partial<typeof noGround>, object]>([
  ["days from end to start", { closed: [{ from: "2027-01-02", to: "2026-12-24" }] }, { closed: 1 }],
  ["too many closed days", { closed: Array.from({ length: 41 }, () => holidays) }, { closed: 1 }],
  ["a day that is none", { closed: [{ from: "2026-02-31", to: "2026-02-31" }] }, { closed: 1 }],
  ["half a court", { courts: 1.5 }, { courts: 1 }],
  ["one hour", { opens: "08:00" }, { hours: 1 }],
  ["nothing wrong", { link: "https://map.example/", closed: [holidays] }, {}],
])("is looked at before it is saved: %s", (_, said, wrong) => {
  const { closed = [], courts = 1, opens = "", closes = "", link = "" } = said;
  const entity = {
    ...emptyEntity("grounds"),
    name: "Main bowl",
    link,
    courts,
    hours: opens === "" ? "" : `${opens}-${closes}`,
    // As a form or a file has them: not all of them can be stored.
    closed: closed.map(({ from, to }) => (from === to ? from : `${from}/${to}`)),
  };
  expect(Object.keys(checkEntity("grounds", entity))).toEqual(Object.keys(wrong));
});

it("comes from the clubs, once for all leagues that play there", () => {
  const found = groundsOfClubs(leagues);
  const names = found.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { sport, clubs } of leagues)
    for (const { ground } of clubs.filter((club) => club.ground !== ""))
      expect(groundNamed(ground, found)?.sports).toContain(sport);
  expect(names).not.toContain("");
});
