import { describe, expect, it } from "vitest";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { HOUR } from "../durations";
import { reportedMatches, doAgree, resultPartsOf, type MatchReport } from "./reports";

const kickOff = Date.parse("2026-11-28T15:00:00Z");
const fixture = makeFixture({ id: "one", date: kickOff });
const goal = (player: string) => ({ player, assist: "", minute: "" });

function report(side: "A" | "B", scoreA: number, scoreB: number, more = {}): MatchReport {
  const score = { scoreA, scoreB, detail: "", ending: "", goals: [], ...more };
  return { fixture: "one", side, at: kickOff, note: "", score };
}
const listed = (
  reports: readonly MatchReport[],
  hours = 2,
  results: readonly ReturnType<typeof makeResult>[] = [],
) => reportedMatches(reports, [fixture], results, kickOff + hours * HOUR, "UTC");

describe("reports of a match", () => {
  it("agree by score and ending; a missing detail is no other one", () => {
    const { score } = report("A", 2, 1);
    expect(doAgree(score, report("B", 2, 1).score)).toBe(true);
    expect(doAgree(score, report("B", 1, 2).score)).toBe(false);
    expect(doAgree(score, report("B", 2, 1, { ending: "aet" }).score)).toBe(false);
    expect(doAgree(score, report("B", 2, 1, { detail: "1-0" }).score)).toBe(true);
    expect(doAgree({ ...score, detail: "0-0" }, report("B", 2, 1, { detail: "1-0" }).score)).toBe(
      false,
    );
  });

  it("wait for the other side for a day, then are shown alone", () => {
    expect(listed([report("A", 2, 1)], 23)).toMatchObject([{ state: "waiting" }]);
    expect(listed([report("A", 2, 1)], 24)).toMatchObject([{ state: "alone" }]);
    expect(listed([report("A", 2, 1), report("B", 2, 1)])).toMatchObject([{ state: "agree" }]);
    expect(listed([report("A", 2, 1), report("B", 1, 1)])).toMatchObject([{ state: "differ" }]);
  });

  it("are open while no result is confirmed, and a scorer's is beside them", () => {
    const both = [report("A", 2, 1), report("B", 2, 1)];
    expect(listed(both, 2, [makeResult({ id: "one" })])).toEqual([]);
    expect(listed(both, 2, [makeResult({ id: "one", unconfirmed: true })])).toMatchObject([
      { result: { id: "one" }, state: "agree" },
    ]);
    expect(listed([])).toEqual([]);
  });

  it("make a result of the chosen score and each side's own scorers, no more than goals", () => {
    const A = report("A", 2, 1, { detail: "1-0", goals: [goal("Ayo"), goal("Bola")] });
    const B = report("B", 1, 1, { goals: [goal("Chidi")] });
    const reports = { A, B };
    expect(resultPartsOf({ reports }, "A")).toMatchObject({
      scoreA: 2,
      scoreB: 1,
      detail: "1-0",
      goalsA: [goal("Ayo"), goal("Bola")],
      goalsB: [goal("Chidi")],
    });
    expect(resultPartsOf({ reports }, "B")).toMatchObject({
      scoreA: 1,
      scoreB: 1,
      detail: "",
      goalsA: [goal("Ayo")],
      goalsB: [goal("Chidi")],
    });
  });

  it("complete each other where they agree", () => {
    const reports = { A: report("A", 2, 1), B: report("B", 2, 1, { detail: "1-0" }) };
    expect(resultPartsOf({ reports }, "A")).toMatchObject({ detail: "1-0" });
  });
});
