import { toDocument, type StoredDocument, type StoredValue } from "@/records/document";
import {
  emptyEntity,
  newMeta,
  type Entities,
  type EntityKind,
  type RecordOf,
} from "@/records/record";
import { kindsOfLeagues, isOfLeague } from "@/records/kinds";
import { isInSheet, publishedSheetEntry } from "@/records/sheet";
import { DAY, MINUTE } from "@/domain/durations";
import type { AnyRecords } from "@/domain/season/championship";
import { finalOrder } from "@/domain/season/finalOrder";
import { bestsInText } from "@/domain/season/bests";
import { meetSeasonOf } from "@/domain/season/meets";
import type { League } from "@/domain/league/league";
import { collectionOf, shapeOf } from "@/records/shape";
import { publishedEntry } from "@/data/publicRecord";
import { GROUNDS } from "@/data/grounds";
import { liveDocument } from "@/data/liveState";
import { OFFICIALS } from "@/data/officials";
import { LEAGUES } from "@/data/openedLeagues";
import { publishedId, sheetIdOf } from "@/data/published";
import { seedAccounts, type SeedAccount } from "./accounts";
import { calendarAround, yearsBefore } from "./calendar";
import { captainSeeds } from "./captains";
import { groundSeeds } from "./grounds";
import { drawnCups, leagueSeasons, type LeagueSeason, type SeedVariant } from "./leagueSeasons";
import { officialSeeds } from "./officials";
import { asOldSite, unreadable } from "./oldSite";
import { openedSeasons, openedSeeds } from "./openedLeagues";
import type { Entry, Season, SeasonRecords } from "./season";

export type { SeedVariant } from "./leagueSeasons";

/** A stored document of the seed. */
export interface SeedDocument {
  readonly id: string;
  readonly document: StoredDocument;
  /** Whether it cannot be parsed on purpose. */
  readonly broken: boolean;
}

/** The documents of a collection in one season. */
export interface SeedCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  /** The id of a past season; undefined for the current one. */
  readonly season: string | undefined;
  readonly documents: readonly SeedDocument[];
}

/** Documents of the whole arena, which belong to no league, and the published document that visitors read. */
export interface ArenaSeed {
  readonly collection: string;
  readonly documents: readonly SeedDocument[];
  readonly published: StoredDocument;
}

/** A document of the seed with its collection. */
export interface PlacedDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: StoredDocument;
}

/** All data of the seed. */
export interface SeedData {
  readonly collections: readonly SeedCollection[];
  readonly ofArena: readonly ArenaSeed[];
  /** The live documents of leagues with live matches. */
  readonly live: readonly SeedSheet[];
  readonly accounts: readonly SeedAccount[];
  /** The switches, lists, reports and requests of captains. */
  readonly ofCaptains: readonly PlacedDocument[];
}

/** The choice of seed data. */
export interface SeedOptions {
  readonly now: Date;
  /**
   * `hard` adds the difficult data of design.md section 5 and documents in the old site's shapes; `empty` is a new
   * installation that has only its owner's account.
   */
  readonly variant?: SeedVariant | "empty" | undefined;
}

/** The seasons of every league of a local database; leagues that were opened in the app come last. */
const everySeason: readonly LeagueSeason[] = [...leagueSeasons, ...openedSeasons];

const SEASONAL = kindsOfLeagues.filter((kind) => !isOfLeague(kind));

/** The meta of a seeded record: saved once, at an unknown time. */
const saved = { ...newMeta, version: 1 };

/** Returns the records of an earlier season for computing its final order; its own record does not exist yet. */
function recordsOf(former: Season, season: string): AnyRecords {
  const of = <K extends EntityKind>(entries: readonly Entry<K>[] = []): RecordOf<K>[] =>
    entries.map(({ id, entity }) => ({ ...entity, ...saved, id: `${season}-${id}` }));
  return {
    fixtures: of(former.fixtures),
    results: of(former.results),
    standings: of(former.standings),
    seasons: [],
    teams: of(former.teams),
    meets: of(former.meets),
    events: of(former.events),
  };
}

function bestsIn(league: League, { meets = [], events = [], teams }: AnyRecords): string {
  return league.meets ? bestsInText(meetSeasonOf(league, { meets, events, teams })) : "";
}

/**
 * Returns the records of a league's seasons: the current one is computed from its results; the tables and figures of
 * earlier ones are kept by hand.
 */
