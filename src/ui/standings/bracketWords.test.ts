import { describe, expect, it } from "vitest";
import { bracketOf } from "@/domain/season/bracket";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { finalOrder } from "@/domain/season/finalOrder";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  KICK_OFF,
  makeFixture,
  makeResult,
  makeStanding,
  makeTeam,
  MEET_ONCE,
} from "../../../tests/factories/records";
import { makeSeason } from "../../../tests/factories/records";
import { bracketInWords } from "./bracketWords";

const [A1, A2, B1, B2] = ["Kingsway", "Harbour", "Northgate", "Lagoon"] as const;
const result = (teamA: string, teamB: string, score: readonly [number, number], more = {}) =>
  makeResult({ teamA, teamB, scoreA: score[0], scoreB: score[1], gameWeek: "", ...more });

const records: SeasonRecords = {
  teams: [A1, A2, B1, B2].map((name) =>
    makeTeam({ id: name, name, group: name === A1 || name === A2 ? "A" : "B" }),
  ),
  seasons: [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })],
  standings: [],
  fixtures: [makeFixture({ id: "b1", teamA: B1, teamB: B2 })],
  results: [result(A1, A2, [1, 0])],
};

function words(results: SeasonRecords["results"]) {
  const all = { ...records, results };
  return bracketInWords(bracketOf(competitionOf(mls, all), results), []);
}

describe("the bracket as text", () => {
  const group = [...records.results, { ...result(B1, B2, [2, 0]), id: "b1" }];
  const semi = [
    result(B2, A1, [1, 1], { stage: "SF1", ending: "pens 3-4" }),
    result(A2, B1, [1, 2], { stage: "SF2", ending: "aet" }),
  ];

  it("names who is certain, and who would be as it stands", () => {
    expect(words(records.results)).toEqual([
      `Semi-finals: ${A1} v 2nd of Group B; ${A2} v 1st of Group B.`,
      "Final: Winner of semi-final 1 v Winner of semi-final 2.",
    ]);
  });

  it("tells a tie that both forfeited, and one that was abandoned and waits", () => {
    const forfeited = result(A1, B2, [0, 0], { stage: "SF1", ending: "doubleForfeit" });
    const abandoned = result(A2, B1, [1, 0], { stage: "SF2", ending: "abandoned 63" });
    expect(words([...group, forfeited, abandoned])[0]).toBe(
      `Semi-finals: ${A1} v ${B2}, both forfeited; ${A2} v ${B1}, abandoned, and not decided yet.`,
    );
  });

  it("tells scores, penalties, extra time, third place and the champion's final", () => {
    const last = [
      result(A2, B2, [2, 0], { stage: "P3" }),
      result(B1, A1, [3, 0], { stage: "F", ending: "awarded A walkover", scoreA: 0, scoreB: 0 }),
    ];
    expect(words([...group, ...semi, ...last])).toEqual([
      `Semi-finals: ${A1} beat ${B2} 4–3 on penalties after 1–1; ${B1} 2–1 ${A2} after extra time.`,
      `Third place: ${A2} 2–0 ${B2}.`,
      `Final: ${B1} 3–0 ${A1}, awarded.`,
    ]);
  });

  it("tells a replay by its own score, whichever record comes first", () => {
    const at = (hours: number) => KICK_OFF + hours * 3_600_000;
    const replayed = [
      result(A1, B2, [2, 0], { id: "a", stage: "SF1", date: at(3) }),
      result(A1, B2, [1, 1], { id: "b", stage: "SF1", date: at(0) }),
    ];
    expect(words([...group, ...replayed])[0]).toContain(
      `${A1} beat ${B2} 2–0 in the replay after 1–1`,
    );
  });

  it("names no champion while a semi-final is open with other clubs", () => {
    const other = [
      result("Elsewhere", B2, [1, 0], { stage: "SF1" }),
      result(A2, B1, [0, 1], { stage: "SF2" }),
      result(B1, "Elsewhere", [2, 1], { stage: "F" }),
    ];
    const all = { ...records, results: [...group, ...other] };
    expect(words(all.results).at(-1)).toBe(`Final: Winner of semi-final 1 v ${B1}.`);
    expect(finalOrder(mls, all)).toEqual([]);
  });

  it("does not wait for matches that a withdrawn club would have played", () => {
    const left = makeFixture({ id: "left", teamA: "Gone", teamB: A1 });
    const all = {
      ...records,
      teams: [...records.teams, makeTeam({ id: "Gone", name: "Gone", group: "A" })],
      standings: [makeStanding({ id: "Gone", team: "Gone", group: "A", out: "void" })],
      fixtures: [...records.fixtures, left],
      results: group,
      seasons: records.seasons.map((season) => ({ ...season, table: "computed" as const })),
    };
    const said = bracketInWords(bracketOf(competitionOf(mls, all), group), [])[0];
    expect(said).toBe(`Semi-finals: ${A1} v ${B2}; ${A2} v ${B1}.`);
  });
});
