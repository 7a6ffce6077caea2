import { TIME_OPEN, isUntimed, momentOf } from "@/domain/when";
import type { CalendarEvent } from "@/domain/calendar/ics";
import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { wasCalledOff } from "@/domain/match/match";
import { hashOf } from "@/domain/names";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { MeetWithEvents } from "@/domain/season/meets";
import { paths } from "./paths";

const MINUTE = 60_000;
/** One day in minutes. */
const DAY = 24 * 60;
/** The time from the start of the last event to the end of a meet, in minutes. */
const LAST_EVENT = 30;

/** The form of ids that the site generates; other ids may contain a name. */
const made = /^[A-Za-z0-9]{20}$/;
/** Returns the words in an id, with any separators. */
const wordsIn = (id: string) =>
  id.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").match(/\p{L}{2,}/gu) ?? [];

/**
 * Returns the part of a calendar entry's uid that identifies the record. An id of two or more words may contain a
 * person's name, so only hashes of it are used, because calendars never forget a uid.
 */
function tokenOf(id: string): string {
  if (made.test(id) || wordsIn(id).length < 2) return id;
  return [id, `${id} `].map((one) => hashOf(one).toString(36)).join("-");
}

/** Returns the uid of a calendar entry; it stays the same if the site moves to another address. */
const uidOf = (league: League, id: string) =>
  `${tokenOf(id)}@${league.slug}.${new URL(arena.url).host}`;

/** Checks whether a calendar entry belongs to a record. */
export const isUidOf = (uid: string, id: string): boolean => uid.startsWith(`${tokenOf(id)}@`);

/**
 * Returns a match as a calendar entry; null if it has no date. A moved match keeps its entry; a match that was called
 * off is cancelled in the calendar until it has a new date.
 * @param origin the origin of the site, "https://…"
 */
export function calendarEvent(
  { league, clubs, match }: LeagueMatch,
  origin: string = arena.url,
): CalendarEvent | null {
  const { teamA, teamB, movedFrom, reason } = calledMatch(clubs, match);
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
    // A match without a time is an entry of a whole day.
    minutes: day ? DAY : league.game.matchMinutes,
    day,
    title: `${teamA} v ${teamB}`,
    place: match.stadium,
    words: words.filter(Boolean).join("\n"),
    url: new URL(paths.match(league, match.id), origin).href,
    isCancelled,
  };
}

/** Returns the duration of a meet in minutes, until the end of the last event in its timetable. */
function minutesOf(league: League, { meet, events }: MeetWithEvents): number {
  const last = Math.max(...events.map(({ at }) => at ?? 0));
  const known = (last - (meet.date ?? 0)) / MINUTE + LAST_EVENT;
  return known > LAST_EVENT ? known : league.game.matchMinutes;
}

/**
 * Returns a meet as a calendar entry, with its timetable; null if it has no date.
 * @param origin the origin of the site, "https://…"
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

/** A match with its league and the clubs of the league. */
export interface LeagueMatch {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly match: ListedMatch;
}

/** A meet with its league. */
export interface LeagueMeet {
  readonly league: League;
  readonly meet: MeetWithEvents;
}

/** The entries that a visitor may want in a calendar now. */
export interface DatesAhead {
  /** Entries in the future or under way. */
  readonly ahead: readonly CalendarEvent[];
  /** The number of `ahead` entries that have begun. */
  readonly begun: number;
  /** Cancelled entries that would be in the future or under way: a calendar that has them marks them as cancelled. */
  readonly off: readonly CalendarEvent[];
}

/** Checks whether an entry is not over at its planned time. */
const isNotOver = ({ start, minutes }: CalendarEvent, now: number) =>
  start + minutes * MINUTE > now;

/**
 * Returns the entries of matches and meets that are not over. A match whose time has passed without a result is not
 * ahead, even if its status was not changed.
 * @param now the current time in epoch milliseconds
 * @param origin the origin of the site, "https://…"
 */
export function datesAhead(
  matches: readonly LeagueMatch[],
  meets: readonly LeagueMeet[],
  now: number,
  origin: string,
): DatesAhead {
  const planned = matches.flatMap((one) => {
    const { league, match } = one;
    const phase = phaseOf(match.match, now, league.game.matchMinutes);
    const isOff = !hasResult(match) && wasCalledOff(match.match);
    const event = calendarEvent(one, origin);
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
