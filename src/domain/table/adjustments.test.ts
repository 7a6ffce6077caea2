import { expect, it } from "vitest";
import { adjustedBy, adjustmentsOf, readAdjustment, writeAdjustment } from "./adjustments";

const line = "2026-11-17 -10 Late accounts, 2025";

it("reads day, points and reason of a line, and writes them as they were", () => {
  const read = readAdjustment(line);
  expect(read).toEqual({ on: "2026-11-17", points: -10, reason: "Late accounts, 2025" });
  expect(read && writeAdjustment(read)).toBe(line);
  expect(readAdjustment("+3")).toEqual({ on: null, points: 3, reason: "" });
  expect(readAdjustment("-3 2 cards")).toEqual({ on: null, points: -3, reason: "2 cards" });
});

it.each([
  "",
  "0",
  "-0 none",
  "100",
  "2026-11-17",
  "17.11.2026 -3 late",
  "-3late",
  "3.5",
  " -3",
  "-3 ",
])("takes %j for none", (text) => expect(readAdjustment(text)).toBeNull());

it("adds up what was given and taken", () => {
  const row = { adjust: ["-3 Late", "2026-11-17 -1", "4 On appeal"] };
  expect(adjustmentsOf(row).map(({ points }) => points)).toEqual([-3, -1, 4]);
  expect(adjustedBy(row)).toBe(0);
});
