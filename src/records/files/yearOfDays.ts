import { spanOf } from "@/domain/cells/dateOrder";
import { inYear, type DateOrder, type ParsedMoment } from "@/domain/cells/moment";
import { dayInWords, weekdayOf, type Day } from "@/domain/day";
import { toZonedInput } from "@/domain/time";
import type { ReadingTask } from "./reading";

/** The years of the season in a title; both are the same for a season within one year. */
export interface SeasonYears {
  readonly from: number;
  readonly to: number;
}

/** The year of days that are written without a year. */
interface YearOfDays {
  /** The possible years of the first day, the most likely first; only one if it is certain. */
  readonly starts: readonly number[];
  /** The first month of that year, 1 to 12; earlier months belong to the next year. */
  readonly first: number;
  readonly called: (start: number) => string;
  /** A remark that says what decided the year; null if it is not certain. */
  readonly remark: string | null;
}

/**
 * Finds the year of days without a year: the year of other rows, the year in the title, or the only near year in which
 * the weekdays agree.
 */
export function yearOfDays(
  said: readonly ParsedMoment[],
  order: DateOrder,
  {
    years,
    now,
    timeZone,
    lines,
  }: Pick<ReadingTask, "now" | "timeZone" | "lines"> & {
    readonly years: SeasonYears | null;
  },
): YearOfDays {
  const open = said.filter((one) => one.open !== null);
  const whole = said.flatMap(({ days }) => days[order] ?? []);
  const months = open.map((one) => Number((one.open?.[order] ?? "").slice(0, 2)));
  const { first, isOverNewYear } = spanOf([
    ...months.filter((month) => month > 0),
    ...whole.map((day) => Number(day.slice(5, 7))),
  ]);
  const pivot = isOverNewYear ? first : 1;
  const called = (start: number) =>
    isOverNewYear ? `${start}/${String(start + 1).slice(2)}` : String(start);
  const decided = (starts: readonly number[], why: string): YearOfDays => {
    const [only] = starts;
    const isSure = starts.length === 1 && only !== undefined;
    return {
      starts,
      first: pivot,
      called,
      remark: isSure ? `Read as of ${called(only)}: ${why}` : null,
    };
  };
  if (open.length === 0) return { starts: [], first: pivot, called, remark: null };
  const agrees = (start: number) =>
    open.every((one) => {
      const day = inYear(one, (month) => (month >= pivot ? start : start + 1)).days[order];
      return day !== null && wrongWeekday(day, one.weekday).length === 0;
    });
  const byRows = new Set(
    whole.map((day) => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) >= pivot ? 0 : 1)),
  );
  const [ofRows] = byRows;
  if (byRows.size === 1 && ofRows !== undefined && agrees(ofRows))
    return decided([ofRows], "other rows say so");
  const titled = years === null ? [] : startsIn(years, months, isOverNewYear).filter(agrees);
  if (titled.length === 1) return decided(titled, "the title says so");
  const today = toZonedInput(now, timeZone);
  const [current, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const running = isOverNewYear && month < first ? current - 1 : current;
  const around = [running, running + 1, running - 1];
  // Fixtures are usually in the future, so the year in which one of the days is nearest to today comes first.
  const away = (start: number) =>
    Math.min(
      ...open.flatMap((one) => {
        const { days } = inYear(one, (of) => (of >= pivot ? start : start + 1));
        return days[order] === null ? [] : Math.abs(Date.parse(days[order]) - now);
      }),
    );
  const usual = lines.played ? around : around.toSorted((a, b) => away(a) - away(b));
  const near = titled.length > 0 ? titled : usual;
  const agreeing = near.filter(agrees);
  const isSure = agreeing.length === 1 && open.some(({ weekday }) => weekday !== null);
  return isSure ? decided(agreeing, "so the weekdays agree") : decided(near, "");
}

/** Returns the possible years of days in those months, in a season with these years. */
function startsIn(
  { from, to }: SeasonYears,
  months: readonly number[],
  isOverNewYear: boolean,
): readonly number[] {
  if (from === to) return isOverNewYear ? [from, from - 1] : [from];
  if (isOverNewYear || months.every((month) => month >= 7)) return [from];
  return months.every((month) => month < 7) ? [to] : [from, to];
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns a remark if the weekday in the file does not agree with the day; empty if it does. */
export function wrongWeekday(day: Day, weekday: number | null): readonly string[] {
  const real = weekdayOf(day);
  return weekday === null || weekday === real
    ? []
    : [
        `The file says ${WEEKDAYS[weekday] ?? ""}, but ${dayInWords(day).full.replace(/^\S+ /, "")} is a ${WEEKDAYS[real] ?? ""}`,
      ];
}
