import { format } from "date-fns";
import { de } from "date-fns/locale/de";
import { enGB } from "date-fns/locale/en-GB";
import { es } from "date-fns/locale/es";
import { fr } from "date-fns/locale/fr";
import { it as italian } from "date-fns/locale/it";
import { pt } from "date-fns/locale/pt";
import { tr } from "date-fns/locale/tr";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../tests/harness/forms";
import { readMark } from "../meet/mark";
import { usualMark } from "../meet/usualMark";
import { orderOf, spanOf } from "./dateOrder";
import { inYear, namesDay, readMomentCell } from "./moment";
import { readScoreCell } from "./score";
import { zoneOfHeading } from "./zones";

const locales = [enGB, de, fr, es, pt, italian, tr];

/** As date-fns writes them, which knows nothing of what reads them here. */
const dayFormats = [
  "dd/MM/yyyy",
  "d/M/yyyy",
  "dd.MM.yyyy",
  "d.M.yy",
  "dd-MM-yyyy",
  "dd/MM/yy",
  "yyyy-MM-dd",
  "yyyy/MM/dd",
  "d MMMM yyyy",
  "EEEE d MMMM yyyy",
  "EEEE, d. MMMM yyyy",
  "dd-MMM-yyyy",
  "d MMM yy",
  "yyyyMMdd",
  "EEE dd/MM/yyyy",
  "EEEE dd.MM.yyyy",
];
const monthFormats = ["MM/dd/yyyy", "M/d/yyyy", "MM/dd/yy"];
const englishFormats = ["MMMM d, yyyy", "EEE MMM d yyyy", "do MMMM yyyy", "MMM do, yyyy"];
const timeFormats = [
  "HH:mm",
  "H:mm",
  "HH:mm:ss",
  "h:mm a",
  "h:mma",
  "hh:mm aaaa",
  "H.mm",
  "HH.mm 'Uhr'",
  "HH:mm 'Uhr'",
  "HH'h'mm",
  "H'h'mm",
  "h:mmaaaaa",
  "HH:mm 'h'",
  "HHmm 'hrs'",
];

/** The end of a range says nothing of the match. */
const rangeFormats = [
  "HH:mm '– 23:59'",
  "HH:mm-'23:59'",
  "HH'h'mm 'à 23h59'",
  "h:mm a '- 11:59 PM'",
];
const yearlessFormats = ["d MMMM", "EEE d MMM", "EEEE, d. MMMM", "dd/MM", "dd.MM.", "d MMM, HH:mm"];

