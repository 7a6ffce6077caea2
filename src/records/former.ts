import { readFigure, readText } from "@/domain/reading";
import type { RawRecord } from "./kind";

/*
 * Reading what the old site stored under other names, or left out.
 */

/** The first of the values that says anything: the old form stored empty texts and `['']`. */
export function firstGiven(...values: readonly unknown[]): unknown {
  return values.find((value) =>
    Array.isArray(value)
      ? value.some((entry) => entry !== "" && entry !== null)
      : value !== undefined && value !== null && value !== "",
  );
}

/** The first of the figures that says something: of `goals: 0` beside `points: 30` the points. */
export const firstFigure = (...values: readonly unknown[]): unknown =>
  values.find((value) => readFigure(value)) ?? firstGiven(...values);

/** Where a day is stored with its time beside it, both; else the date unchanged. */
export function formerMoment({ date, time }: RawRecord): unknown {
  const [hours] = /^\d\d?:\d\d(:\d\d)?$/.exec(readText(time)) ?? [];
  const day = typeof date === "string" ? date.trim() : "";
  return hours && /^[\d./-]{8,10}$/.test(day)
    ? `${day}${day.includes("/") || day.includes(".") ? " " : "T"}${hours.padStart(hours.length < 6 ? 5 : 8, "0")}`
    : date;
}
