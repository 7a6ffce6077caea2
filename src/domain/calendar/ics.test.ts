import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { googleAddress, icsText, utcStamp, type CalendarEvent } from "./ics";

const NOW = Date.UTC(2026, 10, 22, 17, 22);
const event = (of: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "gw5-a1@mls.arena.example",
  sequence: 3,
  start: Date.UTC(2026, 10, 24, 17),
  minutes: 110,
  title: "Káyọ̀dé United v Rovers",
  place: "Main bowl, gate 2; north",
  words: "MLS football\nMoved from Mon 23 Nov, 18:00",
  url: "https://arena.example/mls/matches/gw5-a1",
  isCancelled: false,
  ...of,
});
const ics = (events: readonly CalendarEvent[], remind?: number) =>
  icsText(events, { name: "My clubs", now: NOW, remind });

/** What another program reads in it. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]])
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one));

it("is this text, to the letter", () => {
  expect(ics([event({ title: "A v B", words: "" })], 60)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Arena//Matches//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:My clubs",
      "BEGIN:VEVENT",
      "UID:gw5-a1@mls.arena.example",
      "SEQUENCE:3",
      "DTSTAMP:20261122T172200Z",
      "DTSTART:20261124T170000Z",
      "DTEND:20261124T185000Z",
      "SUMMARY:A v B",
      String.raw`LOCATION:Main bowl\, gate 2\; north`,
      "URL:https://arena.example/mls/matches/gw5-a1",
      "STATUS:CONFIRMED",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:A v B",
      "TRIGGER:-PT60M",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

describe("another program", () => {
  it("reads every part as it was", () => {
    const [one] = read(ics([event()], 60));
    expect(one?.summary).toBe("Káyọ̀dé United v Rovers");
    expect(one?.location).toBe("Main bowl, gate 2; north");
    expect(one?.description).toBe("MLS football\nMoved from Mon 23 Nov, 18:00");
    expect(one?.sequence).toBe(3);
    expect(one?.startDate.toJSDate().getTime()).toBe(event().start);
    expect(one?.endDate.toJSDate().getTime()).toBe(event().start + 110 * 60_000);
    expect(one?.component.getAllSubcomponents("valarm")).toHaveLength(1);
  });

  it("reads the same moments on both sides of a change of the clocks", () => {
    const changes = [Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1)];
    const starts = changes.flatMap((at) => [-90, -30, 0, 30, 90].map((by) => at + by * 60_000));
    const found = read(ics(starts.map((start, at) => event({ uid: `${at}`, start }))));
    expect(found.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(starts);
  });

  it("knows an entry that it has taken before, and which is the newer one", () => {
    const calendar = new Map<string, ICAL.Event>();
    const take = (text: string) => {
      for (const one of read(text)) {
        const known = calendar.get(one.uid);
        if (!known || one.sequence >= known.sequence) calendar.set(one.uid, one);
      }
    };
    const moved = event({ sequence: 4, start: event().start + 86_400_000 });
    for (const text of [ics([event()]), ics([event()]), ics([moved]), ics([event()])]) take(text);
    expect(calendar.size).toBe(1);
    expect(calendar.get(event().uid)?.startDate.toJSDate().getTime()).toBe(moved.start);
    take(ics([event({ sequence: 5, isCancelled: true })], 60));
    const gone = calendar.get(event().uid)?.component;
    expect(gone?.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(gone?.getAllSubcomponents("valarm")).toHaveLength(0);
  });

  it("reads whatever names a match may have, in lines of 75 octets", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const text = ics([event({ title })]);
        const lines = text.split("\r\n");
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(text.includes("\uFFFD")).toBe(title.includes("\uFFFD"));
        const plain = title.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
        expect(read(text)[0]?.summary ?? "").toBe(plain);
      }),
    );
  });
});

it("offers the same to Google", () => {
  const query = new URL(googleAddress(event())).searchParams;
  expect(query.get("dates")).toBe(`${utcStamp(event().start)}/20261124T185000Z`);
  expect(query.get("text")).toBe(event().title);
  expect(query.get("details")).toContain(event().url);
});
