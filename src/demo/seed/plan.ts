import type { Calendar, Meeting } from "./calendar";
import type { PlannedMatch, Side } from "./season";

/** When a match is planned, whether it is played, and whether its line-ups are known. */
interface PlannedTime {
  /** The day of the match, in days from today. */
  readonly day: number;
  readonly time: string;
  readonly played: boolean;
  readonly named: boolean;
}

/** Creates a match of a plan at that time. */
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

/** Creates a season's plan, in which `played` rounds are played. */
export type Plan = (sides: readonly Side[], calendar: Calendar, played: number) => PlannedMatch[];
