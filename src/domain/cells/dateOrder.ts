import { weekdayOf } from "../day";
import type { DateOrder, SaidMoment } from "./moment";

/** What decides the order of day and month for a whole column. */
export interface ColumnOrder {
  readonly order: DateOrder;
  /**
   * `rows`: a row can only be read so. `weekdays`: only so do the weekdays agree. `heading`: it says so. `mixed`: rows
   * contradict each other, or the heading.
   */
  readonly by: "rows" | "weekdays" | "heading" | "locale" | "mixed" | "same";
}

/** The order that a heading asks for, as "Date (MM/DD/YYYY)"; null where it says nothing of it. */
export function orderOfHeading(heading: string): DateOrder | null {
  const [, first = ""] =
    /(?:^|[^a-z])(d{1,2}|m{1,2})[-/. ]?(?:d{1,2}|m{1,2})(?:[-/. ]?y{1,4})?(?![a-z])/i.exec(
      heading,
    ) ?? [];
  return first === "" ? null : first.toLowerCase().startsWith("m") ? "month" : "day";
}

/**
 * The order of day and month in a column, from all its rows; where none decides, that of the locale.
 * @param locale as `en-GB`
 * @param asked what the heading asks for
 */
export function orderOf(
  cells: readonly SaidMoment[],
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

/** What comes first where that locale writes a date in figures. */
function orderIn(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("month") < parts.indexOf("day") ? "month" : "day";
}

/** Seasons that go on over a new year begin from then on. */
const JULY = 7;

/** The month in which the days of a list begin, and whether they go on over the end of a year: before its longest gap. */
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
