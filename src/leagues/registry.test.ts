import { expect, it } from "vitest";
import { sportOf } from "@/sports/whole";
import type { League } from "@/domain/league/league";
import { mbl } from "../../tests/arena/leagues/mbl";
import { leagueLinks, leaguesOf, mainLeagueOf, menuLinks } from "./menu";
import { mls } from "../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";

it("takes the first of a sport's leagues for its main one, and those of other sections for none", () => {
  const football = sportOf("football");
  const halls: League = { ...mls, slug: "halls" };
  expect(leaguesOf(football, [studentWeekFootball, mls, halls])).toEqual([mls, halls]);
  expect(mainLeagueOf(football, [studentWeekFootball, halls, mls]).slug).toBe("halls");
  const convo: League = { ...mls, slug: "finalists", section: "convoWeek" };
  expect(leaguesOf(football, [mls, convo])).toEqual([mls]);
  expect(menuLinks(football, [mls, convo]).map(({ to }) => to)).toEqual([
    "/mls/home",
    "/student-week-football/home",
    "/finalists/home",
    "/football/others",
  ]);
  expect(menuLinks(football, [mls])[2]?.to).toBe("/football/convoweek");
});

it("lists every league, by its name where the sport has several", () => {
  const halls: League = { ...mls, slug: "halls", name: "Halls football" };
  expect(
    leagueLinks([mls, studentWeekFootball, mbl, halls]).map(({ to, label }) => [to, label]),
  ).toEqual([
    ["/mls/home", "MLS football"],
    ["/halls/home", "Halls football"],
    ["/mbl/home", "Basketball"],
  ]);
});
