import { expect, it } from "vitest";
import { readAnnounced, timetableOf, writeAnnounced } from "./timetable";

it("reads what it writes", () => {
  const relay = {
    number: 12,
    time: "16:40",
    name: "4 × 100 metres",
    by: "time",
    relay: true,
  } as const;
  expect(writeAnnounced(relay)).toBe("12|16:40|4 × 100 metres|time|relay");
  expect(readAnnounced(writeAnnounced(relay))).toEqual(relay);
});

it("takes nothing for a line that is none", () => {
  expect(readAnnounced("0|14:00|100 metres|time")).toBeNull();
  expect(readAnnounced("1|14:00|100 metres|speed")).toBeNull();
});

it("has the order of the day, what has no time last", () => {
  const lines = ["1||Relay|time|relay", "2|15:00|Long jump|distance", "3|14:00|100 metres|time"];
  expect(timetableOf(lines).map(({ number }) => number)).toEqual([3, 2, 1]);
});
