import { expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { KICK_OFF, makeResult } from "../../../tests/factories/records";
import { latestFirst } from "./latestResults";

const DAY = 86_400_000;
const result = (id: string, day: number | null, gameWeek = "", stage = "") =>
  makeResult({ id, date: day === null ? null : KICK_OFF + day * DAY, gameWeek, stage });
const order = (...results: readonly ReturnType<typeof result>[]) =>
  latestFirst(listedMatches([], results))
    .map(({ id }) => id)
    .join("");

it("puts the newest first by date, in a league without game weeks too", () => {
  expect(order(result("a", 1), result("c", 9), result("b", 4))).toBe("cba");
});

it("puts the later round first of two on one day", () => {
  expect(order(result("a", 1, "4"), result("b", 1, "5"))).toBe("ba");
  expect(order(result("a", 1, "", "SF1"), result("b", 1, "", "F"))).toBe("ba");
});

it("goes by rounds where dates are missing, the final first, and places the rest by its date", () => {
  const results = [
    result("x", null),
    result("a", null, "1"),
    result("b", 7, "2"),
    result("f", null, "Final"),
    result("w", 8),
  ];
  expect(order(...results)).toBe("fwbax");
});
