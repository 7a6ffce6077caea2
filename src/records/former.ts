import { readFigure, readText } from "@/domain/reading";
import type { RawRecord } from "./kind";

/* Reads values that the old site stored under other names or in other forms. */

/** Returns the first value that is not empty; the old form stored empty texts and `['']`. */
export function firstNonEmpty(...values: readonly unknown[]): unknown {
  return values.find((value) =>
    Array.isArray(value)
      ? value.some((entry) => entry !== "" && entry !== null)
      : value !== undefined && value !== null && value !== "",
  );
}

/** Returns the first figure that is not 0, for example the points of `goals: 0` and `points: 30`. */
export const firstNonZero = (...values: readonly unknown[]): unknown =>
  values.find((value) => readFigure(value)) ?? firstNonEmpty(...values);

/** Joins a day and a time that are stored in two keys; otherwise returns the date unchanged. */
export function formerMoment({ date, time }: RawRecord): unknown {
  const [hours] = /^\d\d?:\d\d(:\d\d)?$/.exec(readText(time)) ?? [];
  const day = typeof date === "string" ? date.trim() : "";
  return hours && /^[\d./-]{8,10}$/.test(day)
    ? `${day}${day.includes("/") || day.includes(".") ? " " : "T"}${hours.padStart(hours.length < 6 ? 5 : 8, "0")}`
    : date;
}
