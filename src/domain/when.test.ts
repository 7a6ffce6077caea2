import { describe, expect, it } from "vitest";
import { dayOfWhen, isUntimed, kickOffOf, momentOf, whenOrder } from "./when";

const zones = ["Africa/Lagos", "Pacific/Kiritimati", "America/Los_Angeles", "UTC"];
const onDay = { date: null, day: "2027-02-20" };
const at = (moment: string) => ({ date: Date.parse(moment), day: "" });

describe("a day without a time", () => {
  it.each(zones)("is that day in %s, and never midnight", (zone) => {
    expect(dayOfWhen(onDay, zone)).toBe("2027-02-20");
    expect(kickOffOf(onDay, zone)).toEqual({
      time: "",
      date: "Sat 20 Feb",
      short: "Sat 20 Feb",
      full: "Saturday 20 February 2027",
      dated: "Sat 20 Feb 2027",
      iso: "2027-02-20",
    });
  });

  it("stands on its day among moments; what has neither comes last", () => {
    const all = [
      { date: null, day: "" },
      at("2027-02-21T09:00:00Z"),
      onDay,
      at("2027-02-19T19:00:00Z"),
    ];
    expect(all.toSorted(whenOrder).map(momentOf)).toEqual([
      Date.parse("2027-02-19T19:00:00Z"),
      Date.parse("2027-02-20T12:00:00Z"),
      Date.parse("2027-02-21T09:00:00Z"),
      null,
    ]);
  });

  it("counts nothing where the moment is known, or where it is no day", () => {
    expect(isUntimed({ ...onDay, date: 0 })).toBe(false);
    expect(isUntimed({ date: null, day: "2027-02-30" })).toBe(false);
    expect(kickOffOf({ date: null }, "UTC")).toBeNull();
  });
});

it("a moment is told on the clocks of the zone", () => {
  const moment = at("2027-02-20T19:00:00Z");
  expect(kickOffOf(moment, "Africa/Lagos")?.short).toBe("Sat 20 Feb, 20:00");
  expect(dayOfWhen(moment, "Pacific/Kiritimati")).toBe("2027-02-21");
});
