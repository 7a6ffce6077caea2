import type { Day } from "../day";
import { compareNames } from "../names";
import { phaseOf } from "./ahead";
import { hasResult, type ListedMatch } from "./listed";
import { wasCalledOff } from "./match";
import { dayOfWhen, whenOrder, type When } from "../when";

/** The part of a day's list to which a match belongs; `off`: it was postponed, cancelled or abandoned. */
export type DayPart = "live" | "next" | "finished" | "off";

/** The parts in the order of the page. */
export const dayParts: readonly DayPart[] = ["live", "finished", "next", "off"];

/**
 * Returns the part to which the match belongs now. A match whose time is over counts as finished even if its result is
 * still missing.
 * @param now epoch milliseconds; @param minutes how long such a match takes, breaks included
 */
export function dayPartOf(listed: ListedMatch, now: number, minutes: number): DayPart {
  if (hasResult(listed)) return "finished";
  switch (phaseOf(listed.match, now, minutes)) {
    case "on":
      return "live";
    case "ahead":
      return "next";
    case "awaited":
      return "finished";
    case null:
      return wasCalledOff(listed.match) ? "off" : "finished";
  }
}

/** Compares two matches by time, the earliest first; at the same time by the home team's name. */
export const byTime = (a: ListedMatch, b: ListedMatch) =>
  whenOrder(a, b) || compareNames(a.teamA, b.teamA);

/** Groups everything with a date by its day on the clocks of that zone; each day is sorted by `order`. */
export function byDay<T extends When>(
  all: readonly T[],
  timeZone: string,
  order: (a: T, b: T) => number,
): ReadonlyMap<Day, readonly T[]> {
  const days = new Map<Day, T[]>();
  for (const one of all) {
    const day = dayOfWhen(one, timeZone);
    if (day === null) continue;
    const known = days.get(day);
    if (known) known.push(one);
    else days.set(day, [one]);
  }
  for (const ofDay of days.values()) ofDay.sort(order);
  return days;
}

/** Groups the matches with a date by their day on the clocks of that zone, the earliest first in each day. */
export const matchesByDay = (matches: readonly ListedMatch[], timeZone: string) =>
  byDay(matches, timeZone, byTime);
