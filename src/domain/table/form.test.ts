import { scoreFormat } from "../match/detail";
import { half } from "../match/detail/half";
import { outcomesOf } from "../match/outcomes";
import type { RecordOf } from "../records/record";
import type { RulePack } from "./pack";
import { describe, expect, it } from "vitest";
import { makeResult } from "../../../tests/factories/records";
import { formOf, goalsByMinute, pointsByGameWeek } from "./form";

const match = (gameWeek: string, scoreA: number, scoreB: number, teamB = "Away", day?: number) =>
  makeResult({
    teamA: "Home",
    teamB,
    scoreA,
    scoreB,
    gameWeek,
    date: day === undefined ? null : Date.UTC(2026, 2, day),
  });

describe("formOf", () => {
  const season = [
    match("3", 1, 1),
    match("1", 2, 0),
    match("10", 0, 1),
    match("2", 0, 3),
    makeResult({ teamA: "X", teamB: "Y", gameWeek: "4", date: null }),
  ];

  it("runs from the oldest to the newest match of the team, seen from its side", () => {
    expect(formOf("Home", season)).toEqual(["W", "L", "D", "L"]);
    expect(formOf("away", season)).toEqual(["L", "W", "D", "W"]);
  });

  it("goes by the decision where a match was not played to its end", () => {
    const ended = (ending: string) => formOf("Home", [makeResult({ ...match("1", 0, 0), ending })]);
    expect(["awarded A", "awarded B", "doubleForfeit", "ret A", "ret B"].flatMap(ended)).toEqual([
      "W",
      "L",
      "L",
      "L",
      "W",
    ]);
    expect(["void", "abandoned 63"].flatMap(ended)).toEqual([]);
  });

  it("keeps the latest so many", () => {
    expect(formOf("Home", season, 2)).toEqual(["D", "L"]);
    expect(formOf("Home", season, 0)).toEqual([]);
    expect(formOf("Nobody", season)).toEqual([]);
  });

  it("goes by date when every match has one, so a postponed match counts when it was played", () => {
    const dated = [match("1", 1, 0, "Away", 30), match("2", 0, 1, "Away", 10)];
    expect(formOf("Home", dated)).toEqual(["L", "W"]);
  });
});

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
});
