import { expect, it } from "vitest";
import { studentWeekFootball as league } from "../../../tests/arena/leagues/studentWeekFootball";
import { pagesBehind } from "./pagesBehind";

it("names the closed pages that a section is entered for", () => {
  expect(pagesBehind(league, "results")).toEqual(["results", "standings", "stats"]);
});
