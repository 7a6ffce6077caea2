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

/** The entries of each feed, by its place below the folder of feeds: what the next run has to remember. */
export type Feeds = Readonly<Record<string, Feed>>;

/** A calendar that somebody subscribes to. */
export interface Feed {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** What there is of a league now. */
export interface LeagueNow {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly meets: readonly MeetWithEvents[];
  /** Every record could be read: only then is one that is missing a deleted one. */
  readonly isWhole: boolean;
  /** Where all were read: the ids of those that could not be understood, which may be any entry's. */
  readonly unreadable?: ReadonlySet<string>;
  /** What was played in closed seasons; not known where it was not read. */
  readonly past?: PastSeasons;
}

/** What a league keeps of its closed seasons. */
export type PastSeasons = Pick<LeagueNow, "matches" | "meets">;

/** The kinds of record that calendars are made of. */
export const FEED_KINDS = ["fixtures", "results", "teams", "meets", "events"] as const;

/** Those records of a league; a kind that it does not keep is empty. */
export type FeedRecords = { readonly [K in (typeof FEED_KINDS)[number]]: readonly RecordOf<K>[] };

/** What a league's calendars are made of, with its clubs under their current names. */
export function leagueNowOf(league: League, records: FeedRecords, isWhole: boolean): LeagueNow {
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

/** How long a match that was played stays, in milliseconds: 400 days. */
const KEPT_AFTER_MATCH = 400 * 24 * 3_600_000;
/** How often a subscriber should ask, in hours. */
const ASK_AGAIN_HOURS = 6;

/** Whether the entries are equal but for how often they were changed. */
const isSame = (a: CalendarEvent, b: CalendarEvent) =>
  JSON.stringify({ ...a, sequence: 0 }) === JSON.stringify({ ...b, sequence: 0 });

/** Calendars take the highest sequence: every change has a higher one than what was given out before. */
function numbered(event: CalendarEvent, before: CalendarEvent | undefined): CalendarEvent {
  if (!before) return event;
  const least = isSame(event, before) ? before.sequence : before.sequence + 1;
  return { ...event, sequence: Math.max(event.sequence, least) };
}

/** Whether an entry that is in no list of today stays as it was given out: because nobody knows whether its record was deleted. */
function isKept(event: CalendarEvent, { isWhole, unreadable, past }: LeagueNow, now: number) {
  if (event.start < now - KEPT_AFTER_MATCH) return false;
  if (!isWhole) return !unreadable || [...unreadable].some((id) => isUidOf(event.uid, id));
  return !past && event.start <= now && !event.isCancelled;
}

/** The entries that were given out and may be those of closed seasons, whose records are elsewhere now. */
export const mayBePast = (of: LeagueNow, { before, now, origin }: Run): boolean => {
  const there = new Set(entriesOf(of, origin).map(({ uid }) => uid));
  return (before[feedPlace(of)]?.events ?? []).some(
    ({ uid, start }) => start <= now && !there.has(uid),
  );
};

export interface Run {
  readonly before: Feeds;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The address of the site, "https://…". */
  readonly origin: string;
}

interface FeedName {
  readonly name: string;
  readonly place: string;
  /** undefined: the league's own. */
  readonly club?: string | undefined;
}

/** What is there, with what was given out of closed seasons. What was deleted or erased leaves the feed: nothing of it stays. */
function feedOf(
  of: LeagueNow,
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

/** The entries of a league, or those of one of its clubs. */
function entriesOf(
  { league, matches, meets }: Pick<LeagueNow, "league" | "matches" | "meets">,
  origin: string,
  club?: string,
): readonly CalendarEvent[] {
  const isOwn = (teams: readonly string[]) =>
    club === undefined || teams.some((team) => sameName(team, club));
  return [
    ...matches
      .filter(({ teamA, teamB }) => isOwn([teamA, teamB]))
      .flatMap((match) => calendarEvent(league, match, origin) ?? []),
    ...meets
      .filter((meet) => club === undefined || takesPart(meet, club))
      .flatMap((meet) => meetEvent(league, meet, origin) ?? []),
  ];
}

/** The feeds of these leagues and of their clubs. A deleted club keeps its feed, empty, so that its matches leave. */
export function feedsOf(leagues: readonly LeagueNow[], run: Run): Feeds {
  const feeds: Record<string, Feed> = {};
  for (const now of leagues) {
    const { league, clubs } = now;
    const add = (place: string, name: string, current: readonly CalendarEvent[], club?: string) => {
      feeds[place] = feedOf(now, current, { ...run, name, place, club });
    };
    add(feedPlace({ league }), league.name, entriesOf(now, run.origin));
    for (const club of clubs) {
      const own = entriesOf(now, run.origin, club.name);
      add(feedPlace({ league, club }), `${club.name}, ${league.name}`, own, club.name);
    }
    for (const [place, { name }] of Object.entries(run.before)) {
      const isGone = place.startsWith(`${league.slug}/`) && !feeds[place];
      if (isGone) add(place, name, []);
    }
  }
  return feeds;
}

/** A feed as the file that is subscribed to. @param now epoch milliseconds */
export const feedText = ({ name, events }: Feed, now: number): string =>
  icsText(events, { name, now, renewed: ASK_AGAIN_HOURS });
