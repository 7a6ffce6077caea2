import { describe, expect, it } from "vitest";
import { basketball } from "@/sports/basketball";
import { chess } from "@/sports/chess";
import { football } from "@/sports/football";
import { awardsOf } from "./award";

const week = {
  gameWeek: "3",
  label: "Game week 3",
  playerOfTheWeek: { player: "Bello", club: "Q", stars: 0, goals: 1, record: null },
  topScorer: { player: "Bello", club: "Q", stars: 0, goals: 1, record: null },
  clubOfTheWeek: { club: "Q", wins: 2, difference: -1 },
};
const figures = (sport: typeof football) =>
  awardsOf(week, sport).map(({ winner }) => winner?.figures);

describe("the weekly awards in words", () => {
  it("count in the sport's own unit", () => {
    expect(figures(football)[1]).toEqual(["1 goal"]);
    expect(figures(basketball)[1]).toEqual(["1 point"]);
    expect(figures(chess)[1]).toEqual(["1 game won"]);
  });

  it("claim no stars where nobody gave any", () => {
    expect(figures(football)[0]).toEqual(["Man of the match", "1 goal"]);
  });

  it("give a negative difference a true minus sign", () => {
    expect(figures(football)[2]).toEqual(["2 wins", "−1 difference"]);
  });

  it("do not count the one match that a club has won", () => {
    const clubOfTheWeek = { ...week.clubOfTheWeek, wins: 1 };
    const [, , club] = awardsOf({ ...week, clubOfTheWeek }, football);
    expect(club?.winner?.figures[0]).toBe("Won its match");
  });

  it("leave an award open that nobody has earned", () => {
    const [, scorer] = awardsOf({ ...week, topScorer: null }, football);
    expect(scorer?.winner).toBeNull();
  });
});
