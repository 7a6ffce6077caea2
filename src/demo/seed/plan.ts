import type { Calendar, Meeting } from "./calendar";
import type { PlannedMatch, Side } from "./season";

interface PlannedTime {
  /** Days from today. */
  readonly day: number;
  readonly time: string;
  readonly played: boolean;
  readonly named: boolean;
}

/** A match of a plan at that time. */
export function planned(
  id: string,
  gameWeek: string,
  [home, away]: Meeting<Side>,
  { day, time, played, named }: PlannedTime,
  calendar: Calendar,
): PlannedMatch {
  const status = played ? "Full time" : "Upcoming";
  return { id, gameWeek, home, away, date: calendar(day, time), status, played, named };
}

/** Makes a season's plan, of which `played` rounds are played. */
export type Plan = (sides: readonly Side[], calendar: Calendar, played: number) => PlannedMatch[];
