import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";
import { isBeingPlayed } from "./beingPlayed";

const MINUTE = 60_000;
const at = (minute: number, status = "Upcoming", of = {}) =>
  isBeingPlayed(makeFixture({ date: KICK_OFF, status, ...of }), KICK_OFF + minute * MINUTE, 130);

describe("a match is being played", () => {
  it.each([
    [-1, false],
    [0, true],
    [129, true],
    [130, false],
  ])("at minute %i of its kick-off: %s", (minute, expected) => {
    expect(at(minute)).toBe(expected);
  });

  it("no more once its status says that it is over, and not when it was put off", () => {
    expect(at(30, "Full time")).toBe(false);
    expect(at(30, "Postponed")).toBe(false);
  });

  it("as long as its status says so, but not for ever", () => {
    expect(at(-10, "Live")).toBe(true);
    expect(at(180, "Live")).toBe(true);
    expect(at(12 * 60, "Live")).toBe(false);
  });

  it("without a date only while a status that says so is new", () => {
    const updatedAt = KICK_OFF;
    expect(at(30, "Upcoming", { date: null })).toBe(false);
    expect(at(30, "Live", { date: null, updatedAt })).toBe(true);
    expect(at(13 * 60, "Live", { date: null, updatedAt })).toBe(false);
    expect(at(30, "Live", { date: null, updatedAt: null })).toBe(false);
  });
});
