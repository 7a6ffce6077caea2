import { expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { dayPartOf, matchesByDay } from "./agenda";
import { listedMatch, listedMatches } from "./listed";

const HOUR = 3_600_000;

it.each([
  ["before it begins", "Upcoming", -1, "next"],
  ["while it is played", "Upcoming", 1, "live"],
  ["when it must be over", "Upcoming", 4, "finished"],
  ["when it was put off", "Postponed", -1, "off"],
  ["when its status says so", "Full time", 1, "finished"],
  ["when nobody spoke of it for a day", "Upcoming", 24, "finished"],
])("a match %s, as %j after %d hours, is %s", (_, status, hours, part) => {
  const match = listedMatch(makeFixture({ status }));
  expect(dayPartOf(match, KICK_OFF + hours * HOUR, 110)).toBe(part);
});

it("is finished as soon as its result stands", () => {
  const match = listedMatch(makeFixture({ status: "Live" }), makeResult());
  expect(dayPartOf(match, KICK_OFF + HOUR, 110)).toBe("finished");
});

it("goes by the days of the zone, earliest first; without a date it is on none", () => {
  const at = (id: string, date: number | null) =>
    makeFixture({ id, date, teamA: id, gameWeek: id });
  const midnight = Date.UTC(2026, 2, 14, 23);
  const matches = listedMatches(
    [
      at("late", midnight + HOUR),
      at("early", midnight - HOUR),
      at("mid", midnight),
      at("no", null),
    ],
    [],
  );
  const idsIn = (zone: string) =>
    [...matchesByDay(matches, zone)].map(([day, of]) => `${day} ${of.map(({ id }) => id).join()}`);
  expect(idsIn("Africa/Lagos")).toEqual(["2026-03-15 mid,late", "2026-03-14 early"]);
  expect(idsIn("America/New_York")).toEqual(["2026-03-14 early,mid,late"]);
});
