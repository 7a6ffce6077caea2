import { TIME_OPEN, isUntimed, momentOf } from "@/domain/when";
import type { CalendarEvent } from "@/domain/calendar/ics";
import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { wasCalledOff } from "@/domain/match/match";
import { hashOf } from "@/domain/names";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import type { MeetWithEvents } from "@/domain/season/meets";
import { paths } from "./paths";

const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;
/** This long after its last event has begun a meet is over, in minutes. */
const LAST_EVENT = 30;

/** Ids as the site makes them; others may say a name. */
const made = /^[A-Za-z0-9]{20}$/;
/** The words of an id, whatever joins them. */
const wordsIn = (id: string) =>
  id.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").match(/\p{L}{2,}/gu) ?? [];

/**
 * What an entry goes by in calendars. Of an id that may have been made of somebody's name, as two words or more, only
 * numbers that follow from it: calendars keep what they were given once.
 */
function tokenOf(id: string): string {
  if (made.test(id) || wordsIn(id).length < 2) return id;
  return [id, `${id} `].map((one) => hashOf(one).toString(36)).join("-");
}

/** Never changes, at whatever address the site is. */
const uidOf = (league: League, id: string) =>
  `${tokenOf(id)}@${league.slug}.${new URL(arena.url).host}`;

/** Whether an entry is that of a record. */
export const isUidOf = (uid: string, id: string): boolean => uid.startsWith(`${tokenOf(id)}@`);

/**
 * A match as an entry of a calendar; null for one without a date. A match that was moved keeps its entry, one that
 * was called off is struck out until it has a new date.
 * @param origin of the site, "https://…"
 */
export function calendarEvent(
  league: League,
  match: ListedMatch,
  origin: string = arena.url,
): CalendarEvent | null {
  const { teamA, teamB, movedFrom, reason } = match;
  const start = momentOf(match);
  if (start === null) return null;
  const day = isUntimed(match) ? match.day : undefined;
  const isCancelled = !hasResult(match) && wasCalledOff(match.match);
  const moved = movedFrom === null ? null : formatKickOff(movedFrom, arena.timeZone);
  const words = [
    league.name,
    isCancelled ? match.status : "",
    moved ? `Moved from ${moved.short}` : "",
    reason,
    day ? TIME_OPEN : "",
  ];
  return {
    uid: uidOf(league, match.id),
    sequence: Math.max(0, match.match.schedule?.version ?? 0),
    start,
    // A day lasts until it is over everywhere.
    minutes: day ? DAY : league.game.matchMinutes,
    day,
    title: `${teamA} v ${teamB}`,
    place: match.stadium,
    words: words.filter(Boolean).join("\n"),
    url: new URL(paths.match(league, match.id), origin).href,
    isCancelled,
  };
}

/** How long a meet takes: until the last event of its timetable is over. */
function minutesOf(league: League, { meet, events }: MeetWithEvents): number {
  const last = Math.max(...events.map(({ at }) => at ?? 0));
  const known = (last - (meet.date ?? 0)) / MINUTE + LAST_EVENT;
  return known > LAST_EVENT ? known : league.game.matchMinutes;
}

/**
 * A meet as an entry of a calendar, with its timetable; null for one without a date.
 * @param origin of the site, "https://…"
 */
export function meetEvent(
  league: League,
  seasonMeet: MeetWithEvents,
  origin: string = arena.url,
): CalendarEvent | null {
  const { meet, events, isOff } = seasonMeet;
  if (meet.date === null) return null;
  const timetable = events.map(({ time, name }) => [time, name].filter(Boolean).join(" "));
  const hasEntries = events.some(({ event }) => event.entries.length > 0);
  const url = new URL(paths.page(league, hasEntries ? "results" : "matches"), origin);
  if (hasEntries) url.searchParams.set("meet", meet.id);
  return {
    uid: uidOf(league, meet.id),
    sequence: Math.max(0, meet.version),
    start: meet.date,
    minutes: minutesOf(league, seasonMeet),
    title: meet.name,
    place: meet.place,
    words: [
      league.name,
      isOff ? meet.status : "",
      timetable.length > 0 ? "Events, by the arena’s clock:" : "",
      ...timetable,
    ]
      .filter(Boolean)
      .join("\n"),
    url: url.href,
    isCancelled: isOff,
  };
}

/** A match with its league. */
export interface LeagueMatch {
  readonly league: League;
  readonly match: ListedMatch;
}

/** A meet with its league. */
export interface LeagueMeet {
  readonly league: League;
  readonly meet: MeetWithEvents;
}

/** What somebody may want in a calendar now. */
export interface DatesAhead {
  /** To come, or on. */
  readonly ahead: readonly CalendarEvent[];
  /** How many of them have begun. */
  readonly begun: number;
  /** Called off, of those that would still lie ahead: a calendar that has them strikes them out. */
  readonly off: readonly CalendarEvent[];
}

/** Whether it would not be over yet. */
const isNotOver = ({ start, minutes }: CalendarEvent, now: number) =>
  start + minutes * MINUTE > now;

/**
 * The entries of these matches and meets that are not over. A match that was never played at its time is not ahead,
 * even if nobody has said so. @param now epoch milliseconds; @param origin of the site, "https://…"
 */
export function datesAhead(
  matches: readonly LeagueMatch[],
  meets: readonly LeagueMeet[],
  now: number,
  origin: string,
): DatesAhead {
  const planned = matches.flatMap(({ league, match }) => {
    const phase = phaseOf(match.match, now, league.game.matchMinutes);
    const isOff = !hasResult(match) && wasCalledOff(match.match);
    const event = calendarEvent(league, match, origin);
    return event && (isOff || phase === "ahead" || phase === "on")
      ? [{ event, isOn: phase === "on" }]
      : [];
  });
  const onMeets = meets.flatMap(({ league, meet }) => {
    const isDone = meet.done > 0 && meet.done === meet.events.length;
    const event = isDone ? null : meetEvent(league, meet, origin);
    return event ? [{ event, isOn: !event.day && event.start <= now }] : [];
  });
  const all = [...planned, ...onMeets].filter(({ event }) => isNotOver(event, now));
  const ahead = all.filter(({ event }) => !event.isCancelled);
  return {
    ahead: ahead.map(({ event }) => event),
    begun: ahead.filter(({ isOn }) => isOn).length,
    off: all.flatMap(({ event }) => (event.isCancelled ? [event] : [])),
  };
}
