import { scoreFormat } from "../match/detail";
import { half } from "../match/detail/half";
import { outcomesOf } from "../match/outcomes";
import type { RecordOf } from "@/records/record";
import { describe, expect, it } from "vitest";
import { makeResult, resultOfWeek as match } from "../../../tests/factories/records";
import { goalsByMinute, goalsOfTeamByMinute, pointsByGameWeek } from "./course";
import type { RulePack } from "../table/pack";

const criterion = (key: "points" | "won") => ({ key, words: "", cite: "" });
const pack = (key: "points" | "won", draw: number | undefined): RulePack => ({
  id: "test",
  sport: "test",
  title: "",
  edition: "",
  points: {
    kind: "result",
    win: key === "won" ? 2 : 3,
    loss: 0,
    ...(draw !== undefined && { draw }),
  },
  award: null,
  stages: [{ criteria: [criterion(key)], restart: "never" }],
  unresolved: "share",
});
const points = pack("points", 1);
const wins = pack("won", undefined);
const counted = (season: readonly RecordOf<"results">[], by: RulePack) => {
  const format = scoreFormat(half, { kind: "half" });
  const { outcomes } = outcomesOf(season, { pack: by, format, teams: [] });
  return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
};

describe("pointsByGameWeek", () => {
  it("adds up three for a win and one for a draw, and carries on in a week without a match", () => {
    const season = [
      match("1", 2, 0),
      match("2", 1, 1),
      makeResult({ teamA: "X", teamB: "Y", gameWeek: "3", date: null }),
      match("4", 0, 1),
      match("5", 1, 0),
    ];
    expect(pointsByGameWeek("Home", season, counted(season, points), points)).toEqual([
      { label: "Game week 1", points: 3 },
      { label: "Game week 2", points: 4 },
      { label: "Game week 3", points: 4 },
      { label: "Game week 4", points: 4 },
      { label: "Game week 5", points: 7 },
    ]);
  });

  it("counts wins match by match where there are neither draws nor weeks", () => {
    const season = [
      match("", 80, 70, "B", 1),
      makeResult({ teamA: "X", teamB: "Y", gameWeek: "" }),
      match("", 60, 70, "C", 9),
    ];
    expect(pointsByGameWeek("Home", season, counted(season, wins), wins)).toEqual([
      { label: "Match 1", points: 1 },
      { label: "Match 2", points: 1 },
    ]);
  });
});

describe("goalsByMinute", () => {
  const goal = (minute: string) => ({ player: "Bello", assist: "", minute });
  const result = makeResult({
    teamA: "Home",
    teamB: "Away",
    goalsA: ["1", "15", "45+2", "46", "90+5", "?"].map(goal),
    goalsB: ["16"].map(goal),
  });

  it("counts stoppage time to the half it ends, and leaves unknown minutes out", () => {
    expect(goalsByMinute([result], "Home").map(({ scored }) => scored)).toEqual([2, 0, 1, 1, 0, 1]);
    expect(goalsByMinute([result]).map(({ scored }) => scored)).toEqual([2, 1, 1, 1, 0, 1]);
  });

  it("leaves out a match that was not played", () => {
    const awarded = makeResult({ ...result, ending: "awarded A" });
    expect(goalsByMinute([awarded]).every(({ scored }) => scored === 0)).toBe(true);
  });

  it("covers the ninety minutes, and extra time only when a goal fell in it", () => {
    expect(goalsByMinute([]).at(-1)).toEqual({ from: 76, to: 90, scored: 0 });
    const late = makeResult({ goalsA: [goal("105"), goal("999")] });
    expect(goalsByMinute([late]).at(-1)).toEqual({ from: 91, to: 105, scored: 1 });
  });

  it("sets what a team scored against what it conceded, in its own matches", () => {
    const other = makeResult({ teamA: "X", teamB: "Y", goalsA: [goal("3")] });
    const stretches = goalsOfTeamByMinute([result, other], "Away");
    expect(stretches.map(({ scored }) => scored)).toEqual([0, 1, 0, 0, 0, 0]);
    expect(stretches.map(({ conceded }) => conceded)).toEqual([2, 0, 1, 1, 0, 1]);
    expect(stretches.at(-1)).toMatchObject({ from: 76, to: 90 });
  });
});
