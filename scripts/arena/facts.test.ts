import { readFileSync } from "node:fs";
import { arena } from "@arena/arena";
import { expect, it } from "vitest";
import { faultsOf, questions, withFacts, withFollowing, type Fact } from "./facts";

const source = readFileSync("src/arena/arena.ts", "utf8");
const names = Object.keys(questions) as Fact[];

it("finds the place of every fact, and changes no other", () => {
  const marked = Object.fromEntries(names.map((name) => [name, `NEW "${name}" $1`]));
  const changed = withFacts(source, marked);
  for (const name of names) expect(changed).toContain(`${name}: ${JSON.stringify(marked[name])}`);
  const kept = (text: string) =>
    text.split("\n").filter((line) => !names.some((name) => line.includes(`${name}:`)));
  expect(kept(changed)).toEqual(kept(source));
  expect(withFacts(source, {})).toBe(source);
});

it("makes an arena responsible by its new name, unless somebody else was or is", () => {
  const own = { ...arena, legal: { ...arena.legal, responsible: arena.name } };
  const name = "Lakeside";
  expect(withFollowing({ name }, own)).toEqual({ name, responsible: name });
  expect(withFollowing({ name, responsible: "The sports office" }, own).responsible).toBe(
    "The sports office",
  );
  const office = { ...own, legal: { ...own.legal, responsible: "The sports office" } };
  expect(withFollowing({ name }, office)).toEqual({ name });
  expect(withFollowing({ url: "https://lakeside.example" }, own)).not.toHaveProperty("responsible");
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
