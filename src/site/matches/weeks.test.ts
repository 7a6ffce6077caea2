import { describe, expect, it } from "vitest";
import { listedMatch } from "@/domain/match/listed";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";
import { currentWeek, nearestWeekWithGames, weeksOf } from "./weeks";

const DAY = 24 * 3_600_000;
const at = (gameWeek: string, days: number | null) =>
  listedMatch(makeFixture({ gameWeek, date: days === null ? null : KICK_OFF + days * DAY }));

describe("the game weeks of a season", () => {
  it("stand in order, with the numbers in between that have no match", () => {
    const weeks = weeksOf([at("4", 21), at("1", 0), at("Game Week 2", 7)]);
    expect(weeks.map(({ label, items }) => [label, items.length])).toEqual([
      ["Game week 1", 1],
      ["Game week 2", 1],
      ["Game week 3", 0],
      ["Game week 4", 1],
    ]);
  });

  it("are not filled up over a slip of the pen", () => {
    expect(weeksOf([at("1", 0), at("100", 7)])).toHaveLength(2);
  });

  it("hold their matches by date", () => {
    const [week] = weeksOf([at("1", 2), at("1", null), at("1", 1)]);
    expect(week?.items.map(({ date }) => date)).toEqual([KICK_OFF + DAY, KICK_OFF + 2 * DAY, null]);
  });
});

describe("the week to begin with", () => {
  const weeks = weeksOf([at("1", 0), at("2", 7), at("3", 14)]);

  it("is the one of the next match", () => {
    expect(currentWeek(weeks, KICK_OFF + DAY, 130)?.label).toBe("Game week 2");
  });

  it("is still the one of a match that is being played, for as long as the sport takes", () => {
    const after = (minutes: number, hours: number) =>
      currentWeek(weeks, KICK_OFF + hours * 3_600_000, minutes)?.label;
    expect([after(130, 1), after(130, 3)]).toEqual(["Game week 1", "Game week 2"]);
    expect([after(300, 3), after(300, 6)]).toEqual(["Game week 1", "Game week 2"]);
  });

  it("is the last one when all has been played", () => {
    expect(currentWeek(weeks, KICK_OFF + 365 * DAY, 130)?.label).toBe("Game week 3");
  });

  it("follows the dates, not the numbers, when a match was moved", () => {
    const moved = weeksOf([at("1", 20), at("2", 7)]);
    expect(currentWeek(moved, KICK_OFF, 130)?.label).toBe("Game week 2");
  });
});

describe("the way out of a week without matches", () => {
  const weeks = weeksOf([at("1", 0), at("3", 14), at("5", 28)]);

  it("leads to the next week that has some", () => {
    const empty = weeks[1];
    const found = empty && nearestWeekWithGames(weeks, empty);
    expect([found?.week.label, found?.later]).toEqual(["Game week 3", true]);
  });

  it("leads back when none follows", () => {
    const last = { key: "6", label: "Game week 6", items: [] };
    const found = nearestWeekWithGames([...weeks, last], last);
    expect([found?.week.label, found?.later]).toEqual(["Game week 5", false]);
  });
});