function seasonEntries(league: League, former: ReadonlyMap<string, Season>): Entry<"seasons">[] {
  return league.seasons.map(({ id, label }, at) => {
    const { results, events } = league.collections;
    const mode = at === 0 && (results ?? events) ? "computed" : "kept";
    const season = former.get(id);
    const records = season && recordsOf(season, id);
    const places = records ? finalOrder(league, records) : [];
    const bests = records ? bestsIn(league, records) : "";
    const cups = at === 0 ? drawnCups(league) : [];
    const open = { pack: "", format: "", cups, open: [], champion: places[0] ?? "", places, bests };
    const entity = { ...emptyEntity("seasons"), ...open, label };
    return { id, entity: { ...entity, table: mode, players: mode } };
  });
}

/** Where and when documents were saved. */
interface Place<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly collection: string;
  readonly season: string | undefined;
  readonly savedAt: Date;
  /** When the clubs, players and fixtures were saved. */
  readonly preparedAt: Date;
}

/** The days before its first match on which the records of a season were saved. */
const DAYS_BEFORE = 14;

/** The kinds of record that are saved before a season. */
const PREPARED: ReadonlySet<EntityKind> = new Set(["teams", "players", "fixtures", "meets"]);

/** Returns when the clubs, players and fixtures of a season were saved; no later than `latest`. */
function preparedIn({ fixtures = [], meets = [] }: SeasonRecords, latest: Date): Date {
  const days = [...fixtures, ...meets].flatMap(({ entity: { date } }) => date ?? []);
  return new Date(Math.min(latest.getTime(), ...days.map((date) => date - DAYS_BEFORE * DAY)));
}

/**
 * Returns when a record was saved: a result at the end of its match, so that an old result is not announced as today's;
 * clubs, players and fixtures before the season.
 */
function savedWhen<K extends EntityKind>(
  { league, kind, savedAt, preparedAt }: Place<K>,
  entity: object,
): Date {
  if (PREPARED.has(kind)) return preparedAt;
  if (kind !== "results" || !("date" in entity) || typeof entity.date !== "number") return savedAt;
  const over = entity.date + league.game.matchMinutes * MINUTE;
  return new Date(Math.min(over, savedAt.getTime()));
}

/** Returns the stored document of a record with its meta, as the site's first save would write it. */
function stored<K extends EntityKind>(
  place: Place<K>,
  id: string,
  entity: Entities[K],
): StoredDocument {
  const { league, kind, collection, season } = place;
  return {
    ...toDocument(kind, entity, shapeOf(league)),
    version: 1,
    updatedAt: savedWhen(place, entity),
    change: `seed-${collection}-${id}`,
    ...(season && { season }),
  };
}

function documentsOf<K extends EntityKind>(
  place: Place<K>,
  entries: readonly Entry<K>[],
  variant: SeedVariant,
): SeedDocument[] {
  const { league, kind, season } = place;
  const hard = variant === "hard" && season === undefined && kind !== "seasons";
  const documents = entries.map((entry, nth): SeedDocument => {
    const id = season ? `${season}-${entry.id}` : entry.id;
    const old = hard && nth % 3 === 2;
    const document = old
      ? asOldSite(toDocument(kind, entry.entity, shapeOf(league)), (nth - 2) / 3)
      : stored(place, id, entry.entity);
    return { id, document, broken: false };
  });
  if (!hard || !(kind in unreadable)) return documents;
  const document = unreadable[kind as keyof typeof unreadable];
  return [...documents, { id: "broken", document, broken: true }];
}

/**
 * Creates a season for every league, its earlier seasons in the registry, as documents by collection, and the local
 * accounts. Pure: the same day and variant give the same data; dates are around `now` in the arena's time zone.
 */
