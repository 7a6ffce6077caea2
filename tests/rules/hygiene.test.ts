import { afterAll, beforeAll, expect, it } from "vitest";
import { validators } from "./alike";
import { RULES } from "./realRules";
import { makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/** Goal A9: the rules file itself. That it says what the rest of the source says, scripts/rules.test.ts shows. */

let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator();
});
afterAll(() => world.close());

it("compiles without a warning", () => {
  expect(world.warnings).toEqual([]);
});

const code = RULES.replaceAll(/^\s*\/\/.*$/gm, "");
it("matches collections by name, one level deep", () => {
  const matches = [...code.matchAll(/match (\S+)/g)].map(([, path]) => path);
  const [root, ...rest] = matches;
  expect(root).toBe("/databases/{database}/documents");
  // One block is tried for every collection: each of its conditions begins with the names of opened leagues' collections.
  const opened = code.split("match /{name}/{id} {")[1]?.split("}\n\n")[0] ?? "";
  const conditions = opened.match(/allow [^:]+: if .*/g) ?? [];
  expect(conditions).toHaveLength(4);
  for (const one of conditions)
    expect(one).toMatch(/: if name\.matches\('\^\([a-z|-]+\)~[^']+\$'\) && /);
  // Whom a league lists its administrators ask for by the league, which the path says.
  const nested = ["/{name}/{id}", "/captains/{slug}/people/{uid}"];
  for (const path of rest.filter((one = "") => !nested.includes(one)))
    expect(path).toMatch(/^\/[A-Za-z]+\/\{[a-z]+\}$/i);
  expect(new Set(rest).size).toBe(rest.length);
  expect(code).not.toMatch(/=\*\*|allow read|allow write/);
  // A longer pattern is no error until somebody saves: the comparison then fails, and the save is refused.
  const read = (text: string) => text.replaceAll(/\\(.)/g, "$1");
  const patterns = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = ""]) => read(text));
  const [, begin = "", end = ""] =
    /split\('<'\)\.join\('([^']+)'\)\s+\.split\('>'\)\.join\('([^']+)'\)/.exec(code) ?? [];
  expect(end).not.toBe("");
  const inFull = (pattern: string) =>
    pattern.replaceAll("<", read(begin)).replaceAll(">", read(end));
  expect(Math.max(...patterns.map((pattern) => inFull(pattern).length))).toBeLessThan(4096);
  // A deployment takes 256 KB of source and 250 KB of what is compiled from it: a quarter is kept free.
  expect(Buffer.byteLength(RULES)).toBeLessThan(190_000);
});

it("has no function that judges a record and looks at another document", () => {
  expect(validators.length).toBeGreaterThan(20);
  expect(validators.filter((text) => /(get|exists)(After)?\(\//.test(text))).toEqual([]);
});
