import { toDocument, type StoredDocument, type StoredValue } from "@/records/document";
import {
  emptyEntity,
  newMeta,
  type Entities,
  type EntityKind,
  type RecordOf,
} from "@/records/record";
import { kindsOfLeagues, isOfLeague } from "@/records/kinds";
import { isInSheet, sheetEntry } from "@/records/sheet";
import { MINUTE } from "@/domain/durations";
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

export interface SeedDocument {
  readonly id: string;
  readonly document: StoredDocument;
  /** Whether reading it is meant to fail. */
  readonly broken: boolean;
}

/** One season's documents of a collection. */
export interface SeedCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  /** A past season's id; undefined is the current one. */
  readonly season: string | undefined;
  readonly documents: readonly SeedDocument[];
}

/** Documents that are the arena's and of no league, and what visitors read of them. */
export interface ArenaSeed {
  readonly collection: string;
  readonly documents: readonly SeedDocument[];
  readonly published: StoredDocument;
}

/** A document of the seed at its place. */
export interface PlacedDocument {
  readonly collection: string;
  readonly id: string;
  readonly data: StoredDocument;
}

export interface SeedData {
  readonly collections: readonly SeedCollection[];
  readonly ofArena: readonly ArenaSeed[];
  /** The state of matches that are on, by league. */
  readonly live: readonly SeedSheet[];
  readonly accounts: readonly SeedAccount[];
  /** What captains may do, and what they have reported and asked for. */
  readonly ofCaptains: readonly PlacedDocument[];
}

export interface SeedOptions {
  readonly now: Date;
  /**
   * `hard` adds the hard data of design.md section 5 and documents in the old site's shapes; `empty` is a new
   * installation, with its owner alone.
   */
  readonly variant?: SeedVariant | "empty" | undefined;
}

/** Every league of a local database, those that were opened in the app behind the others. */
const everySeason: readonly LeagueSeason[] = [...leagueSeasons, ...openedSeasons];

const SEASONAL = kindsOfLeagues.filter((kind) => !isOfLeague(kind));

/** The meta of a seeded record: saved once, nobody knows when. */
const saved = { ...newMeta, version: 1 };

/** The records of an earlier season as the competition reads them; its own record is not written yet. */
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

/** The season that is being played follows from its results; what was played before stays as it was kept. */
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

/** The places of documents, and when they were saved. */
interface Place<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly collection: string;
  readonly season: string | undefined;
  readonly savedAt: Date;
}

/** When a record was saved: a result when its match was over, so that an old one is not announced as today's. */
function savedWhen<K extends EntityKind>(
  { league, kind, savedAt }: Place<K>,
  entity: object,
): Date {
  if (kind !== "results" || !("date" in entity) || typeof entity.date !== "number") return savedAt;
  const over = entity.date + league.game.matchMinutes * MINUTE;
  return new Date(Math.min(over, savedAt.getTime()));
}

/** A stored record of the kind with its meta, as the site's own first save would leave it. */
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
 * A season for every league, and the ones before it that the registry names, as documents by
 * collection, and the local accounts. Pure: the same day and variant give the same data; dates lie
 * around `now` on the arena's clock.
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
      const of = <K extends EntityKind>(kind: K): SeedCollection[] => {
        const collection = collectionOf(league, kind);
        if (!collection) return [];
        const place = { league, kind, collection, season, savedAt };
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
  // Those who test arrange what they need; somebody who looks at the site finds it.
  const isBusy = variant !== "normal";
  return {
    collections,
    ofArena: arenaSeeds(now, collections),
    live,
    accounts,
    ofCaptains: captainSeeds({ accounts, collections, now, isBusy }),
  };
}

/** That no league was opened in the app: visitors read that document even where there is none. */
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
    // What is shown of an official is some of what is stored.
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

/** The live document of a league of which matches are on; undefined where none is. */
function liveSeed({ live }: Season, now: Date): StoredDocument | undefined {
  const last = live.at(-1);
  if (!last) return undefined;
  const matches = Object.fromEntries(live.map(({ id, match }) => [id, liveDocument(match)]));
  // A live match is written as stored values.
  return { matches, lastId: last.id, lastChange: "seed", updatedAt: now } as StoredDocument;
}

/** The id of the aggregation document these documents are in. */
export function publishedSeedId({ collection, season }: SeedCollection): string {
  return publishedId(collection, season);
}

/** The aggregation document of these documents, with all of them, as publishing leaves it. */
export function publishedSeed(
  { documents }: Pick<SeedCollection, "documents">,
  now: Date,
): StoredDocument {
  const records: Record<string, StoredValue> = {};
  for (const { id, document } of documents) records[id] = document;
  return { records, lastId: "", lastChange: "", updatedAt: now };
}

/** A document of a whole league: its sheet, or the state of its matches; the id is its slug. */
export interface SeedSheet {
  readonly id: string;
  readonly document: StoredDocument;
}

/** The sheets of the leagues and seasons that these collections are of, as publishing leaves them. */
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
      // An entry holds values of the record, which are stored values.
      sheetEntry(kind, one.document) as StoredDocument,
    ]);
    sheet[kind] = { ...sheet[kind], ...Object.fromEntries(entries) };
    sheets.set(id, sheet);
  }
  return [...sheets].map(([id, sheet]) => ({
    id,
    document: { ...sheet, lastId: "", lastChange: "", updatedAt: now },
  }));
}
