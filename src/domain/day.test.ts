import { describe, expect, it } from "vitest";
import { dayInWords, dayOf, daysFrom, isDay } from "./day";

describe("a day", () => {
  it("is the one that the zone's clocks show", () => {
    const late = Date.UTC(2026, 10, 22, 23, 30);
    expect(dayOf(late, "UTC")).toBe("2026-11-22");
    expect(dayOf(late, "Africa/Lagos")).toBe("2026-11-23");
    expect(dayOf(late, "America/New_York")).toBe("2026-11-22");
    expect(dayOf(null, "UTC")).toBeNull();
  });

  it("is followed by the next one, over months, years and changes of the clocks", () => {
    expect(daysFrom("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysFrom("2028-03-01", -1)).toBe("2028-02-29");
    expect(daysFrom("2026-10-24", 2)).toBe("2026-10-26");
  });

  it("is told in words", () => {
    expect(dayInWords("2026-11-22")).toEqual({
      weekday: "Sun",
      date: "22",
      short: "Sun 22 Nov",
      dated: "Sun 22 Nov 2026",
      full: "Sunday 22 November 2026",
    });
  });

  it.each([
    ["2026-11-22", true],
    ["2026-02-30", false],
    ["2026-1-2", false],
    ["", false],
    ["tomorrow", false],
  ])("%j exists: %s", (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });
});
