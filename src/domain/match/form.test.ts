import { describe, expect, it } from "vitest";
import { makeResult, resultOfWeek as match } from "../../../tests/factories/records";
import { decidedMatches } from "./decided";
import { scoreFormat } from "./detail";
import { half } from "./detail/half";
import { periods } from "./detail/periods";
import { formOf as formIn } from "./form";

const goals = {
  pack: { points: { kind: "result", win: 3, draw: 1, loss: 0 }, award: null },
  format: scoreFormat(half, { kind: "half" }),
} as const;
/** Where a match cannot end level. */
const baskets = {
  pack: { points: { kind: "result", win: 2, loss: 1 }, award: null },
  format: scoreFormat(periods, { kind: "periods", periods: 4, noun: "Quarter" }),
} as const;

/** The form by rules that know a draw. */
const formOf = (team: string, results: readonly ReturnType<typeof makeResult>[], length?: number) =>
  formIn(team, decidedMatches(results, goals).decided, length);

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

  it("leaves out what the table leaves out, and has the knock-out", () => {
    const level = makeResult({ ...match("1", 78, 78), stage: "" });
    expect(formIn("Home", decidedMatches([level], baskets).decided)).toEqual([]);
    expect(formOf("Home", [level])).toEqual(["D"]);
    expect(formOf("Home", [{ ...level, stage: "SF1", ending: "pens 4-2" }])).toEqual(["D"]);
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
