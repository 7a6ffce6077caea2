import { dayInWords, type Day } from "@/domain/day";
import { orderOf, orderOfHeading, type ColumnOrder } from "@/domain/cells/dateOrder";
import {
  inYear,
  momentTextOf,
  namesDay,
  readMomentCell,
  type DateOrder,
  type ParsedMoment,
} from "@/domain/cells/moment";
import { oddZoneOfHeading, zoneOf, type Zone } from "@/domain/cells/zones";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { wrongWeekday, yearOfDays, type SeasonYears } from "./yearOfDays";
import { readAs, unread, type Ask, type ReadCell, type ReadingTask } from "./reading";

/** The date of a row, read from the columns of day and time. */
export interface ReadMoment {
  /** "2027-01-30T16:00" in the arena's zone, "2027-01-30" if the time is unknown, or "". */
  readonly cell: ReadCell;
  readonly remarks: readonly string[];
  readonly asks: readonly string[];
}

/** Reads the dates of a table. */
export interface MomentReader {
  readonly read: (row: GridRow, above: ParsedMoment | null) => ReadMoment;
  readonly asks: readonly Ask[];
  /** A remark for the column of days; null if there is none. */
  readonly remark: string | null;
}

/** The data in separate lines above the rows. */
interface AboveRows {
  /** The days in lines above matches. */
  readonly lines: readonly ParsedMoment[];
  /** The years of the season in a title; null if there are none. */
  readonly years: SeasonYears | null;
  /** The zone of all times, as a title writes it; null if there is none. */
  readonly zone: string | null;
}

/** The earliest allowed day; when records are parsed, older dates are treated as invalid. */
const EARLIEST = "1990-01-01";

const inWords = (order: DateOrder) => (order === "day" ? "day first" : "month first");

/** Checks whether a date can be read as two different days (day or month first). */
const isUnsure = ({ days, open }: ParsedMoment) => {
  const { day, month } = open ?? days;
  return day !== null && month !== null && day !== month;
};

function remarkOn({ order, by }: ColumnOrder, said: readonly ParsedMoment[]): string | null {
  const unsure = said.find(isUnsure);
  if (by === "same" || (by === "rows" && order === "day") || !unsure) {
    return by === "rows" && order === "month"
      ? "Read month first: other rows cannot be read otherwise"
      : null;
  }
  const day = inYear(unsure, () => null).days[order];
  const example = day === null ? "" : `, as ${dayInWords(day).full}`;
  const why =
    by === "rows"
      ? ": other rows cannot be read otherwise"
      : by === "weekdays"
        ? ": so the weekdays agree"
        : by === "heading"
          ? ": the heading says so"
          : "";
  return `Read ${inWords(order)}${why}${example}`;
}

