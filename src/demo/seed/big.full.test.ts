import { describe, expect, it } from "vitest";
import { checkEntity } from "@/records/document";
import { parseRecord } from "@/records/record";
import { mls } from "../../../tests/arena/leagues/mls";
import { shapeOf } from "@/records/shape";
import { documentSize, MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import { publishedSeed, seedData, sheetSeeds } from "./seedData";

const NOW = new Date("2026-03-10T09:30:00Z");

describe("the largest league", () => {
  const { collections } = seedData({ now: NOW, variant: "big" });
  const ofMls = collections.filter(({ league, season }) => league === mls && !season);

  it("has 2,000 players, 3,000 fixtures and 300 results, each kind within one published document", () => {
    const sizes = Object.fromEntries(
      ofMls.map(({ kind, documents }) => [kind, documents.length] as const),
    );
    expect(sizes).toMatchObject({ players: 2_000, fixtures: 3_000, results: 300, teams: 40 });
    for (const collection of ofMls) {
      const { records } = publishedSeed(collection, NOW);
      expect(Object.keys(Object(records))).toHaveLength(collection.documents.length);
      const bytes = documentSize(publishedSeed(collection, NOW));
      expect(bytes, collection.kind).toBeLessThan(MAX_PUBLISHED_BYTES);
    }
  });

  it("has a sheet of at most 600 kB", () => {
    const sheets = sheetSeeds(ofMls, NOW);
    expect(sheets.map(({ id }) => id)).toEqual(["mls"]);
    for (const { document } of sheets) {
      const { fixtures, results } = document;
      expect([fixtures, results].map((section) => Object.keys(Object(section)).length)).toEqual([
        3_000, 300,
      ]);
      expect(documentSize(document)).toBeLessThanOrEqual(600_000);
    }
  });

  it("has players of different names, whose records can be saved", () => {
    const players = ofMls.find(({ kind }) => kind === "players")?.documents ?? [];
    expect(new Set(players.map(({ document }) => document["name"])).size).toBe(2_000);
    for (const { id, document } of players) {
      const parsed = parseRecord("players", id, document);
      expect(parsed.ok && checkEntity("players", parsed.record, shapeOf(mls))).toEqual({});
    }
  });
});
