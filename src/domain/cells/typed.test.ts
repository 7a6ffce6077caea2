import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInWords } from "../day";
import { fromZonedInput, toZonedInput } from "../time";
import { isMoment, readTyped, shownMoment, type MomentKind } from "./typed";

const where = { near: "2026-11-28", timeZone: "Africa/Lagos" };
const read = (text: string, asked: MomentKind, more = {}) => {
  const typed = readTyped(text, asked, { ...where, ...more });
  return "value" in typed ? typed.value : `! ${typed.problem}`;
};

describe("what is typed into a field of a day", () => {
  it.each([
    ["26.11. 14:00", "2026-11-26T14:00"],
    ["26 Nov 2026 14:00", "2026-11-26T14:00"],
    ["Thu 26 Nov 2026, 14:00", "2026-11-26T14:00"],
    ["26/11/26 2pm", "2026-11-26T14:00"],
    ["5/12/2026 9.30", "2026-12-05T09:30"],
    ["2026-11-26T14:00", "2026-11-26T14:00"],
    ["26.11.2026 14:00 UTC", "2026-11-26T15:00"],
    ["tbc", ""],
    ["", ""],
  ])("reads %s whole, the day first", (text, value) => expect(read(text, "moment")).toBe(value));

  it("takes the nearest year where none is typed", () => {
    expect(read("3 Jan", "day")).toBe("2027-01-03");
    expect(read("3 Jun", "day")).toBe("2026-06-03");
    expect(read("3 Jan", "day", { near: "2031-05-01" })).toBe("2031-01-03");
    expect(read("29.2.", "day", { near: "2028-01-05" })).toBe("2028-02-29");
  });

  it.each([
    ["26 Nov soon", "moment", "“26 Nov soon” is not understood: write it as 26 Nov 2026, 14:00"],
    ["11/26/2026 14:00", "moment", "The day comes first, as in 26 Nov 2026"],
    ["14:00", "moment", "Add the day, as in 26 Nov 2026, 14:00"],
    ["26 Nov 2026", "moment", "Add the time, as in 14:00"],
    ["Fri 26 Nov 2026, 14:00", "moment", "26 November 2026 is a Thursday"],
    ["26 Nov 1889 14:00", "moment", "Enter a day in 1990 or later"],
    ["31.4.2026", "day", "“31.4.2026” is not understood: write it as 26 Nov 2026"],
    ["26 Nov 2026, 14:00", "day", "Enter a day alone, without a time"],
    ["26 Nov", "time", "Enter a time alone, as in 14:00"],
  ] as const)("refuses %s as a %s, and says why", (text, asked, problem) =>
    expect(read(text, asked)).toBe(`! ${problem}`),
  );

  it.each([
    ["26 Nov 2026 3:00", "moment", "2026-11-26T03:00", "03:00 or 15:00"],
    ["29.11. 7:00", "moment", "2026-11-29T07:00", "07:00 or 19:00"],
    ["3:15", "time", "03:15", "03:15 or 15:15"],
  ] as const)(
    "takes %s as a %s by a clock of 24 hours, and asks where it has twelve",
    (text, asked, value, choice) => {
      expect(read(text, asked)).toBe(value);
      expect(read(text, asked, { twelveHours: true })).toBe(
        `! Morning or afternoon? Write ${choice}`,
      );
    },
  );

  it("refuses a time that the clocks skip", () =>
    expect(read("29 Mar 2026 02:30", "moment", { timeZone: "Europe/Berlin" })).toBe(
      "! There is no 02:30 on that day",
    ));

  it("does not mind the weekday that stood there before the date was changed", () =>
    expect(read("Thu 27 Nov 2026, 14:00", "moment", { left: 4 })).toBe("2026-11-27T14:00"));

  it("reads what it shows as what it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 700_000_000, max: 4_000_000_000 }), (seconds) => {
        const value = toZonedInput(seconds * 1000, where.timeZone);
        expect(isMoment(value)).toBe(true);
        expect(read(shownMoment(value), "moment")).toBe(value);
        expect(read(shownMoment(value.slice(0, 10)), "day")).toBe(value.slice(0, 10));
      }),
    );
    expect(shownMoment("26.13.")).toBe("26.13.");
    expect(dayInWords("2026-11-26").dated).toBe(shownMoment("2026-11-26"));
  });

  it("takes no day alone for a moment, nor a moment that is none", () => {
    expect(["2026-11-26", "2026-11-26T25:00", "26 Nov", "2026-02-30T10:00"].some(isMoment)).toBe(
      false,
    );
    expect(fromZonedInput("2026-11-26T14:00", where.timeZone)).not.toBeNull();
  });
});
