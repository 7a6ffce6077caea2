import { dayInWords, isDay, weekdayOf, type Day } from "../day";
import { inYear, momentTextOf, readMomentCell, type ParsedMoment } from "./moment";

/** The kind of value that a field expects: a day with its time, a day alone, or a time of day. */
export type MomentKind = "moment" | "day" | "time";

/**
 * The stored form of a typed text ("2026-11-26T14:00", "2026-11-26", "14:00"; "" if the day or time is not known yet),
 * or the reason why it is not understood.
 */
export type Typed = { readonly value: string } | { readonly problem: string };

interface TypedWhere {
  /** A typed day without a year is the one nearest to this day. */
  readonly near: Day;
  readonly timeZone: string;
  /**
   * The weekday of the field's former value, from 0 for Sunday. It is ignored if the user changed the date and left
   * this weekday in the text.
   */
  readonly left?: number | null;
  /** Whether the arena's locale uses the 12-hour clock. Then 7:00 may mean 19:00, and the user is asked. */
  readonly twelveHours?: boolean;
}

/** An example of each kind. */
export const examples: Readonly<Record<MomentKind, string>> = {
  moment: "26 Nov 2026, 14:00",
  day: "26 Nov 2026",
  time: "14:00",
};

/** The earliest year. Records with an older date are read as having none. */
const EARLIEST = "1990";

/** Formats a stored value in words, "Thu 26 Nov 2026, 14:00"; any other text is returned unchanged. */
export function shownMoment(value: string): string {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) ? [dayInWords(day).dated, time].filter(Boolean).join(", ") : value;
}

/** Checks whether a value is a day with its time, as a field stores it ("YYYY-MM-DDTHH:MM"). */
export const isMoment = (value: string): boolean =>
  isDay(value.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10));

/**
 * Reads a whole text typed for a day or a time, in any form that a pasted cell may have. In a numeric date the day
 * comes first.
 */
export function readTyped(text: string, asked: MomentKind, where: TypedWhere): Typed {
  const said = readMomentCell(text);
  if (said === null) {
    return { problem: `“${text.trim()}” is not understood: write it as ${examples[asked]}` };
  }
  const { time } = said;
  const isNamed = (said.days.day ?? said.days.month ?? said.open) !== null;
  if (!isNamed && time === null) return { value: "" };
  if (asked === "time") {
    if (isNamed || time === null) return { problem: "Enter a time alone, as in 14:00" };
    return unclear(said, where) ?? { value: time };
  }
  if (!isNamed) return { problem: `Add the day, as in ${examples[asked]}` };
  const day = dayOf(said, where.near);
  if (day === null) return { problem: `The day comes first, as in ${examples.day}` };
  if (day < EARLIEST) return { problem: `Enter a day in ${EARLIEST} or later` };
  const isOther = said.weekday !== null && said.weekday !== weekdayOf(day);
  if (isOther && said.weekday !== where.left) {
    const [weekday = "", ...date] = dayInWords(day).full.split(" ");
    return { problem: `${date.join(" ")} is a ${weekday}` };
  }
  if (asked === "day") {
    return time === null ? { value: day } : { problem: "Enter a day alone, without a time" };
  }
  if (time === null) return { problem: "Add the time, as in 14:00" };
  const value = momentTextOf(day, time, said.zone, where.timeZone);
  return (
    unclear(said, where) ??
    (value === null ? { problem: `There is no ${time} on that day` } : { value })
  );
}

/** Returns the question whether a time means morning or afternoon; null if it is clear. */
function unclear({ time, isVague }: ParsedMoment, { twelveHours }: TypedWhere): Typed | null {
  if (!twelveHours || !isVague || time === null) return null;
  const late = `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
  return { problem: `Morning or afternoon? Write ${time} or ${late}` };
}

/**
 * Returns the day, reading a numeric date with the day first; a day without a year is the nearest one. Null if there is
 * none.
 */
function dayOf(said: ParsedMoment, near: Day): Day | null {
  if (said.open === null) return said.days.day;
  const year = Number(near.slice(0, 4));
  const far = (day: Day) => Math.abs(Date.parse(day) - Date.parse(near));
  const days = [year - 1, year, year + 1].flatMap((one) => inYear(said, () => one).days.day ?? []);
  return days.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
