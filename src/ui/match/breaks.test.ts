import { describe, expect, it } from "vitest";
import type { Goal } from "@/records/results/schema";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { breaksIn } from "./breaks";
import { reportOf } from "./report";

const goal = (minute: string): Goal => ({ player: "Ayo Bello", minute, assist: "" });

type Of = Parameters<typeof makeResult>[0];
const linesOf = (of: Of, league = mls) => {
  const result = makeResult(of);
  const { timeline } = reportOf(result, league.game);
  return breaksIn(timeline, result, league.game.scoreFormat).map(
    ({ after, label, score }) => `${after} ${label} ${score}`,
  );
};
/** 2–1, level at half-time by the minutes. */
const told = {
  scoreA: 2,
  scoreB: 1,
  goalsA: [goal("12"), goal("80")],
  goalsB: [goal("45+2")],
};

describe("the lines across a timeline", () => {
  it("stand after stoppage time, with the score that the goals tell, and at the end", () => {
    expect(linesOf(told)).toEqual(["2 Half-time 1–1", "3 Full time 2–1"]);
  });

  it("take half-time as it is stored", () => {
    const stored = { ...told, goalsB: [], detail: "ht 0-1" };
    expect(linesOf(stored)).toEqual(["1 Half-time 0–1", "2 Full time 2–1"]);
  });

  it("leave half-time out where minutes and what is stored are at odds", () => {
    expect(linesOf({ ...told, detail: "ht 1-0" })).toEqual(["3 Full time 2–1"]);
  });

  it.each([
    ["a goal has no minute", { goalsA: [goal("12"), goal("")] }],
    ["a goal is missing", { goalsB: [] }],
    ["nothing is noted of the second half", { scoreA: 1, goalsA: [goal("12")] }],
  ])("claim no half-time where %s", (_, of) => {
    expect(linesOf({ ...told, ...of }).join()).not.toContain("Half-time");
  });

  it.each([
    ["aet", "3 After extra time 2–1"],
    ["", "3 Full time 2–1"],
  ])("say of the ending %j how it ended", (ending, line) => {
    expect(linesOf({ ...told, ending }).at(-1)).toBe(line);
  });

  it("say of a shoot-out what its kicks were, and of an award nothing", () => {
    const level = { ...told, scoreA: 1, goalsA: [goal("12")] };
    expect(linesOf({ ...level, ending: "pens 4-2" })).toEqual(["2 After penalties 1–1 (4–2)"]);
    expect(linesOf({ ...told, ending: "awarded A" }).join()).not.toContain("Full time");
  });

  it("are none without entries, and in a sport without halves", () => {
    expect(linesOf({ scoreA: 0, scoreB: 0 })).toEqual([]);
    expect(linesOf({ ...told, substitutionsA: "Ayo Bello (IN) 12'" }, mbl)).toEqual([]);
  });
});
