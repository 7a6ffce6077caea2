import { expect, it } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { competitionOf } from "@/domain/season/competition";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { makeStanding } from "../../../tests/factories/records";
import { tableInWords } from "./tablePicture";

it("calls teams that are codes by their houses too", () => {
  const standings = [makeStanding({ team: "B3", group: "", points: 3 })];
  const records = { fixtures: [], results: [], standings, seasons: [], teams: [] };
  const { tables } = competitionOf(studentWeekFootball, records);
  const told = tableInWords({
    league: studentWeekFootball,
    season: "Student week 2026",
    clubs: clubsOf(studentWeekFootball, []),
    tables: tables.map(({ lines, goOn }) => ({ caption: "", lines, goOn })),
  });
  expect(told).toContain("1. Arts (B3), points 3");
});
