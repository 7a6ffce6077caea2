import { expect, it } from "vitest";
import { hasResult, listedMatch } from "@/domain/match/listed";
import { clubsOf } from "@/domain/season/clubs";
import { studentWeekFootball as league } from "../../../tests/arena/leagues/studentWeekFootball";
import { makeResult } from "../../../tests/factories/records";
import { resultInWords } from "./resultPicture";

it("calls teams that are codes by their houses", () => {
  const goalsA = [{ player: "Ayo Bello", assist: "", minute: "5" }];
  const match = listedMatch(null, makeResult({ teamA: "A1", teamB: "A2", goalsA }));
  if (!hasResult(match)) throw new Error("no result");
  const told = resultInWords({ league, match, clubs: clubsOf(league, []) }, "Final");
  expect(told).toContain("Science (A1) 2–1 Engineering (A2)");
  expect(told).toContain(" Science (A1): Ayo Bello");
});
