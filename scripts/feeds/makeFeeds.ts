import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { byKind } from "../../src/data/byKind";
import type { DocumentReader } from "../../src/data/documents";
import { publishedGrounds } from "../../src/data/grounds";
import { readWholeForVisitors } from "../../src/data/published";
import { FEED_FOLDER, FEED_LIST, type OfferedFeeds } from "../../src/leagues/feeds";
import type { League } from "../../src/domain/league/league";
import { openedPages, withOpened } from "../../src/leagues/opening";
import { writeAtom, type FeedContent } from "./atom";
import { writeClubPages } from "./clubPages";
import {
  FEED_KINDS,
  feedsOf,
  feedText,
  leagueNowOf,
  mayBePast,
  type FeedRecords,
  type Feeds,
  type LeagueFeedData,
  type PastSeasons,
  type Run,
} from "./feeds";
import type { MappedPage } from "../build/sitemap";
import { writeGroundPages } from "./groundPages";
import { writeLeaguePages, type OpenedInApp } from "./leaguePages";
import { writeMatchPages } from "./matchPages";
import type { RecordOf } from "../../src/records/record";
import { MEMORY, remember, loadEarlierFeeds } from "./memory";
import { picturesIn } from "./pictures";
import { writeRecordsMap } from "./recordsMap";
import { writeSeasonPages } from "./seasonPages";

/** The parameters of `makeFeeds`. */
export interface FeedsRun {
  readonly leagues: readonly League[];
  /** Those of `leagues` that were opened in the app, so that the build has no pages of them. */
  readonly opened?: readonly OpenedInApp[];
  readonly documents: DocumentReader;
  /** The address of the site, "https://…"; after it, its other addresses. */
  readonly origins: readonly [string, ...string[]];
  /** The folder of the built site. */
  readonly dist: string;
  /** The file in which this computer stores the feeds of its last run. */
  readonly memory: string;
  /** In epoch milliseconds. */
  readonly now: number;
  /**
   * Whether this is the run before a deployment. If true, a site without calendars gets none, and if the records cannot
   * be read, the calendars stay unchanged.
   */
  readonly isRenewal: boolean;
}

/** The outcome of a run. */
export interface FeedsMade {
  readonly calendars: number;
  /** Number of feeds of results and announcements; 0 if not all records can be read. */
  readonly atom: number;
  /** Number of pages of leagues opened in the app, matches, past seasons, clubs and grounds; they are in a sitemap. */
  readonly pages: number;
  /** Number of pictures of matches and champions; in `drawn`, of those that were newly drawn. */
  readonly pictures: number;
  readonly drawn: number;
  /** Why the calendars are unchanged; null if they are new. */
  readonly stale: string | null;
}

const nothing = { records: [], unreadable: [], isCut: false } as const;

/** Loads a league's data of a season. @param season undefined for the current one @throws DataFailure */
async function leagueNow(
  league: League,
  documents: DocumentReader,
  season?: string,
): Promise<LeagueFeedData> {
  const read = await Promise.all(
    FEED_KINDS.map(async (kind) => {
      const listing = league.collections[kind]
        ? await readWholeForVisitors(documents, league, kind, season)
        : nothing;
      return { kind, ...listing };
    }),
  );
  const counted = read.filter(({ kind }) => kind !== "teams" && kind !== "events");
  const isCut = counted.some((one) => one.isCut);
  const unreadable = counted.flatMap((one) => one.unreadable);
  // The type is safe: `read` has the kinds in the order of FEED_KINDS.
  const records = byKind(FEED_KINDS, (_, at) => read[at]?.records ?? []) as FeedRecords;
  const now = leagueNowOf(league, records, unreadable.length === 0 && !isCut);
  return isCut ? now : { ...now, unreadable: new Set(unreadable.map(({ id }) => id)) };
}

