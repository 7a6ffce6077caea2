import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { byKind } from "../../src/data/byKind";
import type { DocumentReader } from "../../src/data/documents";
import { publishedGrounds } from "../../src/data/grounds";
import { readPublished } from "../../src/data/published";
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
  type LeagueNow,
  type PastSeasons,
  type Run,
} from "./feeds";
import type { MappedPage } from "../build/sitemap";
import { writeGroundPages } from "./groundPages";
import { writeLeaguePages, type OpenedInApp } from "./leaguePages";
import { writeMatchPages } from "./matchPages";
import type { RecordOf } from "../../src/records/record";
import { MEMORY, remember, remembered } from "./memory";
import { picturesIn } from "./pictures";
import { writeRecordsMap } from "./recordsMap";
import { writeSeasonPages } from "./seasonPages";

export interface FeedsRun {
  readonly leagues: readonly League[];
  /** Those of them that were opened in the app: the build has no pages of them. */
  readonly opened?: readonly OpenedInApp[];
  readonly documents: DocumentReader;
  /** The address of the site, "https://…"; then its further addresses. */
  readonly origins: readonly [string, ...string[]];
  /** The built site. */
  readonly dist: string;
  /** Where this computer remembers what it wrote. */
  readonly memory: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Before a deployment: nothing is begun, and what cannot be renewed stays unchanged. */
  readonly isRenewal: boolean;
}

/** The outcome of a run. */
export interface FeedsMade {
  readonly calendars: number;
  /** Feeds of results and announcements; none where not everything can be read. */
  readonly atom: number;
  /** Pages of single matches, past seasons, clubs and grounds, for previews of links and in a sitemap. */
  readonly pages: number;
  /** Pictures of matches and champions; those that had not been drawn before. */
  readonly pictures: number;
  readonly drawn: number;
  /** Why they are as they were; null where they are new. */
  readonly stale: string | null;
}

const nothing = { records: [], unreadable: [], isCut: false } as const;

/** What there is of a league in a season, the current one where none is named. @throws DataFailure */
async function leagueNow(
  league: League,
  documents: DocumentReader,
  season?: string,
): Promise<LeagueNow> {
  const read = await Promise.all(
    FEED_KINDS.map(async (kind) => {
      const listing = league.collections[kind]
        ? await readPublished(documents, league, kind, season)
        : nothing;
      return { kind, ...listing };
    }),
  );
  const counted = read.filter(({ kind }) => kind !== "teams" && kind !== "events");
  const isCut = counted.some((one) => one.isCut);
  const unreadable = counted.flatMap((one) => one.unreadable);
  // They were read by their kinds, in this order.
  const records = byKind(FEED_KINDS, (_, at) => read[at]?.records ?? []) as FeedRecords;
  const now = leagueNowOf(league, records, unreadable.length === 0 && !isCut);
  return isCut ? now : { ...now, unreadable: new Set(unreadable.map(({ id }) => id)) };
}

/** What a league keeps of its closed seasons. @throws DataFailure */
async function pastOf({ league }: LeagueNow, documents: DocumentReader): Promise<PastSeasons> {
  const { records: named } = league.collections.seasons
    ? await readPublished(documents, league, "seasons")
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

/** What there is of a league now with its announcements, and of its closed seasons where something that was given out may be theirs. @throws DataFailure */
async function readLeague(
  league: League,
  documents: DocumentReader,
  run: Run,
): Promise<LeagueNow & FeedContent & { readonly seasons: readonly RecordOf<"seasons">[] }> {
  const { news: announcing, seasons: named } = league.collections;
  const [now, { records: news }, { records: seasons }] = await Promise.all([
    leagueNow(league, documents),
    announcing ? readPublished(documents, league, "news") : nothing,
    named ? readPublished(documents, league, "seasons") : nothing,
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
 * Writes the calendars of these leagues into the built site, and the pages of their matches and past seasons with a picture
 * each, of their clubs and of the arena's grounds, after everything was read.
 * @returns null for a renewal where there is nothing to be renewed
 * @throws Error where something cannot be read, with nothing written
 */
export async function makeFeeds(run: FeedsRun): Promise<FeedsMade | null> {
  const { leagues, opened = [], documents, origins, dist, memory, now, isRenewal } = run;
  const [origin] = origins;
  const before = await remembered(origins, memory);
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
