import { spanOf } from "@/domain/cells/dateOrder";
import { inYear, type DateOrder, type SaidMoment } from "@/domain/cells/moment";
import { dayInWords, weekdayOf, type Day } from "@/domain/day";
import { toZonedInput } from "@/domain/time";
import type { ReadingTask } from "./reading";

/** The years of the season that a title names; the same for one within a year. */
export interface SeasonYears {
  readonly from: number;
  readonly to: number;
}

/** The year in which days without one begin. */
interface YearOfDays {
  /** The years that the first of them can be of, the likeliest first; one where it is sure. */
  readonly starts: readonly number[];
  /** The first month of that year; those before it are of the next. */
  readonly first: number;
  readonly called: (start: number) => string;
  /** What decided it. */
  readonly remark: string | null;
}

/** Which year days without one are of: that of other rows, that of the title, or the only one near in which the weekdays agree. */
export function yearOfDays(
  said: readonly SaidMoment[],
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
  // Fixtures are rather of the days to come: of the year in which one of them is nearest.
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

/** The years in which days of those months can begin in a season of that name. */
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

/** What is said where a file's weekday is not that of the day. */
export function wrongWeekday(day: Day, weekday: number | null): readonly string[] {
  const real = weekdayOf(day);
  return weekday === null || weekday === real
    ? []
    : [
        `The file says ${WEEKDAYS[weekday] ?? ""}, but ${dayInWords(day).full.replace(/^\S+ /, "")} is a ${WEEKDAYS[real] ?? ""}`,
      ];
}
