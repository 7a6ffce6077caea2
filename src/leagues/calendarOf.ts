import type { CalendarEvent } from "@/domain/calendar/ics";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { wasCalledOff } from "@/domain/match/match";
import { formatKickOff } from "@/domain/time";
import { brand } from "./brand";
import type { League } from "./league";
import { paths } from "./paths";

/**
 * A match as an entry of a calendar; null for one without a date. A match that was moved keeps its entry, one that
 * was called off is struck out until it has a new date.
 * @param origin where the site stands, "https://…"
 */
export function calendarEvent(
  league: League,
  match: ListedMatch,
  origin: string = brand.url,
): CalendarEvent | null {
  const { date, teamA, teamB, movedFrom, reason } = match;
  if (date === null) return null;
  const isCancelled = !hasResult(match) && wasCalledOff(match.match);
  const moved = movedFrom === null ? null : formatKickOff(movedFrom, brand.timeZone);
  const words = [
    league.name,
    isCancelled ? match.status : "",
    moved ? `Moved from ${moved.date}, ${moved.time}` : "",
    reason,
  ];
  return {
    uid: `${match.id}@${league.slug}.${new URL(brand.url).host}`,
    sequence: Math.max(0, match.match.schedule?.version ?? 0),
    start: date,
    minutes: league.game.matchMinutes,
    title: `${teamA} v ${teamB}`,
    place: match.stadium,
    words: words.filter(Boolean).join("\n"),
    url: new URL(paths.match(league, match.id), origin).href,
    isCancelled,
  };
}
