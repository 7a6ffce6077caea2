import { describe, expect, it } from "vitest";
import { gameWeekNumber } from "@/domain/match/grouping";
import type { EntityKind, RecordOf } from "@/records/record";
import { hasScore } from "@/domain/match/hasScore";
import { rankManualRows } from "@/domain/table/kept";
import { clubsOf } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { column, seededRecords } from "../../../tests/harness/seeded";
import { seedData } from "./seedData";

const seed = seedData({ now: new Date("2026-03-10T09:30:00Z"), variant: "hard" });
const read = <K extends EntityKind>(league: League, kind: K): RecordOf<K>[] =>
  seededRecords(seed, league, kind);

describe("the hard data of design.md", () => {
  const results = read(mls, "results");
  const fixtures = read(mls, "fixtures");
  const players = read(mls, "players");
  const clubs = clubsOf(mls, read(mls, "teams"));
  const table = rankManualRows(read(mls, "standings"), mls.game.packs[0]);

  it("has names of every length", () => {
    const names = column(clubs, "name");
    expect(names).toContain("Faculty of Engineering and Applied Sciences Staff Reserves");
    expect(names.some((name) => /^\p{L}$/u.test(name))).toBe(true);
    expect(names.some((name) => /^\p{L}{30}$/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{M}/u.test(name))).toBe(true);
  });

  it("has scores and differences of every size, and a tie", () => {
    const scores = [...results, ...read(mbl, "results")]
      .filter(hasScore)
      .map(({ scoreA, scoreB }) => `${scoreA}–${scoreB}`);
    expect(scores).toEqual(expect.arrayContaining(["0–0", "112–98"]));
    const differences = table.map(({ row }) => row.gd);
    expect(differences).toEqual(expect.arrayContaining([-12, 105]));
    expect(table.some(({ tied }) => tied)).toBe(true);
  });

  it("has a club without players and one with sixty", () => {
    const sizes = clubs.map(({ name }) => players.filter(({ club }) => club === name).length);
    expect(sizes).toEqual(expect.arrayContaining([0, 60]));
  });

  it("has a week without matches, a postponed match, one without a time, and broken pictures", () => {
    const weeks = new Set(fixtures.map(({ gameWeek }) => gameWeekNumber(gameWeek)));
    expect([weeks.has(6), weeks.has(7), weeks.has(8), weeks.has(null)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(fixtures.some(({ status }) => /postponed/i.test(status))).toBe(true);
    expect(fixtures.some(({ date }) => date === null)).toBe(true);
    expect(clubs.some(({ logo }) => /^https:.*broken/.test(logo))).toBe(true);
  });

  it("holds the old site's shapes among today's", () => {
    const stored = seed.collections.flatMap(({ documents }) =>
      documents.map(({ document }) => document),
    );
    const dates = column(stored, "date");
    const shapes = new Set(
      dates.map((date) => (date instanceof Date ? "Date" : date === null ? "null" : typeof date)),
    );
    expect(shapes).toEqual(new Set(["Date", "null", "object", "number", "string", "undefined"]));
    expect(stored.some(({ teamAStartingXI }) => typeof teamAStartingXI === "string")).toBe(true);
    expect(stored.some(({ goals }) => typeof goals === "string")).toBe(true);
    expect(stored.some(({ version }) => version === undefined)).toBe(true);
  });
});
