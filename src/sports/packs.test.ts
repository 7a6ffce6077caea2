import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { orderInWords, type RulePack } from "@/domain/table/pack";
import { readPack } from "../../tools/rank/packText";
import { packOf, sportOf, sports } from "./whole";

const texts = JSON.parse(readFileSync("tests/golden/packs.json", "utf8")) as Record<
  string,
  unknown
>;
const all = sports.flatMap(({ packs }) => packs);

/** What a table is ranked by, without words. */
const rules = ({ sport, points, stages, unresolved }: RulePack) => ({
  sport,
  points,
  unresolved,
  stages: stages.map(({ criteria, restart }) => ({
    restart,
    criteria: criteria.map(({ key, among, when }) => ({ key, among, when })),
  })),
});

it("every sport has a pack of its own, the first one its default", () => {
  for (const { id, packs } of sports) expect(packs.every(({ sport }) => sport === id)).toBe(true);
  expect(all.map(({ id }) => id)).toHaveLength(new Set(all.map(({ id }) => id)).size);
  expect(sportOf("football").packs[0].id).toBe("football.arena");
  expect(sportOf("basketball").packs[0].id).toBe("basketball.arena");
  expect(sportOf("volleyball").packs[0].id).toBe("volleyball.fivb");
});

const golden = new Map(
  Object.entries(texts).map(([id, text]) => [id, readPack(text, { id, sport: "", award: null })]),
);
const goldenSports = new Set([...golden.values()].map(({ sport }) => sport));

it.each(all.filter(({ sport }) => goldenSports.has(sport)))(
  "$id is the pack of the golden vectors",
  (pack) => {
    const meant = golden.get(pack.id);
    expect(meant && rules(meant)).toEqual(rules(pack));
  },
);

describe.each(all.map((pack) => [pack.id, pack] as const))("%s", (id, pack) => {
  it("is found by its id", () => expect(packOf(id)).toBe(pack));

  it("names every criterion in words and its source", () => {
    for (const { words, cite } of pack.stages.flatMap(({ criteria }) => criteria)) {
      expect(words).toMatch(/^[a-z]/i);
      expect(cite).not.toBe("");
    }
  });
});

it("says its order for a table's foot", () => {
  const words = (id: string) => orderInWords(packOf(id) ?? sportOf("chess").packs[0]);
  expect(packOf("football.unknown")).toBeUndefined();
  expect(words("football.arena")).toBe("points, then goal difference, then goals scored");
  expect(words("basketball.arena")).toBe("wins, then points per game");
  expect(words("football.uefa-2024")).toBe(
    "points, then in the matches among those level: points, difference and goals, then goal difference, then goals scored, then discipline, then ranking, then lots",
  );
  expect(words("volleyball.fivb")).toBe(
    "wins, then points, then ratio of sets, then ratio of rally points, then in the matches between two: the last match, then in the matches among three or more: wins, points, ratio of sets and ratio of rally points",
  );
  expect(words("tennis.atp-group")).toBe(
    "wins, then matches played, then in the matches between two: wins, then share of sets, then share of games, then ranking",
  );
});
