import { expect, it } from "vitest";
import { reportLimits } from "./reports";
import { readReportedScore, writeReportedScore } from "./reportedScore";

const goal = (player: string) => ({ player, assist: "", minute: "12" });
const said = { scoreA: 2, scoreB: 1, detail: "1-0", ending: "aet", goals: [goal("Ayo")] };

it("reads a score as it was written", () => {
  expect(readReportedScore(writeReportedScore(said) ?? "")).toEqual(said);
});

it("writes no score that is longer than a report may be", () => {
  const goals = Array.from({ length: 20 }, () => goal("a".repeat(400)));
  expect(writeReportedScore({ ...said, goals })).toBeNull();
  expect(reportLimits.score).toBe(4000);
});

it.each([
  ["nothing", ""],
  ["no text of ours", "2-1"],
  ["no map", "[1]"],
  ["one score", JSON.stringify({ scoreA: 2 })],
  ["a score that is none", JSON.stringify({ ...said, scoreB: "many" })],
])("reads no score of %s", (_, text) => {
  expect(readReportedScore(text)).toBeNull();
});

it("leaves out what a result could not hold", () => {
  const odd = { ...said, detail: 7, goals: [{ player: "Ayo\u202e", minute: 3 }, "Ben 4'"] };
  expect(readReportedScore(JSON.stringify(odd))).toMatchObject({
    scoreA: 2,
    detail: "7",
    goals: [
      { player: "Ayo", minute: "3" },
      { player: "Ben", minute: "4" },
    ],
  });
});
