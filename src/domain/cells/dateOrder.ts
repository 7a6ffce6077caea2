import { weekdayOf } from "../day";
import type { DateOrder, ParsedMoment } from "./moment";

/** The order of day and month in a whole column, and what decided it. */
export interface ColumnOrder {
  readonly order: DateOrder;
  /**
   * The evidence. `rows`: a row makes sense in this order only. `weekdays`: the weekdays in the cells agree with this
   * order only. `heading`: the column's heading says it. `locale`: nothing in the file decides. `mixed`: rows
   * contradict each other or the heading. `same`: both orders give the same days.
   */
  readonly by: "rows" | "weekdays" | "heading" | "locale" | "mixed" | "same";
}

/** Returns the order that a column's heading names, as in "Date (MM/DD/YYYY)"; null if it names none. */
export function orderOfHeading(heading: string): DateOrder | null {
  const [, first = ""] =
    /(?:^|[^a-z])(d{1,2}|m{1,2})[-/. ]?(?:d{1,2}|m{1,2})(?:[-/. ]?y{1,4})?(?![a-z])/i.exec(
      heading,
    ) ?? [];
  return first === "" ? null : first.toLowerCase().startsWith("m") ? "month" : "day";
}

/**
 * Returns the order of day and month in a column, from all its rows; if no row decides it, the order of the locale.
 * @param locale for example `en-GB`
 * @param asked the order that the heading names; null if none
 */
export function orderOf(
  cells: readonly ParsedMoment[],
  locale: string,
  asked: DateOrder | null = null,
): ColumnOrder {
  const unsure = cells.filter(({ days }) => days.day !== days.month);
  if (unsure.length === 0) return { order: "day", by: "same" };
  const only = {
    day: unsure.some(({ days }) => days.month === null),
    month: unsure.some(({ days }) => days.day === null),
  };
  const agreeing = (order: DateOrder) =>
    unsure.filter(({ days, weekday }) => {
      const day = days[order];
      return weekday !== null && day !== null && weekdayOf(day) === weekday;
    }).length;
  const surely = only.day === only.month ? null : only.day ? "day" : "month";
  if (asked !== null && surely !== null && asked !== surely) return { order: asked, by: "mixed" };
  if (surely !== null) return { order: surely, by: "rows" };
  if (asked !== null) return { order: asked, by: only.day ? "mixed" : "heading" };
  const byWeekday = agreeing("day") - agreeing("month");
  if (byWeekday !== 0 && !only.day)
    return { order: byWeekday > 0 ? "day" : "month", by: "weekdays" };
  return { order: orderIn(locale), by: only.day ? "mixed" : "locale" };
}

/** Returns whether the day or the month comes first in a numeric date of that locale. */
function orderIn(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("month") < parts.indexOf("day") ? "month" : "day";
}

/** A season that crosses a new year begins in this month or later. */
const JULY = 7;

/**
 * Returns the month (1 to 12) in which the days of a list begin, namely after the longest gap between months, and
 * whether the list crosses a new year.
 */
export function spanOf(months: readonly number[]): {
  readonly first: number;
  readonly isOverNewYear: boolean;
} {
  const there = [...new Set(months)].sort((a, b) => a - b);
  const gaps = there.map((month, at) => {
    const before = there.at(at - 1) ?? month;
    return { month, gap: (month - before + 12) % 12 || 12 };
  });
  const longest = Math.max(0, ...gaps.map(({ gap }) => gap));
  const begins = gaps.flatMap(({ month, gap }) => (gap === longest ? [month] : []));
  const first = begins.find((month) => month >= JULY) ?? begins[0] ?? JULY;
  return { first, isOverNewYear: first !== there[0] };
}
