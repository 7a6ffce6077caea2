import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import type { MatchSheet } from "./sheet";
import { playerTotals } from "./totals";

const goal = (player: string, minute = "10", assist = "") => ({ player, minute, assist });
const member = (name: string, club: string, position = "") =>
  makePlayer({ id: `${club}-${name}`, name, club, position });
const squad = [
  member("Ada", "X", "Goalkeeper"),
  member("Ayo", "X"),
  member("Bem", "Y", "goalkeeper"),
  member("Ben", "Y"),
  member("Sam", "X"),
  member("Sam", "Y"),
];
const sheet = (of: Partial<MatchSheet> = {}): MatchSheet => ({
  ...makeResult({ teamA: "X", teamB: "Y", scoreA: 1, scoreB: 0 }),
  ...of,
});
const totalOf = (name: string, club: string, ...matches: MatchSheet[]) =>
  playerTotals(matches, { players: squad }).totals.find(
    (one) => one.player === name && one.club === club,
  );

describe("playerTotals", () => {
  it("counts goals where they stand and own goals for the other side's player", () => {
    const match = sheet({ goalsA: [goal("Ayo (pen)"), goal("sam"), goal("Sam (og)", "3", "Ayo")] });
    expect(totalOf("Ayo", "X", match)).toMatchObject({ goals: 1, penalties: 1, assists: 1 });
    expect(totalOf("Sam", "X", match)).toMatchObject({ goals: 1, ownGoals: 0 });
    expect(totalOf("Sam", "Y", match)).toMatchObject({ goals: 0, ownGoals: 1 });
  });

  it("counts no kick of a shoot-out", () => {
    const match = sheet({
      ending: "pens 4-2",
      goalsA: [goal("Ayo", "shoot-out"), goal("Ayo (so)")],
    });
    expect(totalOf("Ayo", "X", match)).toMatchObject({ goals: 0 });
  });

  it("adds a scorer's points where the figure is points", () => {
    const match = sheet({ goalsA: [goal("Ayo", "22", "Sam"), goal("Ayo", "3 pts")] });
    const { totals } = playerTotals([match], { players: squad, scorerFigure: "points" });
    const ayo = totals.find(({ player }) => player === "Ayo");
    expect(ayo).toMatchObject({ points: 25, goals: 0 });
  });

  it("takes appearances from those who played, else from the line-up and who came on", () => {
    const lineUp = { lineUpA: ["Ada"], substitutionsA: "Ayo IN / Ada OUT (60)" };
    const matches = [sheet(lineUp), sheet({ ...lineUp, playersA: ["Sam", "sam"] })];
    expect(totalOf("Ayo", "X", ...matches)?.appearances).toBe(1);
    expect(totalOf("Ada", "X", ...matches)?.appearances).toBe(1);
    expect(totalOf("Sam", "X", ...matches)?.appearances).toBe(1);
  });

  describe("clean sheets", () => {
    const kept = (of: Partial<MatchSheet>) =>
      totalOf("Ada", "X", sheet({ lineUpA: ["Ada", "Ayo"], ...of }))?.cleanSheets;

    it("go to the one goalkeeper who started and stayed", () => {
      expect(kept({})).toBe(1);
      expect(kept({ lineUpA: [], playersA: ["Ada", "Ayo"] })).toBe(1);
      expect(kept({ scoreB: 1 })).toBe(0);
      expect(kept({ substitutionsA: "Ada OUT (90)" })).toBe(0);
      expect(kept({ bookings: ["Ada (Red Card)"] })).toBe(0);
    });

    it("go to nobody with two goalkeepers in the line-up", () => {
      const players = [...squad, member("Abe", "X", "Goalkeeper")];
      const { totals } = playerTotals([sheet({ lineUpA: ["Ada", "Abe"] })], { players });
      expect(totals.reduce((sum, { cleanSheets }) => sum + cleanSheets, 0)).toBe(0);
    });
  });

  it.each([
    [["Ben (Yellow Card)"], { yellow: 1, secondYellow: 0, red: 0 }],
    [["Ben (Second Yellow Card)"], { yellow: 1, secondYellow: 1, red: 0 }],
    [["Ben (Yellow Card)", "ben (2nd Yellow)"], { yellow: 1, secondYellow: 1, red: 0 }],
    [["Ben (Yellow)", "Ben (Yellow)", "Ben (Red)"], { yellow: 1, secondYellow: 1, red: 0 }],
    [["Ben (Yellow Card)", "Ben (Red Card)"], { yellow: 1, secondYellow: 0, red: 1 }],
  ])("reads the cards %j", (bookings, cards) => {
    expect(totalOf("Ben", "Y", sheet({ bookings }))).toMatchObject(cards);
  });

  it.each([
    ["aet", 1, 1, 1],
    ["ret B", 1, 1, 1],
    ["abandoned 63 stands", 1, 1, 1],
    ["abandoned 63", 0, 0, 1],
    ["awarded A forfeit", 0, 1, 1],
    ["doubleForfeit", 0, 0, 0],
    ["void", 0, 0, 0],
    ["nonsense", 0, 0, 0],
  ])("lets %j count what it says", (ending, goals, yellow, red) => {
    const bookings = ["Ben (Red Card)", "Ayo (Yellow Card)"];
    const match = sheet({ ending, bookings, goalsA: [goal("Ayo")] });
    expect(totalOf("Ayo", "X", match)).toMatchObject({ goals, yellow });
    expect(totalOf("Ben", "Y", match)).toMatchObject({ red });
  });

  it("counts nothing of a result without a score", () => {
    expect(totalOf("Ayo", "X", sheet({ scoreB: null, goalsA: [goal("Ayo")] }))?.goals).toBe(0);
  });

  it("lists a name in no squad with its matches, and drops nothing", () => {
    const matches = [
      sheet({ id: "m1", goalsA: [goal("Guest")], bookings: ["guest (Yellow Card)"] }),
      sheet({ id: "m2", goalsA: [goal("Guest")] }),
    ];
    const { totals, strangers } = playerTotals(matches, { players: squad });
    expect(strangers).toEqual([{ player: "Guest", club: "X", matches: ["m1", "m2"] }]);
    const guest = totals.find(({ player }) => player === "Guest");
    expect(guest).toMatchObject({ goals: 2, yellow: 1, record: null });
  });

  it("does not depend on the order of the matches", () => {
    const name = fc.constantFrom("Ayo", "ayo", "Sam", "Guest", "GUEST", "Ada (og)", "Ben (pen)");
    const match = fc.record({
      goalsA: fc.array(
        name.map((player) => goal(player)),
        { maxLength: 3 },
      ),
      goalsB: fc.array(
        name.map((player) => goal(player)),
        { maxLength: 3 },
      ),
      bookings: fc.array(
        name.map((player) => `${player} (Yellow Card)`),
        { maxLength: 3 },
      ),
      playersA: fc.array(fc.constantFrom("Ayo", "Sam", "Guest"), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(match, { maxLength: 5 }), (drawn) => {
        const matches = drawn.map((of, at) => sheet({ ...of, id: String(at) }));
        const one = playerTotals(matches, { players: squad });
        expect(playerTotals([...matches].reverse(), { players: squad })).toEqual(one);
      }),
    );
  });
});
