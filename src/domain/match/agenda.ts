import type { Day } from "../day";
import { compareNames } from "../names";
import { phaseOf } from "./ahead";
import { hasResult, type ListedMatch } from "./listed";
import { wasCalledOff } from "./match";
import { dayOfWhen, whenOrder, type When } from "../when";

/** The part of its day's list that a match belongs to: `off` was called off. */
export type DayPart = "live" | "next" | "finished" | "off";

/** In the order in which a day is read: what is on, what was, what comes. */
export const dayParts: readonly DayPart[] = ["live", "finished", "next", "off"];

/**
 * The part that the match belongs to now. One that must be over counts as finished, though its result may be to come.
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

/** Earliest first; at one time by the home team's name. */
export const byTime = (a: ListedMatch, b: ListedMatch) =>
  whenOrder(a, b) || compareNames(a.teamA, b.teamA);

/** What has a date by its day on the clocks of that zone, each day's in that order. */
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

/** The matches that have a date by their day on the clocks of that zone, each day's earliest first. */
export const matchesByDay = (matches: readonly ListedMatch[], timeZone: string) =>
  byDay(matches, timeZone, byTime);
