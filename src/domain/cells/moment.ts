import { MINUTE } from "../durations";
import { fromZonedInput, toZonedInput } from "../time";
import { isDay, type Day } from "../day";
import { monthOf, weekdayOf } from "./calendarWords";
import { remembering } from "../remembered";
import { timeOfDay, timeOfPart, two, withoutEnds } from "./clock";
import { plainWords } from "./plainWords";
import { zoneOf, type Zone } from "./zones";

/** Which comes first in a numeric date. */
export type DateOrder = "day" | "month";

/** The day and the time that a cell names. */
export interface ParsedMoment {
  /**
   * The day for each order of day and month; null if it does not exist in that order, both null if the cell names no
   * day.
   */
  readonly days: Readonly<Record<DateOrder, Day | null>>;
  /** Month and day as "08-12" for each order, if the cell names no year; null if it names a whole day or none. */
  readonly open: Readonly<Record<DateOrder, string | null>> | null;
  /** The time as "16:30", of a range the beginning; null if the cell names no time. */
  readonly time: string | null;
  /** Whether the time is a morning hour that may mean the afternoon: "3:00". */
  readonly isVague: boolean;
  readonly zone: Zone | null;
  /** The weekday, from 0 for Sunday; null if the cell names none. */
  readonly weekday: number | null;
}

/** The meaning of the next number or word of a cell, with its length in characters. */
interface MomentPart {
  readonly length: number;
  readonly days?: ParsedMoment["days"];
  /** Month and day for each order, of a date whose year is not read yet. */
  readonly yearless?: Readonly<Record<DateOrder, string | null>>;
  readonly year?: string;
  readonly time?: string;
  readonly isVague?: boolean;
  readonly zone?: Zone;
  readonly weekday?: number;
}

type Matcher = (text: string, before: string) => MomentPart | null;

/** Returns the year with four digits; two digits mean 1970 to 2069. */
const fullYear = (year: string) =>
  year.length === 4 ? year : String(Number(year) + (Number(year) < 70 ? 2000 : 1900));

