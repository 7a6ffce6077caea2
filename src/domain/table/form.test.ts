import { describe, expect, it } from "vitest";
import { makeResult, resultOfWeek as match } from "../../../tests/factories/records";
import { formOf } from "./form";

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
