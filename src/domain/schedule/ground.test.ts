import { expect, it } from "vitest";
import { leagues } from "@/leagues";
import {
  closedThen,
  groundNamed,
  groundProblems,
  groundsOfClubs,
  isForSport,
  MOST_CLOSED,
  noGround,
  readGround,
  renamedGround,
  storedGround,
} from "./ground";

const bowl = { ...noGround, name: "Main bowl" };
const holidays = { from: "2026-12-24", to: "2027-01-02" };

it("is stored and read back, its closed days in order", () => {
  const closed = [holidays, { from: "2026-11-01", to: "2026-11-01" }];
  const stored = storedGround({ ...bowl, sports: ["chess"], closed });
  expect(stored.closed).toEqual(["2026-11-01", "2026-12-24/2027-01-02"]);
  expect(readGround("bowl", stored, ["chess", "football"])).toEqual({
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
  expect(readGround("hall", storedGround(hall), [])).toMatchObject(hall);
  expect(Object.keys(storedGround(bowl))).not.toEqual(expect.arrayContaining(["courts", "hours"]));
  const odd = { ...storedGround(bowl), courts: 0, hours: "8-22" };
  expect(readGround("hall", odd, [])).toMatchObject({ courts: 1, opens: "", closes: "" });
  expect(groundProblems({ ...bowl, courts: 1.5 }, [])).toHaveProperty("courts");
  expect(groundProblems({ ...bowl, opens: "08:00" }, [])).toHaveProperty("hours");
  expect(groundProblems({ ...bowl, opens: "22:00", closes: "08:00" }, [])).toHaveProperty("hours");
  expect(groundProblems(hall, [])).toEqual({});
});

it("is read from whatever stands there, without what cannot be shown", () => {
  const odd = {
    name: " Main  bowl ",
    sports: ["quidditch", "chess"],
    link: "javascript:alert(1)",
    closed: ["tomorrow", "2027-01-02/2026-12-24", 7, "2026-12-24"],
    version: "x",
  };
  const read = readGround("bowl", odd, ["chess"]);
  const day = { from: "2026-12-24", to: "2026-12-24" };
  expect(read).toMatchObject({ name: "Main bowl", sports: ["chess"], link: "", closed: [day] });
  expect(readGround("bowl", { name: "" }, [])).toBeNull();
});

it("is what a text names as a whole, accents and capital letters aside", () => {
  const grounds = [bowl, { ...bowl, name: "Main bowl annex" }];
  expect(groundNamed("MAIN  bówl", grounds)).toBe(bowl);
  expect(groundNamed("Main", grounds)).toBeUndefined();
  expect(groundNamed("", [noGround])).toBeUndefined();
});

it("keeps the matches of its former names, unless another ground has the name today", () => {
  const arena = renamedGround(bowl, "City arena");
  expect(arena).toMatchObject({ name: "City arena", formerNames: ["Main bowl"] });
  expect(groundNamed("main bowl", [arena])).toBe(arena);
  expect(groundNamed("main bowl", [arena, bowl])).toBe(bowl);
  expect(renamedGround(arena, "Main bowl").formerNames).toEqual(["City arena"]);
  expect(renamedGround(arena, "CITY arena").formerNames).toEqual(["Main bowl"]);
  expect(readGround("bowl", storedGround(arena), [])).toMatchObject(arena);
});

it("is closed from the first to the last day", () => {
  const grounds = [{ ...bowl, closed: [holidays] }];
  expect(closedThen("main bowl", "2026-12-24", grounds)).toBe("Main bowl is closed on Thu 24 Dec");
  expect(closedThen("main bowl", "2027-01-02", grounds)).toMatch(
    /^Main bowl is closed on Sat 2 Jan/,
  );
  expect(closedThen("main bowl", "2027-01-03", grounds)).toBe("");
  expect(closedThen("Annex", "2026-12-24", grounds)).toBe("");
});

it("is for its sports, without any for all", () => {
  expect(isForSport(bowl, "chess")).toBe(true);
  expect(isForSport({ ...bowl, sports: ["football"] }, "chess")).toBe(false);
});

it.each([
  ["no name", { ...bowl, name: "" }, { name: "Name is required" }],
  ["another one’s name", { ...bowl, name: "ANNEX" }, { name: "Another ground has this name" }],
  [
    "a long place",
    { ...bowl, place: "x".repeat(121) },
    { place: "Place may have at most 120 characters" },
  ],
  [
    "hidden letters",
    { ...bowl, note: "a\u202Eb" },
    { note: "Note contains characters that cannot be shown" },
  ],
  [
    "a link that is none",
    { ...bowl, link: "map.example" },
    { link: "The link must be an address that begins with https://" },
  ],
  [
    "days from end to start",
    { ...bowl, closed: [{ from: "2027-01-02", to: "2026-12-24" }] },
    { closed: "The last closed day must not be before the first" },
  ],
  [
    "too many closed days",
    { ...bowl, closed: Array.from({ length: MOST_CLOSED + 1 }, () => holidays) },
    { closed: "A ground may have at most 40 entries of closed days" },
  ],
  ["nothing wrong", { ...bowl, link: "https://map.example/" }, {}],
])("is looked at before it is saved: %s", (_, entry, problems) => {
  expect(groundProblems(entry, [{ ...bowl, name: "Annex" }])).toEqual(problems);
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
