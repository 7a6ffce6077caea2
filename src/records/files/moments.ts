import { dayInWords, type Day } from "@/domain/day";
import {
  momentOf,
  orderOf,
  readMomentCell,
  type ColumnOrder,
  type DateOrder,
  type SaidMoment,
} from "@/domain/cells/moment";
import type { Zone } from "@/domain/cells/zones";
import { toZonedInput } from "@/domain/time";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { readAs, unread, type Ask, type ReadCell, type ReadingTask } from "./reading";

/** What the columns of day and time say of a row. */
export interface ReadMoment {
  /** "2027-01-30T16:00" on the arena's clocks, "2027-01-30" where no time is known, or "". */
  readonly cell: ReadCell;
  readonly remarks: readonly string[];
  readonly asks: readonly string[];
}

/** How the dates of a table are read. */
export interface MomentReader {
  readonly read: (row: GridRow, above: Day | null) => ReadMoment;
  readonly ask: Ask | null;
  /** Said above the column of days. */
  readonly remark: string | null;
}

/** Older moments are taken for broken ones where records are read. */
const EARLIEST = "1990-01-01";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const inWords = (order: DateOrder) => (order === "day" ? "day first" : "month first");

/** The rows that can be read as two days. */
const isUnsure = ({ days }: SaidMoment) =>
  days.day !== null && days.month !== null && days.day !== days.month;

function remarkOn({ order, by }: ColumnOrder, said: readonly SaidMoment[]): string | null {
  const unsure = said.find(isUnsure);
  if (by === "same" || (by === "rows" && order === "day") || !unsure) {
    return by === "rows" && order === "month"
      ? "Read month first: other rows cannot be read otherwise"
      : null;
  }
  const day = unsure.days[order];
  const example = day === null ? "" : `, as ${dayInWords(day).full}`;
  const why =
    by === "rows"
      ? ": other rows cannot be read otherwise"
      : by === "weekdays"
        ? ": so the weekdays agree"
        : "";
  return `Read ${inWords(order)}${why}${example}`;
}

/** What decides how the dates of a table are read, from all of its rows. */
export function momentReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  { timeZone, locale, answers }: ReadingTask,
): MomentReader {
  const at = (use: string) => columns.find((column) => column.use === use);
  const [dates, times, weekdays] = [at("date"), at("time"), at("weekday")];
  const cellOf = (row: GridRow, column: ReadColumn | undefined) =>
    column ? (row.cells[column.place] ?? "").trim() : "";
  const withWeekday = (row: GridRow): SaidMoment | null => {
    const said = readMomentCell(cellOf(row, dates));
    const beside = weekdays ? readMomentCell(cellOf(row, weekdays)) : null;
    return said && { ...said, weekday: said.weekday ?? beside?.weekday ?? null };
  };
  const said = dates ? rows.flatMap((row) => withWeekday(row) ?? []) : [];
  const id = `order:${dates?.key ?? ""}`;
  const answer = answers[id];
  const found = orderOf(said, locale);
  const decided: ColumnOrder =
    answer === "day" || answer === "month" ? { order: answer, by: "locale" } : found;
  const { order } = decided;
  const isAsked = decided.by === "mixed";
  const unsureLines = rows
    .filter((row) => {
      const one = withWeekday(row);
      return one !== null && isUnsure(one);
    })
    .map(({ line }) => line);

  const read = (row: GridRow, above: Day | null): ReadMoment => {
    const typed = cellOf(row, dates);
    // FBref: the time at the ground, then in brackets that of the reader.
    const clock = cellOf(row, times).replace(/^(\d{1,2}:\d\d) \(\d{1,2}:\d\d\)$/, "$1");
    const all = [typed, cellOf(row, times)].filter((cell) => cell !== "").join(" ");
    const nothing = { remarks: [], asks: [] };
    const [day, time] = [withWeekday(row), readMomentCell(clock)];
    const wrong = dates && day === null ? typed : time === null ? clock : null;
    const problem = "Date and time must be a date with a time";
    if (wrong !== null)
      return { ...nothing, cell: unread(all, `${problem}: “${wrong}” is not understood`) };
    const both = joined(day, time);
    if (typeof both === "string") return { ...nothing, cell: unread(all, both) };
    const on = day?.days[order] ?? time?.days[order] ?? above;
    if (on === null) {
      const isDated = [day, time].some((one) => one && (one.days.day ?? one.days.month) !== null);
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
    const zone = both.zone ?? times?.zone ?? dates?.zone ?? null;
    const asks = isAsked && day !== null && isUnsure(day) ? [id] : [];
    const remarks = wrongWeekday(on, both.weekday);
    if (both.time === null) return { remarks, asks, cell: readAs(on, all) };
    return { asks, ...zoned(on, both.time, zone, all, remarks, timeZone) };
  };
  return {
    read,
    ask: isAsked
      ? {
          id,
          what: `Some days in “${dates?.heading ?? ""}” have the day first, others the month. Which is it where both are possible?`,
          lines: unsureLines,
          choices: [
            { value: "day", label: "Day first" },
            { value: "month", label: "Month first" },
          ],
        }
      : null,
    remark: remarkOn(decided, said),
  };
}

/** The moment on the arena's clocks, with what was converted. */
function zoned(
  day: Day,
  time: string,
  zone: Zone | null,
  cell: string,
  said: readonly string[],
  timeZone: string,
): { readonly cell: ReadCell; readonly remarks: readonly string[] } {
  const moment = momentOf(day, time, zone, timeZone);
  const text = moment === null ? "" : toZonedInput(moment, timeZone);
  // The clocks skip it: it is no time there.
  if (moment === null || (zone === null && text !== `${day}T${time}`))
    return { remarks: [], cell: unread(cell, `There is no ${time} on that day`) };
  const isOther = text !== `${day}T${time}`;
  const remarks = isOther ? [...said, `${time} there is ${text.slice(11)} here`] : said;
  return { remarks, cell: readAs(text, cell) };
}

interface Clock {
  readonly time: string | null;
  readonly zone: Zone | null;
  readonly weekday: number | null;
}

/** Day and time of two cells together, or why they cannot be. */
function joined(day: SaidMoment | null, time: SaidMoment | null): Clock | string {
  const [one, other] = [day?.time ?? null, time?.time ?? null];
  // A spreadsheet that has no time for a day writes midnight.
  const own = one === "00:00" && other !== null ? null : one;
  if (own !== null && other !== null && own !== other) return `Two times: ${own} and ${other}`;
  return {
    time: other ?? own,
    zone: time?.zone ?? day?.zone ?? null,
    weekday: day?.weekday ?? time?.weekday ?? null,
  };
}

function wrongWeekday(day: Day, weekday: number | null): readonly string[] {
  const real = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === null || weekday === real
    ? []
    : [
        `The file says ${WEEKDAYS[weekday] ?? ""}, but ${dayInWords(day).full.replace(/^\S+ /, "")} is a ${WEEKDAYS[real] ?? ""}`,
      ];
}
