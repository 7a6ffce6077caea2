import { expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { latestWeek, latestWeekNumber } from "./week";

const WEEK = 7 * 86_400_000;
const on = (week: number) => KICK_OFF + week * WEEK;
const pairs = [
  ["A", "B"],
  ["C", "D"],
  ["E", "F"],
] as const;
const played = (week: number, count = 3, date = on(week)) =>
  pairs
    .slice(0, count)
    .map(([teamA, teamB]) => makeResult({ teamA, teamB, gameWeek: String(week), date }));
const planned = (week: number) =>
  pairs.map(([teamA, teamB]) =>
    makeFixture({ teamA, teamB, gameWeek: String(week), date: on(week) }),
  );
const season = [1, 2, 3, 4, 5, 6].flatMap(planned);
const upToFour = [1, 2, 3, 4].flatMap((week) => played(week));

it("is not taken by a match that was brought forward", () => {
  const early = played(6, 1, on(4) + WEEK / 2);
  expect(latestWeekNumber([...upToFour, ...early], season)).toBe(4);
  const five = [...upToFour, ...early, ...played(5)];
  expect(latestWeekNumber(five, season)).toBe(5);
  expect(latestWeek(five, season)?.results).toHaveLength(3);
  expect(latestWeekNumber([...five, ...played(6, 3).slice(1)], season)).toBe(6);
});

it("is not taken by a match that was caught up on", () => {
  const late = makeResult({ teamA: "E", teamB: "F", gameWeek: "3", date: on(5) });
  const results = [...played(3, 2), late, ...played(4)];
  expect(latestWeekNumber(results, season)).toBe(4);
});

it("begins when more than half of its matches were played", () => {
  expect(latestWeekNumber([...upToFour, ...played(5, 1)], season)).toBe(4);
  expect(latestWeekNumber([...upToFour, ...played(5, 2)], season)).toBe(5);
  expect(latestWeekNumber(played(1, 1), season)).toBe(1);
});

it("takes the fullest week for a measure where nothing is planned", () => {
  expect(latestWeekNumber([...upToFour, ...played(6, 1)], [])).toBe(4);
  expect(latestWeekNumber([...upToFour, ...played(6, 2)], [])).toBe(6);
});

it("goes by its number where dates are not known", () => {
  const undated = upToFour.map((result) => ({ ...result, date: null }));
  expect(latestWeekNumber(undated, season)).toBe(4);
});

it("is none of the knock-out", () => {
  const final = makeResult({ gameWeek: "Final", stage: "F", date: on(9) });
  expect(latestWeek([...upToFour, final], season)?.gameWeek).toBe("4");
});
