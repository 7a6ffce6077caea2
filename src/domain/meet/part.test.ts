import { expect, it } from "vitest";
import { meetPart } from "./part";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 14, 13);
const meet = { date: START, isOff: false, done: 0, total: 12 };

it.each([
  ["before it begins", -1, {}, "next"],
  ["without a date", 1, { date: null }, "next"],
  ["when it has begun", 1, {}, "live"],
  ["while some events have results", 3, { done: 7 }, "live"],
  ["that runs late", 6, { done: 7 }, "live"],
  ["that nobody told of", 6, {}, "finished"],
  ["whose last results never came", 24, { done: 7 }, "finished"],
  ["as soon as all events have results", 1, { done: 12 }, "finished"],
  ["that was called off", 1, { isOff: true }, "off"],
])("a meet %s, after %d hours, stands where %j says", (_, hours, more, part) => {
  expect(meetPart({ ...meet, ...more }, START + hours * HOUR, 240)).toBe(part);
});
