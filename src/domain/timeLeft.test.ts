import { expect, it } from "vitest";
import { timeLeft } from "./timeLeft";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [1, "1 minute"],
  [44.2 * MINUTE, "45 minutes"],
  [HOUR, "1 hour"],
  [2 * HOUR + MINUTE, "2 hours, 1 minute"],
  [24 * HOUR, "1 day"],
  [51 * HOUR + 20 * MINUTE, "2 days, 3 hours"],
  [8 * 24 * HOUR + 5 * HOUR, "8 days"],
])("tells how long %d ms are", (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