function dayIf(year: string, month: string | number, day: string): Day | null {
  const text = `${fullYear(year)}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : null;
}

const certain = (day: Day | null): ParsedMoment["days"] => ({ day, month: day });

/** Returns "MM-DD"; null if this day exists in no year. 2024 is a leap year, so 29 February passes. */
const monthDayIf = (month: string | number, day: string) =>
  dayIf("2024", month, day)?.slice(5) ?? null;

const yearFirst: Matcher = (text) => {
  const [all, year = "", , month = "", day = ""] =
    /^(\d{4})(\s?[-/. ]\s?)(\d{1,2})\2(\d{1,2})(?!\d)\.?/.exec(text) ??
    /^((?:19|20)\d\d)()(\d\d)(\d\d)(?!\d)/.exec(text) ??
    [];
  const found = all === undefined ? null : dayIf(year, month, day);
  return all === undefined || found === null ? null : { length: all.length, days: certain(found) };
};

const figures: Matcher = (text) => {
  const [all, one = "", , other = "", year = ""] =
    /^(\d{1,2})(\s?[-/.]\s?|\s)(\d{1,2})\2'?(\d{4}|\d{2})(?![\d:])/.exec(text) ?? [];
  if (all === undefined) return null;
  const days = { day: dayIf(year, other, one), month: dayIf(year, one, other) };
  return days.day === null && days.month === null ? null : { length: all.length, days };
};

/** Matches "12.08." and "12/8": a date whose year is elsewhere in the cell, or missing. */
const figuresAlone: Matcher = (text) => {
  const [all, one = "", other = ""] =
    /^(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/.exec(text) ??
    /^(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(text) ??
    [];
  if (all === undefined) return null;
  const yearless = { day: monthDayIf(other, one), month: monthDayIf(one, other) };
  return yearless.day === null && yearless.month === null ? null : { length: all.length, yearless };
};

const YEAR = String.raw`(?:[\s,./-]*(?:de |del |of )?'?(\d{4}|\d{2})(?![\d]|\s?[:.h/-]\s?\d|\s?[ap]\.?m))?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|ª|o(?= de))?`;
const MONTH = String.raw`([a-z]{3,})\.?`;
const dayMonth = new RegExp(`^${DAY}[\\s./-]*(?:of |de |d')?${MONTH}${YEAR}`);
const monthDay = new RegExp(`^${MONTH}[\\s./-]*${DAY}(?!\\d|\\s?[:h]\\d|[/.-]\\d\\d?[/.-])${YEAR}`);
const yearMonthDay = new RegExp(`^(\\d{4})[\\s./-]*${MONTH}[\\s./-]*${DAY}(?!\\d)`);

function written(
  all: string,
  year: string | undefined,
  word: string,
  day: string,
): MomentPart | null {
  const month = monthOf(word);
  if (month === undefined) return null;
  if (year === undefined) {
    const open = monthDayIf(month + 1, day);
    return open === null ? null : { length: all.length, yearless: { day: open, month: open } };
  }
  const found = dayIf(year, month + 1, day);
  return found === null ? null : { length: all.length, days: certain(found) };
}

const words: Matcher = (text) => {
  const [all, day = "", word = "", year] = dayMonth.exec(text) ?? [];
  const first = all === undefined ? null : written(all, year, word, day);
  if (first) return first;
  const [whole, name = "", number = "", behind] = monthDay.exec(text) ?? [];
  const second = whole === undefined ? null : written(whole, behind, name, number);
  // "mar 3 dic": "mar" is a weekday here, although it can be short for a month too.
  const next = /^[\s.-]*(?:de )?([a-z]{3,})/.exec(text.slice(whole?.length ?? 0))?.[1] ?? "";
  if (second && monthOf(next) === undefined) return second;
  const [full, ahead, called = "", last = ""] = yearMonthDay.exec(text) ?? [];
  return full === undefined ? null : written(full, ahead, called, last);
};

const lonelyYear: Matcher = (text, before) => {
  const [all] = /^(?:19|20)\d\d(?!\d)/.exec(text) ?? [];
  return all === undefined || before === "" ? null : { length: all.length, year: all };
};

const zones: Matcher = (text, before) => {
  const [all] = /^(?:utc|gmt)? ?[+-]\d{1,2}(?::?\d\d)?(?!\d)/.exec(text) ??
    /^[a-z]+(?:\/[a-z_/]+)?/.exec(text) ?? [""];
  const zone = all === "" || before === "" ? null : zoneOf(all);
  return zone === null ? null : { length: all.length, zone };
};

const weekdays: Matcher = (text) => {
  const [all, word = ""] = /^([a-z]{2,}(?:-feira)?)\.?/.exec(text) ?? [];
  const weekday = weekdayOf(word.replace(/-feira$/, ""));
  return all === undefined || weekday === undefined ? null : { length: all.length, weekday };
};

/** Matches a cell that says that the day or time is not known yet. */
const OPEN =
  /^\(?(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|arranged|determined)|n\/?a|offen|noch offen|a d[eé]finir|por definir|da definire|\?+|-+)\)?$/;
const openEnd =
  /[\s,(-]+(?:t\.?b\.?[cad]\.?|to be (?:confirmed|announced|decided|arranged)|noch offen|offen)\)?$/;

/** Matches words and marks between the parts that carry no meaning. */
const between =
  /^(?:[\s,;|()[\]·@]+|-(?=\s)|t(?=\d)|(?:at|um|kl|ko|k\.o|alle|ore|saat|as|a las|a|le|den|der|am|el|il|on)\b\.?:?)/;

const matchers = [yearFirst, figures, figuresAlone, words, timeOfDay, weekdays, zones, lonelyYear];

/**
 * Matches a date as spreadsheets store it: the number of days since 30 December 1899, from 1970 on (five digits reach
 * to 2173).
 */
const isSerial = (text: string) =>
  /^\d{5}(?:[.,]\d+)?$/.test(text) && Number.parseInt(text, 10) >= 25_569;

function ofSerial(text: string): ParsedMoment {
  const [whole, part = 0] = [
    Math.trunc(Number(text.replace(",", "."))),
    Number(`0.${text.slice(6)}`),
  ];
  const day = new Date(Date.UTC(1899, 11, 30 + whole)).toISOString().slice(0, 10);
  return {
    ...nothing,
    days: certain(day),
    time: part > 0 ? timeOfPart(part) : null,
  };
}

const nothing: ParsedMoment = {
  days: certain(null),
  open: null,
  time: null,
  isVague: false,
  zone: null,
  weekday: null,
};

/** A longer cell is not a date, in characters. */
const LONGEST_DATE = 80;

/**
 * Reads a whole cell with a day, a time or both, in numbers or in words of seven languages; null if any part of it is
 * not understood. A cell that says that nothing is known yet ("TBC", "-") gives neither day nor time.
 */
export const readMomentCell: (cell: string) => ParsedMoment | null = remembering(readMoment);

function readMoment(cell: string): ParsedMoment | null {
  if (cell.length > LONGEST_DATE) return null;
  let text = plainWords(cell);
  if (text === "" || OPEN.test(text)) return nothing;
  if (isSerial(text)) return ofSerial(text);
  if (/^0[.,]\d{2,}$/.test(text)) {
    return { ...nothing, time: timeOfPart(Number(text.replace(",", "."))) };
  }
  // "20230812T150000Z", the form in calendar files.
  const parted = text.replace(/^(\d{8})t(\d\d)(\d\d)(\d\d)?(?!\d)/, "$1 $2:$3");
  // The software nuLiga adds one letter to a time: moved to this time, still open, or home and away exchanged.
  const unmarked = parted.replace(/(\d:\d\d) [vtu]$/, "$1");
  const begun = withoutEnds(unmarked.replace(openEnd, ""));
  if (begun === null) return null;
  text = begun;
  let read: Omit<MomentPart, "length"> = {};
  let before = "";
  while (text !== "") {
    const found: MomentPart | null = between.test(text)
      ? null
      : (matchers.map((match) => match(text, before)).find((one) => one && isNew(one, read)) ??
        null);
    const length = found?.length ?? between.exec(text)?.[0].length ?? 0;
    if (length === 0) return null;
    if (found) {
      const { length: _, ...said } = found;
      read = { ...read, ...said };
    }
    before += text.slice(0, length);
    text = text.slice(length);
  }
  return completed(read);
}

/** Checks whether this part was not read before in the cell: two days or two times are not understood. */
function isNew({ length: _, ...said }: MomentPart, read: Omit<MomentPart, "length">): boolean {
  const key = (one: string) => (one === "yearless" ? "days" : one);
  const known = new Set(Object.keys(read).map(key));
  if (said.year !== undefined) return read.yearless !== undefined && read.year === undefined;
  if (said.zone !== undefined && read.time === undefined) return false;
  return Object.keys(said).every((one) => !known.has(key(one)));
}

function completed({
  days,
  yearless,
  year,
  ...read
}: Omit<MomentPart, "length">): ParsedMoment | null {
  const late = (order: DateOrder) => {
    const text = `${year ?? ""}-${yearless?.[order] ?? ""}`;
    return isDay(text) ? text : null;
  };
  const whole = year === undefined ? null : { day: late("day"), month: late("month") };
  if (whole !== null && whole.day === null && whole.month === null) return null;
  return {
    days: days ?? whole ?? certain(null),
    open: year === undefined ? (yearless ?? null) : null,
    time: read.time ?? null,
    isVague: read.isVague === true && read.zone === undefined,
    zone: read.zone ?? null,
    weekday: read.weekday ?? null,
  };
}

/** Checks whether a cell names a day, with or without a year. */
export const namesDay = (said: ParsedMoment | null): boolean =>
  said !== null && (said.days.day ?? said.days.month ?? said.open) !== null;

/** Adds the year to a day without one. @param yearOf the year for a month (1 to 12); null leaves the day unknown */
export function inYear(said: ParsedMoment, yearOf: (month: number) => number | null): ParsedMoment {
  const { open } = said;
  if (open === null) return said;
  const dayIn = (order: DateOrder) => {
    const text = open[order];
    const year = text === null ? null : yearOf(Number(text.slice(0, 2)));
    return year === null || text === null
      ? null
      : dayIf(String(year), text.slice(0, 2), text.slice(3));
  };
  return { ...said, days: { day: dayIn("day"), month: dayIn("month") } };
}

/** Returns the moment of a day and time in that zone, in epoch milliseconds; null if it does not exist. */
function momentOf(day: Day, time: string, zone: Zone | null, timeZone: string): number | null {
  const text = `${day}T${time}`;
  if (zone === null) return fromZonedInput(text, timeZone);
  return "of" in zone
    ? fromZonedInput(text, zone.of)
    : Date.parse(`${text}:00Z`) - zone.ahead * MINUTE;
}

/**
 * Returns the moment on the clocks of `timeZone`, as "2026-11-26T14:00"; null for a time that the clocks skip when
 * summer time begins.
 */
export function momentTextOf(
  day: Day,
  time: string,
  zone: Zone | null,
  timeZone: string,
): string | null {
  const moment = momentOf(day, time, zone, timeZone);
  const text = moment === null ? null : toZonedInput(moment, timeZone);
  return zone === null && text !== `${day}T${time}` ? null : text;
}
