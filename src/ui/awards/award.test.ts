import { describe, expect, it } from "vitest";
import { basketball } from "@/sports/basketball";
import { chess } from "@/sports/chess";
import { football } from "@/sports/football";
import { awardsOf } from "./award";

const won = (opponent: string, scored: number, conceded: number, isHome: boolean) => ({
  opponent,
  scored,
  conceded,
  isHome,
});
const week = {
  gameWeek: "3",
  label: "Game week 3",
  playerOfTheWeek: { player: "Bello", club: "Q", stars: 0, goals: 1, record: null },
  topScorer: { player: "Bello", club: "Q", stars: 0, goals: 1, record: null },
  clubOfTheWeek: {
    club: "Q",
    won: [won("R", 2, 1, true), won("S", 3, 1, false)],
    difference: -1,
  },
};
const asIs = (name: string) => name;
const figures = (sport: typeof football) =>
  awardsOf(week, sport, asIs).map(({ winner }) => winner?.figures);

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
    expect(figures(football)[2]).toContain("−1 difference");
  });

  it("say whom the club has beaten, and count wins only where there are several", () => {
    expect(figures(football)[2]).toEqual([
      "2 wins",
      "Beat R 2–1 at home",
      "Beat S 3–1 away",
      "−1 difference",
    ]);
    const once = { club: "Q", won: [won("Mount Trojans", 3, 1, false)], difference: 2 };
    const [, , club] = awardsOf({ ...week, clubOfTheWeek: once }, football, asIs);
    expect(club?.winner?.figures).toEqual(["Beat Mount Trojans 3–1 away", "+2 difference"]);
  });

  it("give no score of a match that the side in the lead gave up", () => {
    const once = { club: "Q", won: [won("R", 1, 2, true)], difference: -1 };
    const [, , club] = awardsOf({ ...week, clubOfTheWeek: once }, football, asIs);
    expect(club?.winner?.figures[0]).toBe("Beat R by retirement at home");
  });

  it("write the scores of a sport that stores halves as they are read", () => {
    const once = { club: "Q", won: [won("R", 5, 3, true)], difference: 3 };
    const [, , club] = awardsOf({ ...week, clubOfTheWeek: once }, chess, asIs);
    expect(club?.winner?.figures).toEqual(["Beat R 2½–1½ at home", "+1½ difference"]);
  });

  it("say what the stars were given for", () => {
    const player = { ...week.playerOfTheWeek, stars: 5 };
    const [best] = awardsOf({ ...week, playerOfTheWeek: player }, football, asIs);
    expect(best?.winner?.figures[0]).toBe("Man of the match, 5 of 5 stars");
  });

  it("leave an award open that nobody has earned", () => {
    const [, scorer] = awardsOf({ ...week, topScorer: null }, football, asIs);
    expect(scorer?.winner).toBeNull();
  });
});
