import { readFileSync } from "node:fs";
import { arena } from "@arena/arena";
import { expect, it } from "vitest";
import { faultsOf, questions, withFacts, type Fact } from "./facts";

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