export function seedData({ now, variant = "normal" }: SeedOptions): SeedData {
  const live: SeedSheet[] = [];
  if (variant === "empty")
    return {
      collections: [],
      ofArena: [noLeagues(now)],
      live,
      accounts: seedAccounts.slice(0, 1),
      ofCaptains: [],
    };
  const calendar = calendarAround(now);
  const collections = everySeason.flatMap(({ league, play, playFormer }) => {
    const collectionsOf = (
      played: SeasonRecords,
      kinds: readonly EntityKind[],
      season: string | undefined,
      savedAt: Date,
    ): SeedCollection[] => {
      const preparedAt = preparedIn(played, savedAt);
      const of = <K extends EntityKind>(kind: K): SeedCollection[] => {
        const collection = collectionOf(league, kind);
        if (!collection) return [];
        const place = { league, kind, collection, season, savedAt, preparedAt };
        return [{ ...place, documents: documentsOf(place, played[kind] ?? [], variant) }];
      };
      return kinds.flatMap((kind) => of(kind));
    };
    const [, ...past] = league.seasons;
    const former = new Map(
      past.flatMap(({ id }, at) =>
        playFormer ? [[id, playFormer(yearsBefore(calendar, at + 1), id)] as const] : [],
      ),
    );
    const current = play(calendar, variant, now.getTime());
    const document = liveSeed(current, now);
    if (document) live.push({ id: league.slug, document });
    return [
      ...collectionsOf(
        { ...current, seasons: seasonEntries(league, former) },
        kindsOfLeagues,
        undefined,
        now,
      ),
      ...past.flatMap(({ id }, at) => {
        const played = former.get(id);
        if (!played) return [];
        const then = yearsBefore(calendar, at + 1);
        return collectionsOf(played, SEASONAL, id, new Date(then(21, "12:00")));
      }),
    ];
  });
  const accounts = seedAccounts;
  // Tests create the data that they need; visitors of the demo find it here.
  const isBusy = variant !== "normal";
  return {
    collections,
    ofArena: arenaSeeds(now, collections),
    live,
    accounts,
    ofCaptains: captainSeeds({ accounts, collections, now, isBusy }),
  };
}

/** Returns an empty list of opened leagues: visitors request that document even if there are none. */
const noLeagues = (now: Date): ArenaSeed => ({
  collection: LEAGUES,
  documents: [],
  published: publishedSeed({ documents: [] }, now),
});

function arenaSeeds(now: Date, collections: readonly SeedCollection[]): readonly ArenaSeed[] {
  const grounds = groundSeeds(now);
  const officials = officialSeeds(now);
  const shown = officials.flatMap((one) => {
    const document = publishedEntry("officials", one.document);
    // The published fields of an official are a part of the stored ones.
    return document ? [{ ...one, document: document as StoredDocument }] : [];
  });
  const opened = openedSeeds(now, collections);
  const published = (documents: readonly SeedDocument[]) => publishedSeed({ documents }, now);
  return [
    { collection: GROUNDS, documents: grounds, published: published(grounds) },
    { collection: OFFICIALS, documents: officials, published: published(shown) },
    { collection: LEAGUES, documents: opened.stored, published: published(opened.shown) },
  ];
}

/** Returns the live document of a league; undefined if it has no live match. */
function liveSeed({ live }: Season, now: Date): StoredDocument | undefined {
  const last = live.at(-1);
  if (!last) return undefined;
  const matches = Object.fromEntries(live.map(({ id, match }) => [id, liveDocument(match)]));
  // A live match is already in its stored form.
  return { matches, lastId: last.id, lastChange: "seed", updatedAt: now } as StoredDocument;
}

/** Returns the id of the published document of these documents. */
export function publishedSeedId({ collection, season }: SeedCollection): string {
  return publishedId(collection, season);
}

/** Returns the published document of these documents, as publishing would write it. */
export function publishedSeed(
  { documents }: Pick<SeedCollection, "documents">,
  now: Date,
): StoredDocument {
  const records: Record<string, StoredValue> = {};
  for (const { id, document } of documents) records[id] = document;
  return { records, lastId: "", lastChange: "", updatedAt: now };
}

/**
 * A document of a whole league: its sheet or its live document. The id is the league's slug, for a past season's sheet
 * "slug@season".
 */
export interface SeedSheet {
  readonly id: string;
  readonly document: StoredDocument;
}

/** Returns the sheets of the leagues and seasons of these collections, as publishing would write them. */
export function sheetSeeds(collections: readonly SeedCollection[], now: Date): SeedSheet[] {
  const sheets = new Map<string, Record<string, Record<string, StoredValue>>>();
  for (const { league, kind, season, documents } of collections) {
    if (!isInSheet(kind)) continue;
    const id = sheetIdOf(league, kind, season);
    const sheet = sheets.get(id) ?? {
      teams: {},
      fixtures: {},
      results: {},
      standings: {},
      seasons: {},
      meets: {},
      events: {},
      news: {},
    };
    const entries = documents.map((one): [string, StoredDocument] => [
      one.id,
      // The values of an entry are the record's stored values.
      publishedSheetEntry(kind, one.document) as StoredDocument,
    ]);
    sheet[kind] = { ...sheet[kind], ...Object.fromEntries(entries) };
    sheets.set(id, sheet);
  }
  return [...sheets].map(([id, sheet]) => ({
    id,
    document: { ...sheet, lastId: "", lastChange: "", updatedAt: now },
  }));
}
