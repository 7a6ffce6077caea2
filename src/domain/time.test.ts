import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { randomRuns } from "../../tests/harness/forms";
import { dayInWords } from "./day";
import { kickOffOf } from "./when";
import {
  formatKickOff,
  fromZonedInput,
  writeYearsExcept,
  toZonedInput,
  visitorZone,
  zoneNote,
  zonesInWords,
} from "./time";

const LAGOS = "Africa/Lagos";
const LONDON = "Europe/London";
const KICK_OFF = Date.UTC(2026, 2, 14, 15);

describe("formatKickOff", () => {
  it("reads on the clock of the zone", () => {
    expect(formatKickOff(KICK_OFF, LAGOS)).toEqual({
      time: "16:00",
      date: "Sat 14 Mar",
      dated: "Sat 14 Mar 2026",
      full: "Saturday 14 March 2026, 16:00",
      short: "Sat 14 Mar, 16:00",
      iso: "2026-03-14T15:00:00.000Z",
    });
    expect(formatKickOff(KICK_OFF, LONDON)?.time).toBe("15:00");
  });

  it("changes the day with the zone, midnight is 00:00 and September is Sep", () => {
    const late = Date.UTC(2026, 8, 1, 23, 0);
    expect(formatKickOff(late, LAGOS)).toMatchObject({ time: "00:00", date: "Wed 2 Sep" });
  });

  it("carries the year of any other than the one that is told, on the zone's clock", () => {
    writeYearsExcept(2026);
    try {
      const newYear = Date.UTC(2025, 11, 31, 23, 30);
      expect(formatKickOff(newYear, LONDON)?.short).toBe("Wed 31 Dec 2025, 23:30");
      expect(formatKickOff(newYear, LAGOS)?.short).toBe("Thu 1 Jan, 00:30");
      expect(dayInWords("2027-02-20").short).toBe("Sat 20 Feb 2027");
      expect(kickOffOf({ date: null, day: "2026-02-20" }, LAGOS)?.date).toBe("Fri 20 Feb");
    } finally {
      writeYearsExcept(0);
    }
  });

  it.each([null, Number.NaN, Infinity])("shows nothing for %s", (ms) => {
    expect(formatKickOff(ms, LAGOS)).toBeNull();
  });
});

describe("zonesInWords", () => {
  it("names the place and says what the arena's clocks show", () => {
    expect(zonesInWords(KICK_OFF, "America/New_York", LAGOS)).toMatch(
      /^New York time · \d\d:\d\d at the arena$/,
    );
    expect(zonesInWords(KICK_OFF, "UTC", LAGOS)).toMatch(/^UTC · /);
  });

  it("says nothing where the clocks agree", () => {
    expect(zonesInWords(KICK_OFF, "Africa/Luanda", LAGOS)).toBeNull();
  });
});

describe("zoneNote", () => {
  it("names the shown zone where its clock differs from the arena's", () => {
    expect(zoneNote(KICK_OFF, "America/New_York", LAGOS)).toBe("Times are New York time");
  });

  it("says nothing where the clocks agree, even under another name", () => {
    expect(zoneNote(KICK_OFF, LAGOS, LAGOS)).toBeNull();
    expect(zoneNote(KICK_OFF, "Africa/Luanda", LAGOS)).toBeNull();
    expect(zoneNote(null, LAGOS, LAGOS)).toBeNull();
    expect(zoneNote(null, LONDON, LAGOS)).toBe("Times are London time");
  });

  it("follows summer time: London differs in winter and agrees in summer", () => {
    expect(zoneNote(KICK_OFF, LONDON, LAGOS)).toBe("Times are London time");
    expect(zoneNote(Date.UTC(2026, 6, 14, 15), LONDON, LAGOS)).toBeNull();
  });
});

describe("the value of a datetime-local input", () => {
  it("is written and read in the given zone", () => {
    expect(toZonedInput(KICK_OFF, LAGOS)).toBe("2026-03-14T16:00");
    expect(fromZonedInput("2026-03-14T16:00", LAGOS)).toBe(KICK_OFF);
    expect(fromZonedInput("2026-03-14T16:00", LONDON)).toBe(KICK_OFF + 3_600_000);
    expect(toZonedInput(null, LAGOS)).toBe("");
  });

  it.each([
    "",
    "tomorrow",
    "2026-13-01T10:00",
    "2026-02-30T10:00",
    "2026-03-14T25:00",
    "14/03/2026",
  ])("is no moment for %j", (text) => {
    expect(fromZonedInput(text, LAGOS)).toBeNull();
  });

  it("takes the earlier moment where the clocks go back, and a skipped time by the offset before", () => {
    // Clocks in London: 25 October 2026, 02:00 BST to 01:00 GMT; 29 March 2026, 01:00 GMT to 02:00 BST.
    expect(fromZonedInput("2026-10-25T01:30", LONDON)).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(fromZonedInput("2026-03-29T01:30", LONDON)).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });

  it("comes back as the same minute in every zone", () => {
    const zones = fc.constantFrom(
      LAGOS,
      LONDON,
      "America/New_York",
      "Asia/Kathmandu",
      "Pacific/Apia",
    );
    const minutes = fc.integer({ min: 10_600_000, max: 68_000_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const text = toZonedInput(minute * 60_000, zone);
        expect(toZonedInput(fromZonedInput(text, zone), zone)).toBe(text);
      }),
      { numRuns: randomRuns(100, 5_000) },
    );
  });
});

it("knows a zone of this device that the engine takes", () => {
  expect(formatKickOff(KICK_OFF, visitorZone())).not.toBeNull();
});

it("reads the clock of a zone and of this device from Temporal, where the browser has it", () => {
  const toZonedDateTimeISO = vi.fn(() => ({ offsetNanoseconds: 5.75 * 3_600e9 }));
  vi.stubGlobal("Temporal", {
    Now: { timeZoneId: () => "Asia/Kathmandu" },
    Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO }) },
  });
  try {
    expect(visitorZone()).toBe("Asia/Kathmandu");
    // A year that no other test has asked for, because offsets are stored.
    expect(toZonedInput(Date.UTC(2031, 4, 6, 7, 8), "Asia/Kathmandu")).toBe("2031-05-06T12:53");
    expect(toZonedDateTimeISO).toHaveBeenCalledWith("Asia/Kathmandu");
  } finally {
    vi.unstubAllGlobals();
  }
});
