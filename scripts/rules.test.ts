import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leagues } from "../src/leagues";
import { mbl } from "../src/arena/leagues/mbl";
import { mls } from "../src/arena/leagues/mls";
import { sportOf } from "../src/sports/whole";
import type { League } from "../src/domain/league/league";
import { generateEntries } from "./rules/entries";
import { generateRules } from "./rules/generate";
import { generateIndexes } from "./rules/indexes";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

it.each([
  ["firestore.rules", generateRules],
  ["firestore.indexes.json", generateIndexes],
  ["src/arena/leagues/entries.ts", generateEntries],
])("%s is what `npm run rules` makes", (file, generate) => {
  expect(read(file)).toBe(generate());
});

it("gives a league that enters the registry its rules, in the shape of its sport", () => {
  const hvl: League = {
    ...mbl,
    slug: "hvl",
    sport: "volleyball",
    game: sportOf("volleyball"),
    collections: { fixtures: "hvlFixtures", seasons: "hvlSeasons" },
  };
  const rules = generateRules([...leagues.filter(({ sport }) => sport !== hvl.sport), hvl]);
  expect(rules).toContain("name.matches('^(hvl|hvlFixtures|hvlSeasons)$') ? 'hvl'");
  expect(rules).toContain(
    "maySave('hvl', 'hvlFixtures', 'hvl', id) && isVolleyballFixtureRecord(request.resource.data)",
  );
  expect(rules).toContain("d.teamALineUp.size() <= 40");
  expect(rules).toContain(
    "maySave('hvl', 'hvlSeasons', 'hvl', id) && isSeasonRecord(request.resource.data)",
  );
});

it("tells two leagues of one sport apart when only one has groups", () => {
  const cup: League = {
    ...mbl,
    slug: "cup",
    sport: "football",
    game: sportOf("football"),
    collections: { standings: "cupStandings" },
  };
  const rules = generateRules([mls, cup]);
  expect(rules).toContain("isFootballStandingRecordOfMls(request.resource.data)");
  expect(rules).toContain("isFootballStandingRecordOfCup(request.resource.data)");
  const [, of] = rules.split("function isFootballStandingRecordOfCup(d) {");
  const [body] = (of ?? "").split("function ");
  expect(body).toContain("d.points");
  expect(body).not.toContain("group");
});
