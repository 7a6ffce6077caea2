import { describe, expect, it } from "vitest";
import { foldName } from "@/domain/names";
import { matchesAhead } from "@/domain/match/ahead";
import { listedMatches } from "@/domain/match/listed";
import { minuteOf, readScorer } from "@/domain/match/minute";
import type { EntityKind, RecordOf } from "@/records/record";
import { parseSubstitutions } from "@/domain/match/substitutions";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { leagues } from "@arena/leagues";
import type { Standing } from "@/records/standings/schema";
import { clubsOf } from "@/domain/season/clubs";
import { competitionOf } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { column, seededRecords } from "../../../tests/harness/seeded";
import { seedData } from "./seedData";

const NOW = new Date("2026-03-10T09:30:00Z");
const DAY = 86_400_000;
const seeds = {
  normal: seedData({ now: NOW }),
  today: seedData({ now: NOW, variant: "today" }),
  hard: seedData({ now: NOW, variant: "hard" }),
};

function read<K extends EntityKind>(
  league: League,
  kind: K,
  variant: keyof typeof seeds = "normal",
  season?: string,
): RecordOf<K>[] {
  return seededRecords(seeds[variant], league, kind, season);
}

/** The fixtures that lie ahead of a moment, the next one first. */
function upcoming(league: League, now: number): RecordOf<"fixtures">[] {
  const matches = listedMatches(read(league, "fixtures"), read(league, "results"));
  const { matchMinutes } = league.game;
  return matchesAhead(matches, now, matchMinutes).flatMap(({ match }) => match.schedule ?? []);
}

it("plans every match that the format of a running season gives", () => {
  const missing = leagues
    .filter(({ meets }) => !meets)
    .flatMap((league) => {
      const records = {
        fixtures: read(league, "fixtures"),
        results: read(league, "results"),
        standings: read(league, "standings"),
        seasons: read(league, "seasons"),
        teams: read(league, "teams"),
      };
      return competitionOf(league, records).tables.flatMap(({ group, input }) =>
        (input?.missing ?? []).map(({ a, b }) => `${league.slug} ${group}: ${a} v ${b}`),
      );
    });
  expect(missing).toEqual([]);
});

describe.each(["normal", "today", "hard"] as const)("the %s seed", (variant) => {
  const tables = [mls, mbl].flatMap((league) =>
    [undefined, "2025"].map((season) => ({ league, slug: league.slug, season })),
  );
  it.each(tables)("has a table that follows from the results: $slug $season", (of) => {
    const { league, season } = of;
    const results = read(league, "results", variant, season);
    const teams = season ? [] : read(league, "teams", variant);
    const columns = league.game.table.columns.map(({ key }) => key);
    const pick = (row: Standing) => [row.team, ...columns.map((key) => row[key])];
    const rows = read(league, "standings", variant, season);
    const stored = new Map(rows.map((row) => [row.team, pick(row)]));
    const records = { results, teams, fixtures: [], standings: [], seasons: [] };
    const lines = competitionOf(league, records, season, "computed").tables.flatMap(
      (table) => table.lines,
    );
    expect(stored).toEqual(new Map(lines.map(({ row }) => [row.team, pick(row)])));
  });

  it.each([
    [mls, () => 1],
    [mbl, (minute: string) => minuteOf(minute) ?? 0],
  ] as const)("has players whose totals are the sums of the scorers: $0.slug", (league, worth) => {
    const goals = new Map<string, number>();
    const assists = new Map<string, number>();
    const add = (sums: Map<string, number>, name: string, count: number) =>
      sums.set(name, (sums.get(name) ?? 0) + count);
    for (const { goalsA, goalsB } of read(league, "results", variant)) {
      for (const { player, assist, minute } of [...goalsA, ...goalsB]) {
        const scorer = readScorer(player);
        if (scorer.kind !== "ownGoal") add(goals, scorer.player, worth(minute));
        if (assist !== "") add(assists, assist, 1);
      }
    }
    const players = read(league, "players", variant);
    const scored = players.filter((player) => player.goals > 0);
    expect(new Map(scored.map((player) => [player.name, player.goals]))).toEqual(goals);
    const names = new Set(column(players, "name"));
    expect([...assists.keys()].filter((name) => !names.has(name))).toEqual([]);
    // Basketball counts assists by game without naming them in the scorer list.
    const helped = league.sport === "football" ? players.filter((one) => one.assists > 0) : [];
    expect(new Map(helped.map((player) => [player.name, player.assists]))).toEqual(assists);
  });

  it("has squads without namesakes, jersey numbers given once a club, and plausible ratings", () => {
    for (const league of [mls, mbl]) {
      const players = read(league, "players", variant);
      expect(new Set(players.map(({ name }) => foldName(name))).size).toBe(players.length);
      const numbers = players.map(({ club, jersey }) => `${club} ${jersey}`);
      expect(new Set(numbers).size).toBe(players.length);
      for (const { rating, name } of players) {
        expect(rating, name).toBeGreaterThanOrEqual(6);
        expect(rating, name).toBeLessThanOrEqual(9);
      }
    }
  });
});

