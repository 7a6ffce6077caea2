import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../durations";
import { lineUpOpening, reportOpening } from "./captainTimes";

const zone = "Africa/Lagos";
const kickOff = Date.parse("2026-11-28T15:00:00Z");
const timed = { date: kickOff };
/** In Lagos the day begins an hour before it does in UTC. */
const untimed = { date: null, day: "2026-11-28" };
const dayBegins = Date.parse("2026-11-27T23:00:00Z");

describe("a captain's line-up", () => {
  it.each([
    ["timed", timed, kickOff],
    ["of a day", untimed, dayBegins],
  ])("opens seven days before and closes with the beginning: %s", (_, when, begins) => {
    const at = (now: number) => lineUpOpening(when, now, zone);
    expect(at(begins - 7 * DAY - 1)).toEqual({ is: "early", opens: begins - 7 * DAY });
    expect(at(begins - 7 * DAY)).toEqual({ is: "open", closes: begins });
    expect(at(begins - 1)).toEqual({ is: "open", closes: begins });
    expect(at(begins)).toEqual({ is: "late", closed: begins });
  });
});

describe("a captain's report", () => {
  it.each([
    ["timed", timed, kickOff],
    ["of a day", untimed, dayBegins],
  ])("opens with the beginning and closes 48 hours later: %s", (_, when, begins) => {
    const at = (now: number) => reportOpening(when, now, zone);
    expect(at(begins - 1)).toEqual({ is: "early", opens: begins });
    expect(at(begins)).toEqual({ is: "open", closes: begins + 48 * HOUR });
    expect(at(begins + 48 * HOUR - 1)).toMatchObject({ is: "open" });
    expect(at(begins + 48 * HOUR)).toEqual({ is: "late", closed: begins + 48 * HOUR });
  });
});

it("opens nothing for a match without any day", () => {
  expect(lineUpOpening({ date: null }, kickOff, zone)).toEqual({ is: "unknown" });
  expect(reportOpening({ date: null, day: "" }, kickOff, zone)).toEqual({ is: "unknown" });
});
