import { expect, it } from "vitest";
import type { League } from "@/domain/league/league";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { sportOf } from "@/sports/whole";
import { sportLinks } from "./sportLinks";

const linksOf = (of: readonly League[]) =>
  sportLinks(sportOf("football"), "/mls/home", of).map(({ to, label, current }) => [
    to,
    label,
    current,
  ]);

const others = [
  ["/student-week-football/home", "Student Week", false],
  ["/football/convoweek", "Convo Week", false],
  ["/football/others", "Others", false],
];

it("calls a sport's only league its League", () => {
  expect(linksOf([mls, studentWeekFootball])).toEqual([["/mls/home", "League", true], ...others]);
});

it("shows every league of a sport by its name once there are two", () => {
  const halls: League = { ...mls, slug: "halls", name: "Halls football" };
  expect(linksOf([mls, studentWeekFootball, halls])).toEqual([
    ["/mls/home", "MLS football", true],
    ["/halls/home", "Halls football", false],
    ...others,
  ]);
});