describe("the football season", () => {
  const fixtures = read(mls, "fixtures");
  const results = read(mls, "results");
  const players = read(mls, "players");

  it("is a double round robin within the groups, two thirds of it played", () => {
    expect([fixtures.length, results.length]).toEqual([24, 16]);
    expect(new Set(fixtures.map(({ teamA, teamB }) => `${teamA} v ${teamB}`)).size).toBe(24);
    for (const week of ["1", "2", "3", "4", "5", "6"]) {
      const teams = fixtures
        .filter(({ gameWeek }) => gameWeek === week)
        .flatMap(({ teamA, teamB }) => [teamA, teamB]);
      expect(new Set(teams).size).toBe(8);
    }
    const groups = new Map(mls.clubs.map(({ name, group }) => [name, group]));
    for (const { teamA, teamB } of fixtures) expect(groups.get(teamA)).toBe(groups.get(teamB));
  });

  it("keeps played matches as fixtures, and has upcoming ones within days, the next with line-ups", () => {
    expect(fixtures.filter(({ status }) => status === "Full time").map(({ id }) => id)).toEqual(
      column(results, "id"),
    );
    const ahead = upcoming(mls, NOW.getTime());
    expect(ahead).toHaveLength(8);
    expect((ahead[0]?.date ?? 0) - NOW.getTime()).toBeLessThan(3 * DAY);
    expect(
      ahead.slice(0, 4).map(({ lineUpA, lineUpB }) => [lineUpA.length, lineUpB.length]),
    ).toEqual(Array.from({ length: 4 }, () => [11, 11]));
    for (const { date, id } of results) expect(date, id).toBeLessThan(NOW.getTime());
  });

  it("kicks off at sensible hours at the arena", () => {
    const hours = fixtures.map(({ date }) => formatKickOff(date, arena.timeZone)?.time);
    expect(new Set(hours)).toEqual(new Set(["14:00", "16:30"]));
  });

  it("lists as many goals as the score says, by players of the two teams, in order", () => {
    for (const { goalsA, goalsB, scoreA, scoreB, teamA, teamB, id } of results) {
      expect([goalsA.length, goalsB.length], id).toEqual([scoreA, scoreB]);
      for (const [goals, team, other] of [
        [goalsA, teamA, teamB],
        [goalsB, teamB, teamA],
      ] as const) {
        const minutes = goals.map(({ minute }) => minuteOf(minute) ?? -1);
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        for (const goal of goals) {
          const { player, kind } = readScorer(goal.player);
          const club = players.find(({ name }) => name === player)?.club;
          expect(club, id).toBe(kind === "ownGoal" ? other : team);
        }
      }
    }
  });

  it("counts appearances of starters and of players who came on, and a keeper's clean sheets", () => {
    const appearances = new Map<string, number>();
    for (const result of results) {
      const fixture = fixtures.find(({ id }) => id === result.id);
      const on = [result.substitutionsA, result.substitutionsB]
        .flatMap(parseSubstitutions)
        .filter(({ direction }) => direction === "IN")
        .map(({ player }) => player);
      for (const name of [...(fixture?.lineUpA ?? []), ...(fixture?.lineUpB ?? []), ...on]) {
        appearances.set(name, (appearances.get(name) ?? 0) + 1);
      }
    }
    const seen = players.filter((player) => player.appearances > 0);
    expect(new Map(seen.map((player) => [player.name, player.appearances]))).toEqual(appearances);
    const sheets = players.reduce((sum, { cleanSheets }) => sum + cleanSheets, 0);
    const blanks = results.flatMap(({ scoreA, scoreB }) => [scoreA, scoreB]);
    expect(sheets).toBe(blanks.filter((score) => score === 0).length);
  });

  it("has eighteen to a squad, two of them goalkeepers, with names as they are written", () => {
    for (const { name } of mls.clubs) {
      const squad = players.filter(({ club }) => club === name);
      expect(squad).toHaveLength(18);
      expect(squad.filter(({ position }) => position === "Goalkeeper")).toHaveLength(2);
    }
    expect(players.some(({ name }) => name !== foldName(name) && /\p{M}/u.test(name))).toBe(true);
  });

  it("books, exchanges and honours players of the match", () => {
    const names = new Set(column(players, "name"));
    for (const { manOfTheMatch } of results) {
      expect(names).toContain(manOfTheMatch.player);
      expect([3, 4, 5]).toContain(manOfTheMatch.rating);
    }
    expect(results.flatMap(({ bookings }) => bookings).length).toBeGreaterThan(10);
    const exchanges = results.flatMap(({ substitutionsA }) => parseSubstitutions(substitutionsA));
    expect(exchanges.length).toBeGreaterThan(30);
    expect(exchanges.every(({ player, direction }) => names.has(player) && direction)).toBe(true);
  });

  it("has a team record for each club of the registry, consistent with it", () => {
    expect(clubsOf(mls, read(mls, "teams"))).toEqual(clubsOf(mls, []));
    expect(read(mls, "teams")).toHaveLength(8);
  });
});

