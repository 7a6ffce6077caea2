import { readFileSync } from "node:fs";
import { arena } from "@arena/arena";
import { describe, expect, it } from "vitest";
import {
  faultsOf,
  questions,
  replaceFacts,
  withDependentFacts,
  type Fact,
  leagueIndex,
  parseKeptLeagues,
} from "./facts";

const source = readFileSync("src/arena/arena.ts", "utf8");
const names = Object.keys(questions) as Fact[];

it("finds the place of every fact, and changes no other", () => {
  const marked = Object.fromEntries(names.map((name) => [name, `NEW "${name}" $1`]));
  const changed = replaceFacts(source, marked);
  for (const name of names) expect(changed).toContain(`${name}: ${JSON.stringify(marked[name])}`);
  const kept = (text: string) =>
    text.split("\n").filter((line) => !names.some((name) => line.includes(`${name}:`)));
  expect(kept(changed)).toEqual(kept(source));
  expect(replaceFacts(source, {})).toBe(source);
});

it("makes an arena responsible by its new name, unless somebody else was or is", () => {
  const own = { ...arena, legal: { ...arena.legal, responsible: arena.name } };
  const name = "Lakeside";
  expect(withDependentFacts({ name }, own)).toEqual({ name, responsible: name });
  expect(withDependentFacts({ name, responsible: "The sports office" }, own).responsible).toBe(
    "The sports office",
  );
  const office = { ...own, legal: { ...own.legal, responsible: "The sports office" } };
  expect(withDependentFacts({ name }, office)).toEqual({ name });
  expect(withDependentFacts({ url: "https://lakeside.example" }, own)).not.toHaveProperty(
    "responsible",
  );
});

it("takes what can be used", () => {
  const facts = {
    name: "Lakeside “College” Sports",
    email: "play@lakeside.example",
    url: "https://lakeside.example",
    timeZone: "America/Toronto",
    locale: "en-CA",
    primary: "#8A1538",
  };
  expect(faultsOf(facts, arena)).toEqual([]);
});

it.each([
  [{ email: "nobody" }, "no e-mail"],
  [{ url: "http://lakeside.example/" }, "no address"],
  [{ timeZone: "Lagos" }, "no time zone"],
  [{ locale: "fr-FR" }, "no English locale"],
  [{ primary: "#FFEE00" }, "--primary"],
  [{ ink: "black" }, "not written #rrggbb"],
  [{ name: " " }, "name is empty"],
] as const)("says what cannot be used: %o", (facts, said) => {
  expect(faultsOf(facts, arena).join(" ")).toContain(said);
});

describe("the leagues that stay", () => {
  const known = ["mls", "mbl", "student-week-football"];

  it.each([
    ["mbl, mls", ["mls", "mbl"]],
    ["student-week-football", ["student-week-football"]],
    ["none", []],
    ["mls chess", null],
    ["none, mls", null],
    ["", null],
    [" , ", null],
  ])("“%s” are %j", (said, stay) => {
    expect(parseKeptLeagues(said, known)).toEqual(stay);
  });

  it("are the list of leagues, which may be empty", () => {
    expect(leagueIndex(["student-week-football", "mbl"])).toContain(
      'import { mbl } from "./mbl";\nimport { studentWeekFootball } from "./studentWeekFootball";\n',
    );
    expect(leagueIndex(["student-week-football", "mbl"])).toContain("[studentWeekFootball, mbl];");
    expect(leagueIndex([])).toContain("leagues: readonly League[] = [];");
  });
});
