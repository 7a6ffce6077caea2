import { expect, it } from "vitest";
import { makeOutcomes, type Short } from "../../tests/factories/outcomes";
import { miniTable, why, whyInWords } from "@/domain/table/explain";
import { rankTable, type RankInput } from "@/domain/table/rank";
import { packOf } from "./whole";

function ranked(id: string, matches: readonly Short[], more: Partial<RankInput> = {}) {
  const pack = packOf(id);
  if (!pack) throw new Error(`No pack ${id}`);
  const teams = [...new Set(matches.flatMap(([a, , , b]) => [a, b]))];
  return rankTable({ pack, teams, outcomes: makeOutcomes(matches), ...more });
}

const groupE: Short[] = [
  ["Romania", 3, 0, "Ukraine"],
  ["Belgium", 0, 1, "Slovakia"],
  ["Slovakia", 1, 2, "Ukraine"],
  ["Belgium", 2, 0, "Romania"],
  ["Slovakia", 1, 1, "Romania"],
  ["Ukraine", 0, 0, "Belgium"],
];

it("explains EURO 2024, group E, with the figures among the four", () => {
  const table = ranked("football.uefa-2024", groupE);
  expect(whyInWords(table, "Romania", "Belgium")).toBe(
    "Level on 4 points. Among Romania, Belgium, Slovakia, Ukraine: points equal, difference +1 and +1, goals 4 and 2.",
  );
  expect(whyInWords(table, "Slovakia", "Ukraine")).toMatch(/points equal, difference 0 and −2\.$/);
});

it("gives the same as data: what they were level on, what split them, and the table among them", () => {
  const table = ranked("football.uefa-2024", groupE);
  const found = why(table, "Romania", "Belgium");
  expect(found).toMatchObject({
    levelOn: [
      { criterion: { key: "points" } },
      { criterion: { key: "points", among: "tied" } },
      { criterion: { key: "score.diff", among: "tied" } },
    ],
    split: {
      criterion: { key: "score.for", among: "tied", cite: "UEFA EURO 2022–24, 20.01 c" },
      parts: [["Romania"], ["Belgium"]],
    },
  });
  expect(miniTable(table, ["Romania", "Belgium"]).get("Romania")?.score).toEqual([0, 2]);
});

it("says what the first figure says where that is enough", () => {
  const table = ranked("basketball.arena", [["A", 80, 70, "B"]]);
  expect(whyInWords(table, "A", "B")).toBe("Wins 1 and 0.");
});

it("shows a ratio as it was counted, and an average as it is read", () => {
  const sets = ranked("volleyball.fivb", [
    ["A", 3, 1, "C"],
    ["B", 3, 0, "D"],
  ]);
  expect(whyInWords(sets, "B", "A")).toMatch(
    /^Level on 1 win, 3 points\. Ratio of sets 3:0 and 3:1\.$/,
  );
  const points = ranked("basketball.arena", [
    ["A", 80, 70, "C"],
    ["B", 79, 70, "D"],
  ]);
  expect(whyInWords(points, "A", "B")).toMatch(
    /^Level on 1 win\. Points per game 80\.0 \(80 in 1\) and 79\.0 \(79 in 1\)\.$/,
  );
});

it("names the winner of the last match between two", () => {
  const table = ranked("volleyball.fivb", [
    ["A", 3, 0, "B"],
    ["B", 3, 0, "A"],
  ]);
  expect(whyInWords(table, "B", "A")).toMatch(/Between B and A: the last match won by B\.$/);
});

it("says that a comparison among them had to be left out", () => {
  const table = ranked("football.uefa-2024", [
    ["A", 3, 0, "C"],
    ["B", 1, 0, "C"],
  ]);
  expect(whyInWords(table, "A", "B")).toBe(
    "Level on 3 points. Not all of A, B have met equally often. Goal difference +3 and +1.",
  );
});

it("says what two that share a place were level on, and that lots parted them", () => {
  const draw: Short[] = [["A", 1, 1, "B"]];
  expect(whyInWords(ranked("football.arena", draw), "A", "B")).toBe(
    "Level on 1 point, goal difference 0, goals scored 1. Nothing separates them: they share a place.",
  );
  const lots = new Map([
    ["A", 2],
    ["B", 1],
  ]);
  expect(whyInWords(ranked("football.arena", draw, { lots }), "B", "A")).toBe(
    "Level on 1 point, goal difference 0, goals scored 1. The lot 1 and 2.",
  );
});
