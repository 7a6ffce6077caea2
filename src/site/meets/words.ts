import type { League } from "@/domain/league/league";
import type { MeetWithEvents, TimedMeet } from "@/domain/season/meets";
import { paths } from "@/leagues/paths";

/** The address of a meet's results. @param past the id of its season, where that is over */
export function meetPath(league: League, id: string, past?: string): string {
  const season = past === undefined ? "" : `&season=${encodeURIComponent(past)}`;
  return `${paths.page(league, "results")}?meet=${encodeURIComponent(id)}${season}`;
}

/** The id of a meet's part of the page of meets. */
export const meetPartId = (id: string): string => `meet-${id}`;

/** The page of a meet: with its results or start lists, and until there are any, with its timetable. */
export function meetAddress(league: League, { meet, events }: TimedMeet): string {
  return events.some(({ event }) => event.entries.length > 0)
    ? meetPath(league, meet.id)
    : `${paths.page(league, "matches")}#${encodeURIComponent(meetPartId(meet.id))}`;
}

/** The latest meet that is over, else none. */
export const latestMeet = (meets: readonly MeetWithEvents[]): MeetWithEvents | undefined =>
  meets.findLast(({ done }) => done > 0);

/** "+1.4", "−0.3". */
export const windInWords = (wind: number) => `${wind < 0 ? "−" : "+"}${Math.abs(wind).toFixed(1)}`;
