import { describe, expect, it } from "vitest";
import { listedMatch } from "@/domain/match/listed";
import { KICK_OFF, makeFixture, makeResult } from "../../tests/factories/records";
import { calendarEvent } from "./calendarOf";
import { mbl } from "./mbl";
import { mls } from "./mls";

const DAY = 86_400_000;
const fixture = makeFixture({ id: "gw4-a1", version: 2 });

describe("a match as an entry of a calendar", () => {
  it("says who, when, where, and where to read more", () => {
    expect(calendarEvent(mls, listedMatch(fixture))).toMatchObject({
      uid: "gw4-a1@mls.arena.example",
      sequence: 2,
      start: KICK_OFF,
      title: "Kingsway Rovers v Mount Trojans",
      place: "Main bowl",
      url: "https://arena.example/mls/matches/gw4-a1",
      isCancelled: false,
    });
  });

  it("is another one in another league, and the same with its result", () => {
    const uid = (match = listedMatch(fixture), league = mls) => calendarEvent(league, match)?.uid;
    expect(uid(listedMatch(fixture), mbl)).not.toBe(uid());
    expect(uid(listedMatch(fixture, makeResult({ id: "other" })))).toBe(uid());
  });

  it("that was moved says from when", () => {
    const moved = { ...fixture, date: KICK_OFF + DAY, movedFrom: KICK_OFF, version: 3 };
    expect(calendarEvent(mls, listedMatch(moved))).toMatchObject({
      start: KICK_OFF + DAY,
      sequence: 3,
      words: "MLS football\nMoved from Sat 14 Mar, 16:00",
    });
  });

  it.each(["Cancelled", "Postponed, waterlogged pitch"])("that is %j is struck out", (status) => {
    const event = calendarEvent(mls, listedMatch({ ...fixture, status }));
    expect(event).toMatchObject({ isCancelled: true, words: `MLS football\n${status}` });
  });

  it("without a date is none", () => {
    expect(calendarEvent(mls, listedMatch({ ...fixture, date: null }))).toBeNull();
  });
});
