import { dayInWords, isDay, weekdayOf, type Day } from "../day";
import { inYear, momentTextOf, readMomentCell, type SaidMoment } from "./moment";

/** What a field asks for: a day with its time, a day alone, or a time of day. */
export type MomentKind = "moment" | "day" | "time";

/** What a typed text says: its stored form ("2026-11-26T14:00", "2026-11-26", "14:00", ""), or why it says nothing. */
export type Typed = { readonly value: string } | { readonly problem: string };

interface TypedWhere {
  /** The day that one without a year is near to. */
  readonly near: Day;
  readonly timeZone: string;
  /** A weekday that was there before and may only have been left over, from 0 for Sunday. */
  readonly left?: number | null;
  /** The clock of the arena's locale has twelve hours: 7:00 may mean 19:00, and is asked about. */
  readonly twelveHours?: boolean;
}

/** How each is written. */
export const examples: Readonly<Record<MomentKind, string>> = {
  moment: "26 Nov 2026, 14:00",
  day: "26 Nov 2026",
  time: "14:00",
};

/** Older moments are taken for broken ones where records are read. */
const EARLIEST = "1990";

/** A kept value in words, "Thu 26 Nov 2026, 14:00"; any other text unchanged. */
export function shownMoment(value: string): string {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) ? [dayInWords(day).dated, time].filter(Boolean).join(", ") : value;
}

/** Whether a value is a day with its time, as a field keeps it. */
export const isMoment = (value: string): boolean =>
  isDay(value.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10));

/** Reads what is typed for a day or a time, the day first, to its end and in any form that a pasted cell may have. */
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
  if (day < EARLIEST) return { problem: `No day before ${EARLIEST} is kept` };
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

/** Why a time does not say which half of the day it means; null where it does. */
function unclear({ time, isVague }: SaidMoment, { twelveHours }: TypedWhere): Typed | null {
  if (!twelveHours || !isVague || time === null) return null;
  const late = `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
  return { problem: `Morning or afternoon? Write ${time} or ${late}` };
}

/** The day, the day first; one without a year in the nearest. */
function dayOf(said: SaidMoment, near: Day): Day | null {
  if (said.open === null) return said.days.day;
  const year = Number(near.slice(0, 4));
  const far = (day: Day) => Math.abs(Date.parse(day) - Date.parse(near));
  const days = [year - 1, year, year + 1].flatMap((one) => inYear(said, () => one).days.day ?? []);
  return days.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