const moments = fc
  .integer({ min: Date.UTC(1999, 0, 2) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

/** So many of what is written is read as it was meant; none is read as something else. */
function expectRead(all: readonly ("right" | "refused" | "wrong")[]): void {
  const count = (what: string) => all.filter((one) => one === what).length;
  expect(count("wrong")).toBe(0);
  expect(count("right") / all.length).toBeGreaterThanOrEqual(0.98);
}

describe("days and times", () => {
  it("are read as they were written, whatever the format and language", () => {
    const found: ("right" | "refused" | "wrong")[] = [];
    const wrong: string[] = [];
    const check = (
      date: Date,
      day: string,
      time: string | null,
      order: "day" | "month",
      locale = enGB,
    ) => {
      const cell = format(date, time === null ? day : `${day} ${time}`, { locale });
      const said = readMomentCell(cell);
      const isRight =
        said?.days[order] === format(date, "yyyy-MM-dd") &&
        said.time === (time === null ? null : format(date, "HH:mm"));
      found.push(
        isRight ? "right" : said === null || said.days[order] === null ? "refused" : "wrong",
      );
      if (!isRight) wrong.push(cell);
    };
    const checkYearless = (date: Date, day: string, locale: typeof enGB) => {
      const cell = format(date, day, { locale });
      const said = readMomentCell(cell);
      const isRight = said?.open?.day === format(date, "MM-dd") && said.days.day === null;
      found.push(isRight ? "right" : namesDay(said) ? "wrong" : "refused");
      if (!isRight) wrong.push(cell);
    };
    fc.assert(
      fc.property(moments, fc.constantFrom(...locales), (date, locale) => {
        for (const day of dayFormats) check(date, day, null, "day", locale);
        for (const day of dayFormats) check(date, day, "HH:mm", "day", locale);
        for (const day of monthFormats) check(date, day, null, "month");
        for (const day of englishFormats) check(date, day, null, "day");
        for (const time of timeFormats) check(date, "dd/MM/yyyy", time, "day");
        for (const time of timeFormats) check(date, "MM/dd/yyyy", time, "month");
        for (const time of rangeFormats) check(date, "dd/MM/yyyy", time, "day");
        for (const day of yearlessFormats) checkYearless(date, day, locale);
      }),
      { numRuns: randomRuns(10, 1_000) },
    );
    expect(wrong.slice(0, 10), `${wrong.length} of ${found.length}`).toEqual([]);
    expectRead(found);
  });

  it.each([
    ["07-09-2023 08:00 PM", "2023-09-07", "20:00"],
    ["07-09-2023 12:30 AM", "2023-09-07", "00:30"],
    ["07.11.2027, 12:15 a.m.", "2027-11-07", "00:15"],
    ["46333", "2026-11-07", null],
    ["46333.6875", "2026-11-07", "16:30"],
    ["46333.9998", "2026-11-07", "23:59"],
    ["0.625", null, "15:00"],
    ["(15:00)", null, "15:00"],
    ["07.11.2027 to be confirmed", "2027-11-07", null],
    ["TBC", null, null],
    ["Sat Aug 12 15:00:00 2023", "2023-08-12", "15:00"],
    ["Sa. 12.08.2023", "2023-08-12", null],
    ["mar 15/08/2023", "2023-08-15", null],
    ["29.02.2028", "2028-02-29", null],
  ])("%s", (cell, day, time) => {
    const said = readMomentCell(cell);
    expect([said?.days.day, said?.time]).toEqual([day, time]);
  });

  it.each([
    "29.02.2027",
    "08:00 PMx",
    "after lunch",
    "24:00",
    "13:00 AM",
    "31/02",
    "23:00-01:00",
    "12-13 Aug 2023",
    "1/2/2027 3/4/2027",
    "10:00 11:00",
  ])("%s is not understood", (cell) => {
    expect(readMomentCell(cell)).toBeNull();
  });

  it.each([
    ["14:00–15:30", "14:00"],
    ["2-3.30pm", "14:00"],
    ["11:30am - 1pm", "11:30"],
    ["11:00–12:30pm", "11:00"],
    ["10:00-11:30", "10:00"],
    ["von 14 bis 16 Uhr", "14:00"],
    ["14h00 à 15h30", "14:00"],
    ["7/11/2027 14:00 to 15:30", "14:00"],
  ])("of a range, %s, are its beginning", (cell, time) => {
    expect(readMomentCell(cell)).toMatchObject({ time, zone: null });
  });

  it.each([
    ["Sat 3 Oct", "10-03", "10-03"],
    ["12.08.", "08-12", "12-08"],
    ["13/8 15:00", "08-13", null],
    ["29 février", "02-29", "02-29"],
  ])("without a year, %s, wait for one", (cell, day, month) => {
    const said = readMomentCell(cell);
    expect(said?.open).toEqual({ day, month });
    expect(said && namesDay(said)).toBe(true);
    expect(said?.days).toEqual({ day: null, month: null });
    expect(said && inYear(said, () => 2028).days.day).toBe(`2028-${day}`);
  });

  it.each([
    [[10, 11, 2], 10, true],
    [[8, 9, 11, 2, 5], 8, true],
    [[4, 6, 9], 4, false],
    [[4], 4, false],
  ])("of months %j begin in %s", (months, first, isOverNewYear) => {
    expect(spanOf(months)).toEqual({ first, isOverNewYear });
  });

  it("name the zone they are of", () => {
    expect(readMomentCell("2027-11-07T16:30:00+02:00")?.zone).toEqual({ ahead: 120 });
    expect(readMomentCell("7:30 PM ET")?.zone).toEqual({ of: "America/New_York" });
    expect(zoneOfHeading("Start (ET)")).toEqual({ of: "America/New_York" });
    expect(zoneOfHeading("Kick-off (home)")).toBeNull();
  });

  it("are day or month first by the whole column, then by the weekdays, then by the locale", () => {
    const orderIn = (...cells: readonly string[]) =>
      orderOf(
        cells.flatMap((cell) => readMomentCell(cell) ?? []),
        "en-GB",
      );
    expect(orderIn("1/2/2024", "12/28/2023")).toEqual({ order: "month", by: "rows" });
    expect(orderIn("1/2/2024", "28/12/2023")).toEqual({ order: "day", by: "rows" });
    expect(orderIn("Tue 1/2/2024")).toEqual({ order: "month", by: "weekdays" });
    expect(orderIn("1/2/2024")).toEqual({ order: "day", by: "locale" });
    expect(orderIn("1/2/2024", "12/28/2023", "28/12/2023").by).toBe("mixed");
  });
});

describe("scores", () => {
  const hyphens = ["-", "–", "−", ":", " - ", " – ", " : "];
  it("are read with any sign between, with half-time, extra time and penalties", () => {
    const goals = fc.integer({ min: 0, max: 130 });
    fc.assert(
      fc.property(goals, goals, fc.constantFrom(...hyphens), (a, b, sign) => {
        const pair = `${a}${sign}${b}`;
        const score = { says: "score", score: [a, b] };
        expect(readScoreCell(pair)).toMatchObject(score);
        expect(readScoreCell(`${pair} (1:0)`)).toMatchObject({ ...score, half: [1, 0] });
        expect(readScoreCell(`${pair} (HT 1-0)`)).toMatchObject({ ...score, half: [1, 0] });
        expect(readScoreCell(`${pair} a.e.t.`)).toMatchObject({
          ...score,
          ending: { how: "extraTime" },
        });
        expect(readScoreCell(`${pair} n.V.`)).toMatchObject({
          ...score,
          ending: { how: "extraTime" },
        });
        const kicks = { ...score, ending: { how: "shootOut", kicks: [4, 3] } };
        expect(readScoreCell(`${pair} (4-3 pens)`)).toMatchObject(kicks);
        expect(readScoreCell(`(4) ${pair} (3)`)).toMatchObject(kicks);
      }),
      { numRuns: randomRuns(100, 5_000) },
    );
  });

  it.each([
    ["2½–1½", { says: "score", score: [2.5, 1.5] }],
    ["2.5 - 1.5", { says: "score", score: [2.5, 1.5] }],
    ["P - P", { says: "off", status: "postponed" }],
    ["H-W", { says: "walkover", to: "A" }],
    ["W/O", { says: "walkover", to: null }],
    ["-:-", { says: "none" }],
    ["", { says: "none" }],
    ["2 à 1", { says: "score", score: [2, 1] }],
    ["1-1 (tab 4-3)", { says: "score", ending: { how: "shootOut", kicks: [4, 3] } }],
    ["1-1 (4-3 d.c.r.)", { says: "score", ending: { how: "shootOut", kicks: [4, 3] } }],
    ["2-1 d.t.s.", { says: "score", ending: { how: "extraTime" } }],
    ["forfait", { says: "walkover", to: null }],
    ["3-0 W/O", { says: "score", ending: { how: "awarded", to: "A" } }],
  ])("%s", (cell, said) => {
    expect(readScoreCell(cell)).toMatchObject(said);
  });

  it.each(["2-1-0", "2-", "about 2-1", "2-1 or so", "2-Jan", "2.7-1", "1,234-5"])(
    "%s is not understood",
    (cell) => {
      expect(readScoreCell(cell)).toBeNull();
    },
  );
});

describe("marks", () => {
  const two = (figure: number) => String(figure).padStart(2, "0");
  it("are read in every notation of minutes and seconds", () => {
    const of = { name: "1,500 metres", by: "time" } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 59 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 99 }),
        (minutes, seconds, part) => {
          const [s, f] = [two(seconds), two(part)];
          const value = (minutes * 60 + seconds) * 1000 + part * 10;
          for (const mark of [
            `${minutes}:${s}.${f}`,
            `${minutes}.${s}.${f}`,
            `${minutes}.${s},${f}`,
            `${minutes}:${s},${f}`,
            `${minutes}'${s}"${f}`,
            `${minutes}’${s}”${f}`,
            `${minutes}:${s}:${f}`,
            `${minutes}:${s}.${f} PB`,
          ]) {
            expect(readMark(mark, of), mark).toBe(value);
            expect(readMark(usualMark(mark, of), of), mark).toBe(value);
          }
        },
      ),
      { numRuns: randomRuns(20, 2_000) },
    );
  });

  it.each([
    ["1:04:12", "time", "Half marathon", 3_852_000],
    ["00:02:05", "time", "800 metres", 125_000],
    ["0:10:65", "time", "100 metres", 10_650],
    ['11"02', "time", "100 metres", 11_020],
    ["10.88 (.876)", "time", "100 metres", 10_876],
    ["10.88 (.976)", "time", "100 metres", null],
    ["9.79 (9.784)", "time", "100 metres", 9784],
    ["26-04.50", "distance", "Long jump", 8039],
    ["6.45m", "distance", "Long jump", 6450],
    ["645", "distance", "Long jump", 6450],
    ["185", "height", "High jump", 1850],
    ["7.15 (+1.2)", "distance", "Long jump", 7150],
    ["10.2 10.3", "time", "100 metres", null],
    ["1.2.3.4", "time", "100 metres", null],
    ["NH", "height", "High jump", null],
  ] as const)("%s, %s", (mark, by, name, value) => {
    expect(readMark(mark, { name, by })).toBe(value);
  });
});
