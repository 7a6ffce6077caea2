import { describe, expect, it } from "vitest";
import type { RecordOf } from "@/records/record";
import { emptyEntity } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import type { Change } from "./change";
import { impactLines } from "./impactLines";
import { withNamesOfToday } from "@/records/presentNames";

const [A1, A2, B1, B2] = [
  "Kingsway Rovers",
  "Harbour Eagles",
  "Northgate Athletic",
  "Lagoon City",
] as const;

const match = (id: string, teamA: string, teamB: string) => makeFixture({ id, teamA, teamB });
const result = (id: string, teamA: string, teamB: string, a: number, b: number, more = {}) =>
  makeResult({ id, teamA, teamB, scoreA: a, scoreB: b, gameWeek: "4", date: null, ...more });

/** Matches of a club that came and never played. */
const calledOff = (club: string, others: readonly string[]) =>
  others.flatMap((other) =>
    [match(club + other, club, other), match(other + club, other, club)].map((one) => ({
      ...one,
      status: "Cancelled",
    })),
  );

/** Two clubs to a group, each pair meeting twice, the second matches still to come. */
const records: SeasonRecords = {
  teams: [
    [A1, "A"],
    [A2, "A"],
    ["Mount Trojans", "A"],
    [B1, "B"],
    [B2, "B"],
    ["Savannah Stars", "B"],
  ].map(([name = "", group = ""]) => makeTeam({ id: name, name, group })),
  seasons: [makeSeason({ id: mls.seasons[0].id })],
  standings: [],
  fixtures: [
    match("a1", A1, A2),
    match("a2", A2, A1),
    match("b1", B1, B2),
    match("b2", B2, B1),
    ...calledOff("Mount Trojans", [A1, A2]),
    ...calledOff("Savannah Stars", [B1, B2]),
  ],
  results: [result("a1", A1, A2, 1, 0), result("b1", B1, B2, 2, 0)],
};

const save = (entity: RecordOf<"results">): Change => ({ kind: "results", id: entity.id, entity });
const lines = (change: Change, held = records, players: readonly RecordOf<"players">[] = []) =>
  impactLines(mls, held, players, change);

