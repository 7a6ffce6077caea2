import { describe, expect, it } from "vitest";
import { matchesAhead } from "@/domain/match/ahead";
import { listedMatches } from "@/domain/match/listed";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { meetSeasonOf } from "@/domain/season/meets";
import { mls } from "../../../tests/arena/leagues/mls";
import { column, seededRecords } from "../../../tests/harness/seeded";
import { publishedSeedId, seedData } from "./seedData";

const NOW = new Date("2026-03-10T09:30:00Z");
const DAY = 86_400_000;
const seed = seedData({ now: NOW });

/** The records of a season; of the one that runs without it. */
function read<K extends EntityKind>(league: League, kind: K, season?: string): RecordOf<K>[] {
  return seededRecords(seed, league, kind, season);
}

describe.each([mls, mbl])("the season before of $slug", (league) => {
  const [, past] = league.seasons;
  const ofSeason = seed.collections.filter(
    (one) => one.league === league && one.season === past?.id,
  );

  it("stands apart: in documents of its own, under its name, and saved before the current one", () => {
    expect(column(ofSeason, "kind")).toEqual(["fixtures", "results", "standings", "players"]);
    for (const { collection, documents } of ofSeason) {
      const current = seed.collections.find((one) => one.collection === collection);
      const ids = new Set(column(current?.documents ?? [], "id"));
      for (const { id, document } of documents) {
        expect(ids).not.toContain(id);
        expect(document["season"]).toBe("2025");
        expect(Number(document["updatedAt"])).toBeLessThan(NOW.getTime() - 300 * DAY);
      }
    }
    for (const one of ofSeason) expect(publishedSeedId(one)).toBe(`${one.collection}@2025`);
  });

  it("was played to its end, by mostly the same players", () => {
    const fixtures = read(league, "fixtures", "2025");
    expect(read(league, "results", "2025")).toHaveLength(fixtures.length);
    const matches = listedMatches(fixtures, read(league, "results", "2025"));
    const after = NOW.getTime() - 300 * DAY;
    expect(matchesAhead(matches, after, league.game.matchMinutes)).toEqual([]);
    const [now, then] = [read(league, "players"), read(league, "players", "2025")].map(
      (players) => new Set(column(players, "name")),
    );
    const both = [...(now ?? [])].filter((name) => then?.has(name)).length;
    expect(both / (now?.size ?? 0)).toBeGreaterThan(0.5);
    expect(both / (now?.size ?? 0)).toBeLessThan(0.8);
  });
});

describe("the season before of athletics", () => {
  const ofSeason = seed.collections.filter((one) => one.league === mal && one.season === "2025");

  it("stands apart, under its name, each event with a meet of that season", () => {
    expect(column(ofSeason, "kind").toSorted()).toEqual(["events", "meets", "players"]);
    const meets = column(read(mal, "meets", "2025"), "id");
    for (const { meet } of read(mal, "events", "2025")) expect(meets).toContain(meet);
    for (const { documents } of ofSeason)
      for (const { document } of documents) expect(document["season"]).toBe("2025");
  });

  it("was held to its end, and its record says who won by the same points", () => {
    const season = meetSeasonOf(mal, {
      meets: read(mal, "meets", "2025"),
      events: read(mal, "events", "2025"),
      teams: [],
    });
    for (const { done, events } of season.meets) expect(done).toBe(events.length);
    const said = read(mal, "seasons").find(({ id }) => id === "2025");
    expect(said?.champion).toBe(season.table[0]?.name);
    expect(said?.places).toEqual(column(season.table, "name").slice(0, said?.places.length));
  });

  it("was another one, by mostly the same athletes", () => {
    const marks = (season?: string) => read(mal, "events", season).flatMap(({ lines }) => lines);
    expect(marks("2025").filter((line) => marks().includes(line)).length).toBeLessThan(5);
    const [now, then] = [read(mal, "players"), read(mal, "players", "2025")].map((players) =>
      column(players, "name"),
    );
    const both = now?.filter((name) => then?.includes(name)).length ?? 0;
    expect(both / (now?.length ?? 0)).toBeGreaterThan(0.5);
    expect(both / (now?.length ?? 0)).toBeLessThan(0.8);
  });
});
