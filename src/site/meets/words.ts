import type { League } from "@/domain/league/league";
import type { AthleteFigures } from "@/domain/season/athletes";
import type { MeetWithEvents, TimedMeet } from "@/domain/season/meets";
import { paths } from "@/leagues/paths";

/** Returns the address of a meet's results. @param past the id of its season if that is past */
export function meetPath(league: League, id: string, past?: string): string {
  const season = past === undefined ? "" : `&season=${encodeURIComponent(past)}`;
  return `${paths.page(league, "results")}?meet=${encodeURIComponent(id)}${season}`;
}

/** Returns the HTML id of a meet's part on the page of meets. */
export const meetPartId = (id: string): string => `meet-${id}`;

/** Returns the address of a meet: its results or start lists if there are any, else its timetable. */
export function meetAddress(league: League, { meet, events }: TimedMeet): string {
  return events.some(({ event }) => event.entries.length > 0)
    ? meetPath(league, meet.id)
    : `${paths.page(league, "matches")}#${encodeURIComponent(meetPartId(meet.id))}`;
}

/** Returns the latest meet in which at least one event has results; undefined if there is none. */
export const latestMeet = (meets: readonly MeetWithEvents[]): MeetWithEvents | undefined =>
  meets.findLast(({ done }) => done > 0);

/** Formats an athlete's mark of a season: "10.90"; "7.10 (+3.1)" if the wind helped too much for a best. */
export const markInWords = ({ mark, wind }: AthleteFigures["bests"][number]): string =>
  wind === undefined ? mark : `${mark} (${windInWords(wind)})`;

/** Formats a wind in metres per second: "+1.4", "−0.3". */
export const windInWords = (wind: number) => `${wind < 0 ? "−" : "+"}${Math.abs(wind).toFixed(1)}`;
