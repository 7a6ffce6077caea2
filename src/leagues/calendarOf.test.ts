import { describe, expect, it } from "vitest";
import { listedMatch, withLive, type ListedMatch } from "@/domain/match/listed";
import { googleAddress, icsText } from "@/domain/calendar/ics";
import { fromZonedInput } from "@/domain/time";
import {
  KICK_OFF,
  makeEvent,
  makeFixture,
  makeMeet,
  makeResult,
} from "../../tests/factories/records";
import { arena } from "@arena/arena";
import { calendarEvent, datesAhead, meetEvent } from "./calendarOf";
import { mal } from "../../tests/arena/leagues/mal";
import { mbl } from "../../tests/arena/leagues/mbl";
import { clubsOf } from "@/domain/season/clubs";
import { meetSeasonOf, takesPart } from "@/domain/season/meets";
import { mls } from "../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";

const DAY = 86_400_000;
const fixture = makeFixture({ id: "gw4-a1", version: 2 });
const eventOf = (match: ListedMatch, league = mls) =>
  calendarEvent({ league, clubs: clubsOf(league, null), match });

describe("a match as an entry of a calendar", () => {
  it("says who, when, where, and where to read more", () => {
    expect(eventOf(listedMatch(fixture))).toMatchObject({
      uid: "gw4-a1@mls.arena.example",
      sequence: 2,
      start: KICK_OFF,
      title: "Kingsway Rovers v Mount Trojans",
      place: "Main bowl",
      url: "https://arena.example/mls/matches/gw4-a1",
      isCancelled: false,
    });
  });

  it("names teams that are codes by their houses too", () => {
    const match = listedMatch({ ...fixture, teamA: "B3", teamB: "A1" });
    expect(eventOf(match, studentWeekFootball)?.title).toBe("Arts (B3) v Science (A1)");
  });

  it("is another one in another league, and the same with its result", () => {
    const uid = (match = listedMatch(fixture), league = mls) => eventOf(match, league)?.uid;
    expect(uid(listedMatch(fixture), mbl)).not.toBe(uid());
    expect(uid(listedMatch(fixture, makeResult({ id: "other" })))).toBe(uid());
  });

  it("without a time is an entry of the whole day, in every zone", () => {
    const match = listedMatch({ ...fixture, date: null, day: "2026-03-14" });
    const event = eventOf(match);
    expect(event).toMatchObject({ day: "2026-03-14", words: "MLS football\nTime open" });
    const text = icsText(event ? [event] : [], { name: "MLS", now: KICK_OFF, remind: 60 });
    expect(text).toContain("DTSTART;VALUE=DATE:20260314\r\nDTEND;VALUE=DATE:20260315\r\n");
    expect(text).not.toContain("VALARM");
    expect(event && googleAddress(event)).toContain("dates=20260314%2F20260315");
    const at = (moment: string) =>
      datesAhead(
        [{ league: mls, clubs: [], match }],
        [],
        Date.parse(moment),
        "https://arena.example",
      );
    expect(at("2026-03-14T22:00:00Z")).toMatchObject({ ahead: [{ day: "2026-03-14" }], begun: 0 });
    expect(at("2026-03-15T13:00:00Z").ahead).toEqual([]);
  });

  it("is counted as on while it is in the live document, before its kick-off too", () => {
    const begun = (matches: readonly ListedMatch[]) =>
      datesAhead(
        matches.map((match) => ({ league: mls, clubs: [], match })),
        [],
        KICK_OFF - 60_000,
        "https://arena.example",
      ).begun;
    const planned = [listedMatch(fixture)];
    expect([begun(planned), begun(withLive(planned, () => true))]).toEqual([0, 1]);
  });

  it("that was moved says from when", () => {
    const moved = { ...fixture, date: KICK_OFF + DAY, movedFrom: KICK_OFF, version: 3 };
    expect(eventOf(listedMatch(moved))).toMatchObject({
      start: KICK_OFF + DAY,
      sequence: 3,
      words: "MLS football\nMoved from Sat 14 Mar, 16:00",
    });
  });

  it.each(["Cancelled", "Postponed, waterlogged pitch"])("that is %j is struck out", (status) => {
    const event = eventOf(listedMatch({ ...fixture, status }));
    expect(event).toMatchObject({ isCancelled: true, words: `MLS football\n${status}` });
  });

  it("without a date is none", () => {
    expect(eventOf(listedMatch({ ...fixture, date: null }))).toBeNull();
  });
});

describe("a meet as an entry of a calendar", () => {
  const timetable = ["1|14:00|100 metres|time", "2|17:30|Long jump|distance"];
  const [one = "", two = ""] = mal.clubs.map(({ name }) => name);
  const start = fromZonedInput("2026-03-14T14:00", arena.timeZone) ?? 0;
  const held = (of: object = {}, lines: string[] = []) => {
    const meets = [makeMeet({ id: "opening", date: start, timetable, version: 2, ...of })];
    const events = lines.length > 0 ? [makeEvent({ meet: "opening", number: 1, lines })] : [];
    const [meet] = meetSeasonOf(mal, { meets, events, teams: [] }).meets;
    if (!meet) throw new Error("There is one.");
    return meet;
  };

  it("lasts until its last event is over, and lists the events", () => {
    expect(meetEvent(mal, held())).toMatchObject({
      uid: "opening@mal.arena.example",
      sequence: 2,
      start,
      minutes: 240,
      title: "Opening meet",
      words: "MAL athletics\nEvents, by the arena’s clock:\n14:00 100 metres\n17:30 Long jump",
      url: "https://arena.example/mal/matches",
      isCancelled: false,
    });
    expect(meetEvent(mal, held({ timetable: [] }))?.minutes).toBe(mal.game.matchMinutes);
    expect(meetEvent(mal, held({ date: null }))).toBeNull();
  });

  it("leads to its entries once there are any, and is struck out when it is called off", () => {
    const [url, off] = [
      meetEvent(mal, held({}, [`|Abu|${one}`]))?.url,
      meetEvent(mal, held({ status: "Postponed" })),
    ];
    expect(url).toBe("https://arena.example/mal/results?meet=opening");
    expect(off).toMatchObject({ isCancelled: true, words: expect.stringContaining("Postponed") });
  });

  it("is every team's until some are entered", () => {
    expect(takesPart(held(), two)).toBe(true);
    const entered = held({}, [`|Abu|${one}`]);
    expect([one, two].map((team) => takesPart(entered, team))).toEqual([true, false]);
  });

  it("is ahead until it is over or all its events are done", () => {
    const ahead = (meet = held(), now = start - DAY) =>
      datesAhead([], [{ league: mal, meet }], now, "https://arena.example").ahead.length;
    expect(ahead()).toBe(1);
    expect(ahead(held(), start + 3 * 3_600_000)).toBe(1);
    expect(ahead(held(), start + DAY)).toBe(0);
    const done = held({ timetable: timetable.slice(0, 1) }, [`1|Abu|${one}|10.90`]);
    expect(ahead(done)).toBe(0);
  });
});