describe("what a change would do", () => {
  it("tells of a result the pairings first, then who is sure, then places, six lines at most", () => {
    expect(lines(save(result("b2", B2, B1, 4, 0)))).toEqual([
      "Semi-final 1 becomes Kingsway Rovers v Northgate Athletic",
      "Semi-final 2 becomes Mount Trojans v Lagoon City",
      `${B2} is through`,
      "Savannah Stars is out",
      `${B2} 3rd → 1st`,
      "Savannah Stars 2nd → 3rd",
    ]);
  });

  it("says so where nothing changes, and that a kept table does not follow", () => {
    expect(lines(save(result("a1", A1, A2, 1, 0)))).toEqual(["The table does not change."]);
    const kept = { ...records, seasons: [] };
    expect(lines(save(result("a2", A2, A1, 1, 0)), kept)).toEqual([
      "The table is kept by hand, so results do not change it.",
    ]);
  });

  it("tells of points taken and of a withdrawal", () => {
    const row = makeStanding({ team: A1, group: "A" });
    const word = (more: Partial<typeof row>) =>
      lines({ kind: "standings", id: row.id, entity: { ...row, ...more } });
    expect(word({ adjust: ["-2"] })).toEqual([`${A1}: points 3 → 1`]);
    expect(word({ adjust: ["-3"] })).toContain(
      `${A1} and Mount Trojans level: goal difference decides`,
    );
    expect(word({ out: "void" })[0]).toMatch(/^Semi-final 1 becomes /);
    expect(word({ out: "void" })).toContain(`${A1} is withdrawn`);
  });

  it("tells of a deletion who is not through any more", () => {
    const over = [...records.results, result("b2", B2, B1, 4, 0)];
    const told = lines({ kind: "results", id: "b2", entity: null }, { ...records, results: over });
    expect(told).toContain(`${B2} is no longer through`);
    expect(told).toContain("Savannah Stars is no longer out");
  });

  it("tells of the final who are champions, and of a semi-final that fits no longer", () => {
    const semi = result("sf1", A1, B2, 2, 1, { stage: "SF1" });
    const finished: SeasonRecords = {
      ...records,
      results: [...records.results, result("a2", A2, A1, 0, 0), result("b2", B2, B1, 4, 0), semi],
    };
    const now = lines(save(result("b2", B2, B1, 0, 0)), finished);
    expect(now).toContain("Semi-final 1: its result fits the bracket again");
    const back = lines(save(result("b2", B2, B1, 4, 0)), {
      ...finished,
      results: finished.results.map((one) => (one.id === "b2" ? { ...one, scoreA: 0 } : one)),
    });
    expect(back[0]).toBe("Semi-final 1: its result no longer fits the bracket");
  });

  it("names the first three of a top list that changes, from the results", () => {
    const goal = { player: "Ayo Bello", assist: "", minute: "10" };
    const players = [makePlayer({ name: "Ayo Bello", club: A1, goals: 0 })];
    const told = lines(save({ ...result("a1", A1, A2, 1, 0), goalsA: [goal] }), records, players);
    expect(told).toEqual(["First in goals: Ayo Bello"]);
  });

  it("tells whom a card keeps out, and whose suspension is over", () => {
    const players = [makePlayer({ name: "Ayo Bello", club: A1 })];
    const sentOff = { ...result("a1", A1, A2, 1, 0), bookings: ["Ayo Bello (Red Card)"] };
    expect(lines(save(sentOff), records, players)).toEqual([
      `Ayo Bello (${A1}) is suspended for the next match`,
    ]);
    const banned = { ...records, results: [sentOff, result("b1", B1, B2, 2, 0)] };
    expect(lines(save(result("a1", A1, A2, 1, 0)), banned, players)).toEqual([
      `Ayo Bello (${A1}) is no longer suspended`,
    ]);
    const twice = { ...sentOff, bookings: [...sentOff.bookings, "Cy Obi (Yellow Card)"] };
    expect(lines(save(twice), banned, players)).toEqual(["The table does not change."]);
  });

  it("tells in one line which houses get other points for the arena championship", () => {
    const team = makeTeam({ id: A1, name: A1, group: "A", house: "Law" });
    const teams = [...records.teams.filter(({ id }) => id !== A1), team];
    const moved: Change = { kind: "teams", id: A1, entity: { ...team, house: "Arts" } };
    // First of its group, as the first of the other one is: 10 and 8 are shared. Arts has another club.
    expect(lines(moved, { ...records, teams })).toEqual([
      "Arena championship, points from here: Arts 5½ → 14½, Law 9 → 0",
    ]);
  });

  it("is silent about a club that is only renamed, and about one that gets its old name back", () => {
    const players = [makePlayer({ club: A1 })];
    const teams = records.teams.map((team) => (team.id === A1 ? { ...team, house: "Law" } : team));
    const held = { ...records, teams };
    const [club] = teams;
    if (!club) throw new Error("a club");
    const renamed = { ...club, name: "Kingsway United", formerNames: [A1] };
    const rename: Change = { kind: "teams", id: A1, entity: renamed };
    expect(lines(rename, held, players)).toEqual(["The table does not change."]);
    const forgotten: Change = { ...rename, entity: { ...renamed, formerNames: [] } };
    expect(lines(forgotten, held, players).join()).toContain("Kingsway United");

    const teamsNow = teams.map((team) => (team.id === A1 ? { ...team, ...renamed } : team));
    const shown = {
      ...held,
      teams: teamsNow,
      fixtures: withNamesOfToday("fixtures", records.fixtures, teamsNow),
      results: withNamesOfToday("results", records.results, teamsNow),
    };
    const back: Change = { kind: "teams", id: A1, entity: club };
    expect(lines(back, shown)).toEqual(["The table does not change."]);
  });

  it("knows a new record of a kind no table follows from", () => {
    const entity = emptyEntity("players");
    expect(lines({ kind: "players", id: "p", entity })).toEqual(["The table does not change."]);
  });
});