/** Loads the matches and meets of a league's closed seasons. @throws DataFailure */
async function pastOf({ league }: LeagueFeedData, documents: DocumentReader): Promise<PastSeasons> {
  const { records: named } = league.collections.seasons
    ? await readWholeForVisitors(documents, league, "seasons")
    : nothing;
  const ids = new Set([
    ...league.seasons.slice(1).map(({ id }) => id),
    ...named.map(({ id }) => id),
  ]);
  const seasons = await Promise.all([...ids].map((season) => leagueNow(league, documents, season)));
  return {
    matches: seasons.flatMap(({ matches }) => matches),
    meets: seasons.flatMap(({ meets }) => meets),
  };
}

/**
 * Loads a league's current data with its announcements. Also loads its closed seasons if entries of the last run may
 * belong to them.
 * @throws DataFailure
 */
async function readLeague(
  league: League,
  documents: DocumentReader,
  run: Run,
): Promise<LeagueFeedData & FeedContent & { readonly seasons: readonly RecordOf<"seasons">[] }> {
  const { news: announcing, seasons: named } = league.collections;
  const [now, { records: news }, { records: seasons }] = await Promise.all([
    leagueNow(league, documents),
    announcing ? readWholeForVisitors(documents, league, "news") : nothing,
    named ? readWholeForVisitors(documents, league, "seasons") : nothing,
  ]);
  const past = mayBePast(now, run) ? { past: await pastOf(now, documents) } : {};
  return {
    ...now,
    league: withOpened(league, openedPages(league, seasons)),
    ...past,
    news,
    seasons,
  };
}

async function writeInto(dist: string, feeds: Feeds, now: number, renewed: number): Promise<void> {
  const write = async (place: string, text: string) => {
    const to = path.join(dist, FEED_FOLDER, place);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, text);
  };
  for (const [place, feed] of Object.entries(feeds)) await write(place, feedText(feed, now));
  await write(MEMORY, JSON.stringify(feeds));
  const list: OfferedFeeds = { renewed, places: Object.keys(feeds) };
  await write(FEED_LIST, JSON.stringify(list));
}

/**
 * Writes the calendars and feeds of these leagues into the built site, and pages of their matches and past seasons
 * (with a picture each), of their clubs and of the arena's grounds. It loads everything before it writes.
 * @returns null for a renewal if the site has no calendars
 * @throws Error if something cannot be read; nothing is written then. A renewal writes the old calendars instead
 */
export async function makeFeeds(run: FeedsRun): Promise<FeedsMade | null> {
  const { leagues, opened = [], documents, origins, dist, memory, now, isRenewal } = run;
  const [origin] = origins;
  const before = await loadEarlierFeeds(origins, memory);
  if (isRenewal && Object.keys(before).length === 0) return null;
  const kept = (thrown: unknown) => {
    if (!isRenewal) throw thrown;
    return thrown instanceof Error ? thrown.message : String(thrown);
  };
  const [read, grounds] = await Promise.all([
    Promise.all(leagues.map((one) => readLeague(one, documents, { before, now, origin }))),
    publishedGrounds(documents),
  ]).catch((thrown: unknown) => [kept(thrown), []] as const);
  const stale = typeof read === "string" ? read : null;
  const feeds = typeof read === "string" ? before : feedsOf(read, { before, now, origin });
  await writeInto(dist, feeds, now, stale === null ? now : 0);
  await remember(feeds, memory);
  const pages: MappedPage[] = [];
  const pictures = picturesIn(dist, memory.replace(/(\.json)?$/, "-pictures"));
  let atom = 0;
  let made = { all: 0, drawn: 0 };
  if (typeof read !== "string") {
    for (const one of opened) pages.push(...(await writeLeaguePages(dist, one, origin)));
    for (const league of read) {
      pages.push(...(await writeMatchPages(dist, league, { now, origin, grounds, pictures })));
      pages.push(...(await writeSeasonPages(dist, league, { origin, pictures })));
      pages.push(...(await writeClubPages(dist, league, origin)));
      atom += await writeAtom(dist, league, { now, origin });
    }
    made = await pictures.sweep();
    pages.push(...(await writeGroundPages(dist, grounds, origin)));
    await writeRecordsMap(dist, pages, origin);
  }
  return {
    calendars: Object.keys(feeds).length,
    atom,
    pages: pages.length,
    pictures: made.all,
    drawn: made.drawn,
    stale,
  };
}
