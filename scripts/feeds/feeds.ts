import { icsText, type CalendarEvent } from "../../src/domain/calendar/ics";
import { listedMatches, type ListedMatch } from "../../src/domain/match/listed";
import type { RecordOf } from "../../src/records/record";
import { sameName } from "../../src/domain/names";
import { calendarEvent, isUidOf, meetEvent } from "../../src/leagues/calendarOf";
import { clubsOf, namedClubs, type ResolvedClub } from "../../src/domain/season/clubs";
import { feedPlace } from "../../src/leagues/feeds";
import type { League } from "../../src/domain/league/league";
import { meetSeasonOf, takesPart, type MeetWithEvents } from "../../src/domain/season/meets";
import { withNamesOfToday } from "../../src/records/presentNames";

/** All calendars, by their path below the folder of feeds. A run stores them for the next run. */
export type Feeds = Readonly<Record<string, Feed>>;

/** A calendar to subscribe to. */
export interface Feed {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** The current data of a league. */
export interface LeagueFeedData {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly meets: readonly MeetWithEvents[];
  /** Whether all records could be read. Only then a missing record is certainly a deleted one. */
  readonly isWhole: boolean;
  /**
   * The ids of records that could not be understood; undefined if not all records were read, so that any may be
   * missing.
   */
  readonly unreadable?: ReadonlySet<string>;
  /** The matches and meets of closed seasons; undefined if they were not loaded. */
  readonly past?: PastSeasons;
}

/** The matches and meets of a league's closed seasons. */
export type PastSeasons = Pick<LeagueFeedData, "matches" | "meets">;

/** The kinds of record that calendars are made from. */
export const FEED_KINDS = ["fixtures", "results", "teams", "meets", "events"] as const;

/** A league's records of these kinds; empty for a kind that the league does not have. */
export type FeedRecords = { readonly [K in (typeof FEED_KINDS)[number]]: readonly RecordOf<K>[] };

/** Builds the data for a league's calendars from its records, with the clubs' current names. */
export function leagueNowOf(
  league: League,
  records: FeedRecords,
  isWhole: boolean,
): LeagueFeedData {
  const { teams, meets } = records;
  const events = withNamesOfToday("events", records.events, teams);
  const fixtures = withNamesOfToday("fixtures", records.fixtures, teams);
  const results = withNamesOfToday("results", records.results, teams);
  return {
    league,
    clubs: clubsOf(league, teams, namedClubs({ fixtures, results, standings: [] })),
    matches: listedMatches(fixtures, results),
    meets: league.meets ? meetSeasonOf(league, { meets, events, teams }).meets : [],
    isWhole,
  };
}

/** How long a past match stays in a calendar: 400 days, in milliseconds. */
const KEPT_AFTER_MATCH = 400 * 24 * 3_600_000;
/** How often a calendar program should load the calendar again, in hours. */
const ASK_AGAIN_HOURS = 6;

/** Whether two entries are equal apart from their sequence numbers. */
const isSame = (a: CalendarEvent, b: CalendarEvent) =>
  JSON.stringify({ ...a, sequence: 0 }) === JSON.stringify({ ...b, sequence: 0 });

/**
 * Sets an entry's sequence number. A calendar program uses the version with the highest number, so a changed entry
 * needs a higher one than it had in the last run.
 */
function numbered(event: CalendarEvent, before: CalendarEvent | undefined): CalendarEvent {
  if (!before) return event;
  const least = isSame(event, before) ? before.sequence : before.sequence + 1;
  return { ...event, sequence: Math.max(event.sequence, least) };
}

/**
 * Whether an entry of the last run without a current record stays in the calendar; true if its record may still exist.
 */
function isKept(event: CalendarEvent, { isWhole, unreadable, past }: LeagueFeedData, now: number) {
  if (event.start < now - KEPT_AFTER_MATCH) return false;
  if (!isWhole) return !unreadable || [...unreadable].some((id) => isUidOf(event.uid, id));
  return !past && event.start <= now && !event.isCancelled;
}

/** Whether the last run had past entries that are not in the current season, so that closed seasons must be loaded. */
export const mayBePast = (of: LeagueFeedData, { before, now, origin }: Run): boolean => {
  const there = new Set(entriesOf(of, origin).map(({ uid }) => uid));
  return (before[feedPlace(of)]?.events ?? []).some(
    ({ uid, start }) => start <= now && !there.has(uid),
  );
};

/** The parameters of one run of `npm run feeds`. */
export interface Run {
  /** The calendars of the last run. */
  readonly before: Feeds;
  /** In epoch milliseconds. */
  readonly now: number;
  /** The address of the site, "https://…". */
  readonly origin: string;
}

interface FeedName {
  readonly name: string;
  readonly place: string;
  /** The club's name; undefined for the calendar of the whole league. */
  readonly club?: string | undefined;
}

/**
 * Makes a calendar: the current entries, and those entries of closed seasons that the last run had. Entries of deleted
 * or erased records leave the calendar completely.
 */
function feedOf(
  of: LeagueFeedData,
  current: readonly CalendarEvent[],
  { before, now, origin, name, place, club }: Run & FeedName,
): Feed {
  const given = before[place]?.events ?? [];
  const known = new Map(given.map((event) => [event.uid, event]));
  const past = of.past ? entriesOf({ ...of, ...of.past }, origin, club) : [];
  const kept = past.filter(({ uid, start }) => known.has(uid) && start >= now - KEPT_AFTER_MATCH);
  const there = new Map([...kept, ...current].map((event) => [event.uid, event]));
  return {
    name,
    events: [
      ...[...there.values()].map((event) => numbered(event, known.get(event.uid))),
      ...given.filter((event) => !there.has(event.uid) && isKept(event, of, now)),
    ].toSorted((a, b) => a.start - b.start || (a.uid < b.uid ? -1 : 1)),
  };
}

/** Returns the entries of a league, or only those of one of its clubs. */
function entriesOf(
  { league, clubs, matches, meets }: Pick<LeagueFeedData, "league" | "clubs" | "matches" | "meets">,
  origin: string,
  club?: string,
): readonly CalendarEvent[] {
  const isOwn = (teams: readonly string[]) =>
    club === undefined || teams.some((team) => sameName(team, club));
  return [
    ...matches
      .filter(({ teamA, teamB }) => isOwn([teamA, teamB]))
      .flatMap((match) => calendarEvent({ league, clubs, match }, origin) ?? []),
    ...meets
      .filter((meet) => club === undefined || takesPart(meet, club))
      .flatMap((meet) => meetEvent(league, meet, origin) ?? []),
  ];
}

/**
 * Makes the calendars of these leagues and of their clubs. A deleted club keeps an empty calendar, so that its matches
 * disappear from subscribers' calendars.
 */
export function feedsOf(leagues: readonly LeagueFeedData[], run: Run): Feeds {
  const feeds: Record<string, Feed> = {};
  for (const now of leagues) {
    const { league, clubs } = now;
    const add = (place: string, name: string, current: readonly CalendarEvent[], club?: string) => {
      feeds[place] = feedOf(now, current, { ...run, name, place, club });
    };
    add(feedPlace({ league }), league.name, entriesOf(now, run.origin));
    for (const club of clubs) {
      const own = entriesOf(now, run.origin, club.name);
      add(feedPlace({ league, club }), `${club.called}, ${league.name}`, own, club.name);
    }
    for (const [place, { name }] of Object.entries(run.before)) {
      const isGone = place.startsWith(`${league.slug}/`) && !feeds[place];
      if (isGone) add(place, name, []);
    }
  }
  return feeds;
}

/** Writes a calendar as an iCalendar file. @param now in epoch milliseconds */
export const feedText = ({ name, events }: Feed, now: number): string =>
  icsText(events, { name, now, renewed: ASK_AGAIN_HOURS });
