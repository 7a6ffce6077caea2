import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { addressProblem, reservedSlugs } from "@/domain/league/leagueAddress";
import { arenaKinds } from "@/records/kinds";
import { addressContext, segmentsOfSports, builtInSlugs, placeholders } from "./leagueAddresses";
import { siteRoutes, sharedRoutes } from "./siteRoutes";

const firstParts = [...siteRoutes().keys(), ...sharedRoutes().keys()].map(
  (path) => path.split("/")[1] ?? "",
);
const ofFiles = readdirSync("public").map((name) => name.split(".")[0] ?? "");

it("lets no league have the first part of another address of the site, or the name of a file or a document", () => {
  const free = [...firstParts, ...ofFiles, ...arenaKinds].filter(
    (part) =>
      part !== "" &&
      addressProblem(part.toLowerCase(), addressContext("football", "", [])) === null,
  );
  expect(free).toEqual([]);
});

it("keeps a placeholder for the league of its own sport and section", () => {
  expect(placeholders).toContainEqual({
    slug: "student-week-basketball",
    sport: "basketball",
    section: "studentWeek",
  });
  const there = addressContext("basketball", "studentWeek", []);
  expect(addressProblem("student-week-basketball", there)).toBeNull();
  const taken = addressContext("football", "studentWeek", []);
  expect(addressProblem("student-week-football", taken)).toMatch(/Another league/);
});

it("names each address once", () => {
  const all = [...reservedSlugs, ...segmentsOfSports, ...builtInSlugs];
  expect(all).toHaveLength(new Set(all).size);
});
