import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits, urlPattern } from "@/domain/records/limits";
import { leagues } from "@/leagues";
import { collections } from "./examples";
import { loadRules, makeWorld, RULES, type World } from "./world";

/** Goal A9: the rules file itself, and that it says the same as the rest of the source. */

let world: World;
beforeAll(async () => {
  world = await makeWorld("hygiene");
});
afterAll(() => world.close());

const code = RULES.replaceAll(/^\s*\/\/.*$/gm, "");
/** The text of a function of the rules. */
function functionNamed(name: string): string {
  const found = new RegExp(`function ${name}\\([^]*?\\n    \\}`).exec(code);
  if (!found) throw new Error(`No function ${name}`);
  return found[0];
}
/** A pattern as it is written in the rules' text, where a backslash is doubled. */
const inRules = (pattern: RegExp) => `'${pattern.source.replaceAll("\\", "\\\\")}'`;

it("compiles without a warning, and the compiler would warn", async () => {
  expect(await loadRules(world.projectId, RULES)).toEqual([]);
  const wrong = RULES.replace(
    "function isId(v)",
    "function unused() { return true; }\n    function isId(v)",
  );
  expect(await loadRules(world.projectId, wrong)).toEqual([
    expect.stringContaining("Unused function: unused"),
  ]);
});

it("matches collections by name, one level deep", () => {
  const matches = [...code.matchAll(/match (\S+)/g)].map(([, path]) => path);
  const [root, ...rest] = matches;
  expect(root).toBe("/databases/{database}/documents");
  for (const path of rest) expect(path).toMatch(/^\/[A-Za-z]+\/\{[a-z]+\}$/i);
  expect(new Set(rest).size).toBe(rest.length);
  expect(code).not.toMatch(/=\*\*|allow read|allow write/);
  // 64 KB of source is what a deployment takes (reliability.md 2.4).
  expect(Buffer.byteLength(RULES)).toBeLessThan(64 * 1024);
});

describe("agreement with the registry", () => {
  const table = Object.fromEntries(
    [...functionNamed("leagueOf").matchAll(/'(\w+)': '([\w-]+)'/g)].map(([, name, league]) => [
      name,
      league,
    ]),
  );

  it("has every collection under its league, and no other", () => {
    expect(table).toEqual(
      Object.fromEntries(collections.map(({ name, league }) => [name, league.slug])),
    );
  });

  it.each(collections)(
    "has a block for $name that lets its league do what its sections offer",
    ({ name, editOnly }) => {
      const block = new RegExp(`match /${name}/\\{id\\} \\{[^]*?\\n    \\}`).exec(code)?.[0] ?? "";
      const allowed = [...block.matchAll(/allow ([a-z, ]+):/g)].flatMap(([, names = ""]) =>
        names.split(", "),
      );
      // Rows that are only edited are still copied into a season that is closed.
      expect(allowed).toEqual(["get", "list", "create", "update", ...(editOnly ? [] : ["delete"])]);
      expect(
        block
          .match(/may(List|Save|Delete)\('(\w+)'/g)
          ?.every((call) => call.endsWith(`('${name}'`)),
      ).toBe(true);
    },
  );

  it("leaves no league of the registry without a collection", () => {
    for (const league of leagues) expect(Object.values(table)).toContain(league.slug);
  });
});

describe("agreement with src/domain/records/limits.ts", () => {
  it("uses the same patterns", () => {
    expect(functionNamed("isUrl")).toContain(inRules(urlPattern));
    expect(functionNamed("isId")).toContain(inRules(limits.idPattern));
  });

  it.each([
    ["isName", `isText(v, ${limits.name})`],
    ["isUrl", `v.size() <= ${limits.url}`],
    ["isCount", `isInt(v, 0, ${limits.statistic})`],
    ["isGameWeek", `isText(v, ${limits.shortText})`],
    ["isLineUp", `isTexts(v, ${limits.lineUp}, `],
    ["isLineUp", `{0,${limits.name - 2}}`],
    ["isBookings", `isTexts(v, ${limits.bookings}, `],
    ["isBookings", `{0,${limits.booking - 2}}`],
    ["isManOfTheMatch", `isText(v.player, ${limits.name})`],
    ["isManOfTheMatch", `isInt(v.rating, 0, ${limits.stars})`],
    ["isGoals", `v.size() <= ${2 * limits.goals}`],
    ["isGoals", `{0,${limits.name - 2}}`],
    ["isTeam", `isText(d.group, ${limits.shortText}) && isText(d.nickname, ${limits.name})`],
    ["isTeam", `isText(d.ground, ${limits.name})`],
    [
      "isFootballFixture",
      `isText(d.stadium, ${limits.name}) && isText(d.status, ${limits.shortText})`,
    ],
    [
      "isBasketballFixture",
      `isText(d.stadium, ${limits.name}) && isText(d.status, ${limits.shortText})`,
    ],
    ["isSquadMember", `isText(d.position, ${limits.shortText})`],
    ["isSquadMember", `isInt(d.jersey, 0, ${limits.jersey})`],
    ["isSquadMember", `isNumber(d.rating, 0, ${limits.rating})`],
    ["isPlayed", `isInt(d.scoreA, 0, ${limits.score}) && isInt(d.scoreB, 0, ${limits.score})`],
    ["isPlayed", `d.goalsA.size() <= ${limits.goals}`],
    ["isPlayed", `d.goalsB.size() <= ${limits.goals}`],
    [
      "isPlayed",
      `isText(d.substitutionsA, ${limits.note}) && isText(d.substitutionsB, ${limits.note})`,
    ],
    ["isFootballStanding", `isText(d.group, ${limits.shortText})`],
    ["isFootballStanding", `isInt(d.gd, -${limits.statistic}, ${limits.statistic})`],
    ["isFootballStanding", `isInt(d.points, -${limits.statistic}, ${limits.statistic})`],
    ["isBasketballStanding", `isNumber(d.ppg, 0, ${limits.score})`],
    ["isBasketballStanding", `isText(d.streak, ${limits.shortText})`],
  ])("%s says %s", (name, said) => {
    expect(functionNamed(name)).toContain(said);
  });
});
