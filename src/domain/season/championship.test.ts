import { describe, expect, it } from "vitest";
import {
  KICK_OFF,
  MEET_ONCE,
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { clubsWithoutHouse, houseTable, leagueShare, medalTable, pastYears } from "./championship";
import type { SeasonRecords } from "./competition";
import { leagues } from "@arena/leagues";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";

const nothing: SeasonRecords = { fixtures: [], results: [], standings: [], seasons: [], teams: [] };
const computed = makeSeason({ id: "2026", table: "computed" });
const once = makeSeason({ id: "2026", format: MEET_ONCE });
const clubs = mls.clubs.map(({ name }) => name);
const [a1 = "", a2 = "", a3 = "", a4 = "", b1 = "", b2 = "", b3 = "", b4 = ""] = clubs;

const won = (teamA: string, teamB: string, stage = "") =>
  makeResult({ teamA, teamB, scoreA: 1, scoreB: 0, gameWeek: "", date: null, stage });
/** Everybody against everybody, the first of a list always the winner. */
const round = (teams: readonly string[]) =>
  teams.flatMap((one, at) => teams.slice(at + 1).map((other) => won(one, other)));
const groups = [...round([a1, a2, a3, a4]), ...round([b1, b2, b3, b4])];
const standings = mls.clubs.map(({ name, group = "" }) =>
  makeStanding({ team: name, group, played: 0, won: 0, points: 0 }),
);
const season = (more: Partial<SeasonRecords>): SeasonRecords => ({
  ...nothing,
  seasons: [once],
  standings,
  ...more,
});
const placesOf = (records: SeasonRecords) =>
  Object.fromEntries(leagueShare(mls, records).clubs.map(({ club, place }) => [club, place]));

it("gives every club of the registry a house", () => {
  for (const { clubs: all } of leagues) {
    expect(all.filter(({ house }) => !house).map(({ name }) => name)).toEqual([]);
  }
});

describe("what a league gives", () => {
  it("is nothing before anything was played", () => {
    expect(leagueShare(mls, season({})).progress).toBe("notYet");
    expect(leagueShare(studentWeekFootball, nothing).progress).toBe("notYet");
    const lines = houseTable([leagueShare(mls, season({}))]);
    expect(lines.every(({ points, from }) => points === 0 && from.get("mls") === null)).toBe(true);
  });

  it("is shared by the same rank of two groups, as if all ended now", () => {
    const share = leagueShare(mls, season({ results: groups }));
    expect(share.progress).toBe("running");
    const first = share.clubs.filter(({ place }) => place === 1);
    expect(first.map(({ club, sharers, points }) => [club, sharers, points])).toEqual([
      [a1, 2, 9],
      [b1, 2, 9],
    ]);
    expect(share.clubs.find(({ club }) => club === b4)).toMatchObject({ place: 7, points: 1.5 });
  });

  it("follows the knock-out round by round, and is final with the final", () => {
    const semi = season({ results: [...groups, won(b2, a1, "SF1")] });
    expect(placesOf(semi)).toMatchObject({ [b2]: 1, [a2]: 1, [b1]: 1, [a1]: 4, [a3]: 5 });
    const results = [...groups, won(b2, a1, "SF1"), won(a2, b1, "SF2"), won(a2, b2, "F")];
    const share = leagueShare(mls, season({ results }));
    expect(share.progress).toBe("final");
    expect(placesOf(season({ results }))).toEqual({
      [a2]: 1,
      [b2]: 2,
      [a1]: 3,
      [b1]: 3,
      [a3]: 5,
      [b3]: 5,
      [a4]: 7,
      [b4]: 7,
    });
  });

  it("is final without a knock-out once all have met equally often and nothing is left", () => {
    const five = mbl.clubs.map(({ name }) => name);
    const of = (results: SeasonRecords["results"], fixtures: SeasonRecords["fixtures"] = []) =>
      leagueShare(mbl, { ...nothing, seasons: [computed], results, fixtures }).progress;
    // Every two meet twice there.
    const all = [...round(five), ...round(five.toReversed())];
    expect(of(all)).toBe("final");
    expect(of(round(five))).toBe("running");
    expect(of(all.slice(1))).toBe("running");
    const [teamB = "", teamA = ""] = five;
    const next = makeFixture({ teamA, teamB, gameWeek: "", date: Date.now() + 1e8 });
    const dated = all.map((one) => ({ ...one, date: KICK_OFF }));
    expect(of(dated, [next])).toBe("running");
  });

  it("names the clubs without a house, which keep their place", () => {
    const results = [won("Strangers", "Hilltop Hawks")];
    const records = { ...nothing, seasons: [computed], results };
    expect(clubsWithoutHouse(mbl, records)).toEqual(["Strangers"]);
    expect(leagueShare(mbl, records).clubs).toMatchObject([{ place: 1 }, { place: 2, points: 8 }]);
    expect(clubsWithoutHouse(mls, season({ results: groups }))).toEqual([]);
  });
});

it("ranks houses by medals apart from points", () => {
  const results = [...groups, won(a1, b2, "SF1"), won(b1, a2, "SF2"), won(b1, a1, "F")];
  const lines = medalTable(houseTable([leagueShare(mls, season({ results }))]));
  expect(lines.slice(0, 4).map(({ rank, medals }) => [rank, ...medals])).toEqual([
    [1, 1, 0, 0],
    [2, 0, 1, 0],
    [3, 0, 0, 1],
    [3, 0, 0, 1],
  ]);
});

it("knows the years before by the final places their seasons were closed with", () => {
  const past = makeSeason({ id: "season-x", label: "Season 2025", places: [b4, a1] });
  const [year, ...others] = pastYears([{ league: mls, seasons: [computed, past], teams: [] }]);
  expect(others).toEqual([]);
  expect(year?.id).toBe("2025");
  const [first] = houseTable(year?.shares ?? []);
  expect(first).toMatchObject({ name: "Education", points: 10 });
});