describe("the basketball season", () => {
  const results = read(mbl, "results");

  it("is a double round robin of five clubs with ten players each, two thirds played, no draws", () => {
    const fixtures = read(mbl, "fixtures");
    expect([fixtures.length, results.length]).toEqual([20, 14]);
    expect(new Set(fixtures.map(({ teamA, teamB }) => `${teamA} v ${teamB}`)).size).toBe(20);
    expect(read(mbl, "players")).toHaveLength(50);
    expect(results.some(({ scoreA, scoreB }) => scoreA === scoreB)).toBe(false);
    const ahead = upcoming(mbl, NOW.getTime());
    expect(ahead.slice(0, 2).map(({ lineUpA }) => lineUpA.length)).toEqual([5, 5]);
  });

  it("has points of players that add up to the score", () => {
    for (const { goalsA, goalsB, scoreA, scoreB } of results) {
      const sum = (goals: typeof goalsA) =>
        goals.reduce((total, { minute }) => total + Number(minute), 0);
      expect([sum(goalsA), sum(goalsB)]).toEqual([scoreA, scoreB]);
    }
  });
});

it("lets everybody meet everybody in the groups of the student week", () => {
  const fixtures = read(studentWeekFootball, "fixtures");
  const pairs = fixtures.map(({ teamA, teamB }) => [teamA, teamB].sort().join(" v "));
  expect(new Set(pairs).size).toBe(12);
  expect(upcoming(studentWeekFootball, NOW.getTime())).toHaveLength(8);
});

it("has results that were saved when their matches were over", () => {
  const { documents = [] } =
    seeds.normal.collections.find(
      ({ collection, season }) => collection === "mlsResults" && season === undefined,
    ) ?? {};
  expect(documents.length).toBeGreaterThan(0);
  for (const { document } of documents) {
    const [played, saved] = [Number(document["date"]), Number(document["updatedAt"])];
    expect(saved).toBe(played + 130 * 60_000);
  }
});
