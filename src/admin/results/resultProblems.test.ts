import { describe, expect, it } from "vitest";
import type { League } from "@/domain/league/league";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeAround } from "../../../tests/factories/around";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { fieldsIn } from "../form/fieldsIn";
import { problemsIn } from "../form/problems";
import { resultProblems } from "./resultProblems";
import { toFormValues, type FormValues } from "../fields/values";

function problems(typed: FormValues, league: League = mls, around = makeAround({}, league)) {
  const values = { ...toFormValues("results", makeResult({ goalsA: [] })), ...typed };
  const fields = fieldsIn(league, "results");
  return problemsIn(league, "results", values, fields, around, resultProblems).map(
    ({ name, text }) => [name, text],
  );
}

describe("a result's form refuses", () => {
  it("a score that is no whole number, also where it begins with one", () => {
    expect(problems({ scoreA: "1 (4)" })).toEqual([
      ["scoreA", "Whole numbers only; penalties have their own fields"],
    ]);
    expect(problems({ scoreB: "70.5" }, mbl)).toEqual([["scoreB", "Whole numbers only"]]);
  });

  it("what the sport does not know, at the field that says it", () => {
    expect(problems({ scoreA: "78", scoreB: "78" }, mbl)).toEqual([
      ["scoreB", "A match here cannot end level"],
    ]);
    expect(problems({ ending: "pens 4-2" })).toEqual([
      ["ending", "Penalties are taken only after a level score"],
    ]);
    expect(problems({ ending: "pens 4-", scoreA: "1" })).toEqual([
      ["ending", "Say how many penalties each side scored"],
    ]);
    expect(problems({ detail: "first half 1-0" })).toEqual([
      ["detail", "Write it like this: ht 1-0"],
    ]);
    expect(problems({ ending: "pens 4-2", scoreA: "1" })).toEqual([]);
    expect(problems({ detail: "ht 3-0" })).toEqual([
      ["detail", "Half-time 3–0 is more than the score, 2–1"],
    ]);
    // An awarded match was not played to that score.
    expect(problems({ detail: "ht 3-0", ending: "awarded A", reason: "They left" })).toEqual([]);
  });

  it("a team that is none, and a free round against somebody", () => {
    expect(problems({ teamB: "-" })).toEqual([
      ["teamB", "Choose under How it ended that there was no opponent"],
    ]);
    expect(problems({ ending: "bye", scoreA: "0", scoreB: "0" })).toEqual([
      ["teamB", "Enter “-” as team B: the match has no opponent"],
    ]);
    expect(problems({ ending: "bye", teamB: "-", scoreA: "0", scoreB: "0" })).toEqual([]);
  });

  it("a second result of a match, but not the same one sent again", () => {
    const before = makeResult({ id: "r1", gameWeek: "3" });
    const fixtures = [makeFixture({ ...before, id: "f1", status: "", lineUpA: [], lineUpB: [] })];
    const around = makeAround({ fixtures, results: [before] });
    expect(problems({ scoreA: "5" }, mls, around)).toEqual([
      ["teamB", "This match has a result already"],
    ]);
    expect(problems({}, mls, around)).toEqual([]);
    expect(problems({ scoreA: "5" }, mls, { ...around, id: "r1", isNew: false })).toEqual([]);
  });
});