/** Creates a reader of dates; all rows of the table decide how they are read. */
export function momentReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  task: ReadingTask,
  { lines, years, zone: titled }: AboveRows,
): MomentReader {
  const { timeZone, locale, answers } = task;
  const at = (use: string) => columns.find((column) => column.use === use);
  const [dates, times, weekdays, zones] = [at("date"), at("time"), at("weekday"), at("zone")];
  const cellOf = (row: GridRow, column: ReadColumn | undefined) =>
    column ? (row.cells[column.place] ?? "").trim() : "";
  // Some programs write 00:00 for a day without a known time.
  const isMidnight = rows.every((row) =>
    ["00:00", undefined, null].includes(readMomentCell(cellOf(row, dates))?.time),
  );
  const withWeekday = (row: GridRow): ParsedMoment | null => {
    const found = readMomentCell(cellOf(row, dates));
    const said = found && isMidnight && found.zone === null ? { ...found, time: null } : found;
    const beside = weekdays ? readMomentCell(cellOf(row, weekdays)) : null;
    return said && { ...said, weekday: said.weekday ?? beside?.weekday ?? null };
  };
  const clockOf = (row: GridRow) =>
    cellOf(row, times)
      // FBref writes the time at the ground, then the reader's time in brackets.
      .replace(/^(\d{1,2}:\d\d) \(\d{1,2}:\d\d\)$/, "$1")
      .replace(/^0[.,]5$/, "12:00")
      .replace(/^([01]?\d|2[0-3])([0-5]\d)$/, "$1:$2");
  const said = [...lines, ...(dates ? rows.flatMap((row) => withWeekday(row) ?? []) : [])];
  const key = dates?.key ?? "";
  const id = `order:${key}`;
  const answer = answers[id];
  // Without a year, only the figures decide the order of day and month; weekdays cannot help.
  const found = orderOf(
    said.map((one) => (one.open === null ? one : { ...inYear(one, () => LEAP), weekday: null })),
    locale,
    dates ? orderOfHeading(dates.heading) : null,
  );
  const decided: ColumnOrder =
    answer === "day" || answer === "month" ? { order: answer, by: "locale" } : found;
  const { order } = decided;
  const isAsked = decided.by === "mixed";
  const linesOf = (test: (row: GridRow) => boolean) => rows.filter(test).map(({ line }) => line);
  const year = yearOfDays(said, order, { ...task, years });
  const yearId = `year:${key}`;
  const start = Number(answers[yearId] ?? year.starts[0]);
  const yearOf = (month: number) => (month >= year.first ? start : start + 1);
  const isYearAsked = year.starts.length > 1 && answers[yearId] === undefined;
  const vague = vagueTimes(rows, (row) => [
    { cell: cellOf(row, dates), said: readMomentCell(cellOf(row, dates)) },
    { cell: clockOf(row), said: readMomentCell(clockOf(row)) },
  ]);
  const vagueId = `half:${times?.key ?? key}`;
  const isLate = answers[vagueId] !== "morning";

  const ofAll = times?.zone ?? dates?.zone ?? (titled === null ? null : zoneOf(titled));
  const odd =
    ofAll === null
      ? ([times, dates].map((one) => one && oddZoneOfHeading(one.heading)).find(Boolean) ?? titled)
      : null;
  const zoneId = `zone:${odd ?? ""}`;
  const isZoneAsked = Boolean(odd) && answers[zoneId] === undefined;
  // With merged cells, and in lists grouped by day, only the first line contains the day.
  const before = new Map<GridRow, ParsedMoment>();
  let last: ParsedMoment | null = null;
  for (const row of rows) {
    const own = withWeekday(row);
    if (namesDay(own)) last = own;
    else if (last && cellOf(row, dates) === "") before.set(row, last);
  }
  const downId = `down:${key}`;
  const blank = rows.filter((row) => before.has(row) && clockOf(row) === "");
  const isDownAsked =
    blank.length > 1 && blank.length * 2 >= rows.length && answers[downId] === undefined;
  const isBlank = new Set(blank);

  const read = (row: GridRow, over: ParsedMoment | null): ReadMoment => {
    const isSameDay = !isBlank.has(row) || isDownAsked || answers[downId] === "same";
    const above = (isSameDay ? before.get(row) : null) ?? over;
    const typed = cellOf(row, dates);
    const clock = clockOf(row);
    const all = [typed, cellOf(row, times)].filter((cell) => cell !== "").join(" ");
    const nothing = { remarks: [], asks: [] };
    const own = withWeekday(row);
    const [day, time] = [
      namesDay(own) || own === null ? own : withAbove(own, above),
      readMomentCell(clock),
    ];
    const wrong = dates && own === null ? typed : time === null ? clock : null;
    const problem = "Date and time must be a date with a time";
    if (wrong !== null)
      return { ...nothing, cell: unread(all, `${problem}: “${wrong}” is not understood`) };
    const both = joined(day ?? withAbove(null, above), time);
    if (typeof both === "string") return { ...nothing, cell: unread(all, both) };
    const dayOf = (one: ParsedMoment | null) => one && inYear(one, yearOf).days[order];
    const [dated, beside] = [dayOf(day ?? above), dayOf(time)];
    if (dated && beside && dated !== beside && !NO_DAY.test(beside))
      return { ...nothing, cell: unread(all, `Two days: ${dated} and ${beside}`) };
    const on = dated ?? beside ?? dayOf(above);
    if (on === null) {
      const isDated = [day, time].some(namesDay);
      if (isDated)
        return {
          ...nothing,
          cell: unread(all, `${problem}: “${typed}” is no day ${inWords(order)}`),
        };
      return both.time === null
        ? { ...nothing, cell: readAs("", all) }
        : { ...nothing, cell: unread(all, "The time is known, but not the day") };
    }
    if (on < EARLIEST)
      return { ...nothing, cell: unread(all, `No day before ${EARLIEST.slice(0, 4)} is kept`) };
    const placed = zones ? zoneOf(cellOf(row, zones)) : null;
    if (zones && placed === null && cellOf(row, zones) !== "")
      return { ...nothing, cell: unread(all, `The zone “${cellOf(row, zones)}” is not known`) };
    const zone = both.zone ?? placed ?? ofAll;
    const isOpen = (one: ParsedMoment | null) => one !== null && one.open !== null;
    const asks = [
      ...(isAsked && day !== null && isUnsure(day) ? [id] : []),
      ...(isYearAsked && isOpen(day ?? time) ? [yearId] : []),
      ...(vague.has(row) && answers[vagueId] === undefined ? [vagueId] : []),
      ...(isDownAsked && isBlank.has(row) ? [downId] : []),
    ];
    const remarks = wrongWeekday(on, both.weekday);
    if (both.time === null) return { remarks, asks, cell: readAs(on, all) };
    if (isZoneAsked && zone === null) asks.push(zoneId);
    const hour = vague.has(row) && isLate ? afternoon(both.time) : both.time;
    return { asks, ...zoned(on, hour, zone, all, remarks, timeZone) };
  };
  const orderAsk: Ask = {
    id,
    what: `Some days in “${dates?.heading ?? ""}” have the day first, others the month. Which is it where both are possible?`,
    lines: linesOf((row) => {
      const one = withWeekday(row);
      return one !== null && isUnsure(one);
    }),
    choices: [
      { value: "day", label: "Day first" },
      { value: "month", label: "Month first" },
    ],
  };
  const yearAsk: Ask = {
    id: yearId,
    what: "Days name no year. Which is it?",
    lines: linesOf((row) => (withWeekday(row)?.open ?? null) !== null || lines.length > 0),
    choices: year.starts.map((one) => ({ value: String(one), label: year.called(one) })),
  };
  const downAsk: Ask = {
    id: downId,
    what: "Many lines name no day. Is it that of the line above?",
    lines: blank.map(({ line }) => line),
    choices: [
      { value: "same", label: "Yes, the day above" },
      { value: "none", label: "No, the day is not known" },
    ],
  };
  const zoneAsk: Ask = {
    id: zoneId,
    what: `“${odd ?? ""}” over the times is no zone that is known. Are they times here?`,
    lines: linesOf((row) => clockOf(row) !== "" || cellOf(row, dates) !== ""),
    choices: [{ value: "here", label: "Yes, they are times here" }],
  };
  const [some] = [...vague].map(
    (row) => readMomentCell(clockOf(row))?.time ?? readMomentCell(cellOf(row, dates))?.time ?? "",
  );
  const vagueAsk: Ask = {
    id: vagueId,
    what: `Times such as ${some ?? ""} say no half of the day. Which is it?`,
    lines: linesOf((row) => vague.has(row)),
    choices: [
      { value: "afternoon", label: `In the afternoon: ${afternoon(some ?? "")}` },
      { value: "morning", label: `In the morning: ${some ?? ""}` },
    ],
  };
  return {
    read,
    asks: [
      ...(isAsked ? [orderAsk] : []),
      ...(isYearAsked ? [yearAsk] : []),
      ...(isDownAsked ? [downAsk] : []),
      ...(isZoneAsked ? [zoneAsk] : []),
      ...(vague.size > 0 && answers[vagueId] === undefined ? [vagueAsk] : []),
    ],
    remark: [remarkOn(decided, said), year.remark].filter((one) => one !== null).join(". ") || null,
  };
}

