import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { mbl } from "../tests/arena/leagues/mbl";
import { mls } from "../tests/arena/leagues/mls";
import { sportOf } from "../src/sports/whole";
import type { League } from "../src/domain/league/league";
import { generateEntries, groupTroubles, misnamed } from "./rules/entries";
import { generateRules } from "./rules/generate";

it("lists the leagues of the tests' arena as `npm run rules` does", () => {
  const file = new URL("../tests/arena/leagues/entries.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(generateEntries());
});

it("says how the file of a league is called whose address was changed", () => {
  const files = ["mls.ts", "studentWeekFootball.ts"];
  const of = (...slugs: string[]) =>
    misnamed(
      (file) => files.includes(file),
      slugs.map((slug) => ({ slug })),
    );
  expect(of("mls", "student-week-football")).toEqual([]);
  expect(of("mls", "lake-football")).toEqual([
    expect.stringContaining(
      "“lake-football” is in a file with another name: rename the file to lakeFootball.ts",
    ),
  ]);
});

it("names clubs of a league's file that are in no table, and tables without a club", () => {
  expect(groupTroubles()).toEqual([]);
  const [first, second] = mls.clubs;
  if (!first || !second) throw new Error("The league has two clubs.");
  const { group: _, ...without } = first;
  const league = { ...mls, clubs: [without, { ...second, group: "Z" }] };
  expect(groupTroubles([league])).toEqual([
    `mls: In no table, because they have no group: ${first.name}.`,
    `mls: In no table, because their group is none of A, B: ${second.name}.`,
    "mls: No club is in Groups A and B.",
  ]);
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