/** A leap year, which has all days. */
const LEAP = 2024;

/** Spreadsheets store a time without a day as a time on the day before their first day. */
const NO_DAY = /^1899-12-3[01]$|^1900-01-0[01]$|^1904-01-01$/;

/** Returns the date of a row without a day: the day above, with the row's own time if there is one. */
function withAbove(own: ParsedMoment | null, above: ParsedMoment | null): ParsedMoment | null {
  if (above === null || own === null) return own ?? above;
  const { time, isVague, zone, weekday } = own.time === null ? above : own;
  return { ...above, time, isVague, zone, weekday: weekday ?? above.weekday };
}

const afternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

interface SaidCell {
  readonly cell: string;
  readonly said: ParsedMoment | null;
}

/**
 * Returns the rows whose time may be in the morning or the afternoon, unless another row shows that the times use 24
 * hours.
 */
function vagueTimes(
  rows: readonly GridRow[],
  cellsOf: (row: GridRow) => readonly SaidCell[],
): ReadonlySet<GridRow> {
  const all = rows.flatMap(cellsOf);
  const is12 = ({ cell }: SaidCell) => /\d\s?[ap]\.?(?:\s?m\b|\b)/i.test(cell);
  const is24 = all.some(({ said }) => (said?.time ?? "") >= "13:00") && !all.some(is12);
  return is24
    ? new Set()
    : new Set(rows.filter((row) => cellsOf(row).some(({ said }) => said?.isVague)));
}

/** Converts a date to the arena's zone; a remark says if that changed the time. */
function zoned(
  day: Day,
  time: string,
  zone: Zone | null,
  cell: string,
  said: readonly string[],
  timeZone: string,
): { readonly cell: ReadCell; readonly remarks: readonly string[] } {
  const text = momentTextOf(day, time, zone, timeZone);
  if (text === null) return { remarks: [], cell: unread(cell, `There is no ${time} on that day`) };
  const isOther = text !== `${day}T${time}`;
  const remarks = isOther ? [...said, `${time} there is ${text.slice(11)} here`] : said;
  return { remarks, cell: readAs(text, cell) };
}

interface Clock {
  readonly time: string | null;
  readonly zone: Zone | null;
  readonly weekday: number | null;
}

/** Joins the day and time of two cells, or returns why they contradict each other. */
function joined(day: ParsedMoment | null, time: ParsedMoment | null): Clock | string {
  const [one, other] = [day?.time ?? null, time?.time ?? null];
  // Spreadsheets write midnight for a day without a time.
  const own = one === "00:00" && other !== null ? null : one;
  if (own !== null && other !== null && own !== other) return `Two times: ${own} and ${other}`;
  return {
    time: other ?? own,
    zone: time?.zone ?? day?.zone ?? null,
    weekday: day?.weekday ?? time?.weekday ?? null,
  };
}
