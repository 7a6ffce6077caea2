import { isOfArena, isOfLeague, kinds } from "@/records/kinds";
import { parseRecord, parseRecords, type EntityKind, type RecordOf } from "@/records/record";
import { isInSheet, lettersOf, recordOfEntry, sheetKinds, type SheetKind } from "@/records/sheet";
import { readMap, readText } from "@/domain/reading";
import type { LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { MAX_LISTED, type DocumentReader, type FoundDocument, type RawDocument } from "./documents";
import { DataFailure } from "./failure";
import type { Listing, RecordRequest, SheetListings } from "./reader";

/** Where the aggregation documents are: all records of one collection and season in one document. */
export const PUBLISHED = "published";

/** The aggregation document's id; the current season's has none in it. */
export function publishedId(collection: string, season?: string): string {
  return season ? `${collection}@${season}` : collection;
}

const seasonPattern = /^[A-Za-z0-9_-]{1,20}$/;

/** Whether a season may have this id. */
export const isSeasonId = (id: string): boolean => seasonPattern.test(id);

/**
 * The season in whose document a stored record is published; undefined: the current one's. As `firestore.rules` has it.
 * @param kind of the record: the arena's are in one document, and an opened league's `season` is the name of its first one
 */
export function publishedSeason(stored: RawDocument, kind?: EntityKind): string | undefined {
  const season = kind && isOfArena(kind) ? undefined : stored["season"];
  return typeof season === "string" && isSeasonId(season) ? season : undefined;
}

/** A past season's id, undefined for the current one, however it is given. */
function pastSeason(league: LeagueEntry, season: string | undefined): string | undefined {
  return season === league.seasons[0].id ? undefined : season;
}

/** The season a stored record belongs to; undefined: the current one, though the record may name it. */
export function seasonOf(
  league: LeagueEntry,
  stored: RawDocument,
  kind?: EntityKind,
): string | undefined {
  return pastSeason(league, publishedSeason(stored, kind));
}

type StoredEntries = readonly (readonly [id: string, stored: unknown])[];

/** What was read, as a listing of one season. */
export function toListing<K extends EntityKind>(
  { league, kind, season }: { league: LeagueEntry; kind: K; season?: string | undefined },
  stored: StoredEntries,
  source: Listing<K>["source"],
): Listing<K> {
  const wanted = pastSeason(league, season);
  const ofSeason = stored.filter(([, one]) => seasonOf(league, readMap(one), kind) === wanted);
  // A map's keys come in any order.
  ofSeason.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...parseRecords(kind, ofSeason), readAt: Date.now(), source };
}

/** The records of an aggregation document; null when it is no such document. */
export function publishedRecords(document: RawDocument | null): StoredEntries | null {
  const records = document?.["records"];
  if (typeof records !== "object" || records === null || Array.isArray(records)) return null;
  return Object.entries(records);
}

/**
 * The listing in an aggregation document; null when it is not one.
 * @param readAt when it was read, where that was not now
 */
export function publishedListing<K extends EntityKind>(
  wanted: { league: LeagueEntry; kind: K; season?: string | undefined },
  document: RawDocument | null,
  readAt?: number,
): Listing<K> | null {
  const records = publishedRecords(document);
  if (!records) return null;
  const days = daysIn(wanted.kind, records);
  const listing = { ...toListing(wanted, records, "published"), ...(days && { days }) };
  return readAt === undefined ? listing : { ...listing, readAt };
}

/** The days that published entries have beside their record's keys; null for a kind that has none. */
function daysIn(kind: EntityKind, entries: StoredEntries): Listing<EntityKind>["days"] | null {
  const { days: keys } = kinds[kind];
  if (!keys) return null;
  const said = entries.map(([id, entry]) => {
    const [first, last] = keys.map((key) => readText(readMap(entry)[key]));
    return [id, { first: first ?? "", last: last ?? "" }];
  });
  return Object.fromEntries(said);
}

/**
 * Reads records of the arena as visitors may, who list none of its collections: what is not published is not to be seen.
 * @throws DataFailure
 */
async function readOfArena<K extends EntityKind>(
  documents: DocumentReader,
  league: LeagueEntry,
  kind: K,
): Promise<Listing<K>> {
  const wanted = { league, kind };
  const document = await documents.get(PUBLISHED, kind);
  return publishedListing(wanted, document) ?? toListing(wanted, [], "published");
}

/** The aggregation document's id of a season of that collection, however the season is given. */
export function publishedIdOf(league: LeagueEntry, collection: string, season?: string): string {
  return publishedId(collection, pastSeason(league, season));
}

/** The league sheet's id: of the current season, or of a past one for what belongs to a season. */
export function sheetIdOf(league: LeagueEntry, kind: EntityKind, season?: string): string {
  return publishedId(league.slug, isOfLeague(kind) ? undefined : pastSeason(league, season));
}

/**
 * What a league's sheet holds of one kind of record; null when the document is no sheet.
 * @param readAt when it was read, where that was not now
 */
function sheetListing<K extends SheetKind>(
  { league, kind, season }: { league: LeagueEntry; kind: K; season?: string | undefined },
  sheet: RawDocument | null,
  readAt = Date.now(),
): Listing<K> | null {
  const section = sheet?.[kind] ?? (sheet && kinds[kind].addedLater && {});
  if (typeof section !== "object" || section === null || Array.isArray(section)) return null;
  const ofSeason = isOfLeague(kind) ? undefined : pastSeason(league, season);
  const entries = Object.entries(section).map(([id, entry]): [string, unknown] => [
    id,
    { ...recordOfEntry(kind, readMap(entry)), ...(ofSeason !== undefined && { season: ofSeason }) },
  ]);
  // A map's keys come in any order.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const listing = { ...parseRecords(kind, entries), readAt, source: "published" } as const;
  return lettersOf(kind) ? { ...listing, isBrief: true } : listing;
}

/**
 * Reads a listing: the aggregation document, or where there is none the collection.
 * @throws DataFailure
 */
export async function readListing<K extends EntityKind>(
  documents: DocumentReader,
  league: LeagueEntry,
  kind: K,
  season?: string,
): Promise<Listing<K>> {
  const collection = collectionOf(league, kind);
  const wanted = { league, kind, season };
  if (!collection) return toListing(wanted, [], "collection");
  const id = publishedIdOf(league, collection, season);
  const published =
    isPublishedWhole(kind) && publishedListing(wanted, await documents.get(PUBLISHED, id));
  if (published) return published;
  return collectionListing(wanted, await documents.list(collection, mostListed(kind)));
}

/** The most records of a kind that are listed: the rules answer no request for more of the arena's. */
export const mostListed = (kind: EntityKind, most = MAX_LISTED): number =>
  Math.min(kinds[kind].most ?? most, most);

/** Whether the published document of a collection holds all of each record, so that it can be listed from there. */
export const isPublishedWhole = (kind: EntityKind): boolean => kinds[kind].shown === undefined;

/** What was listed of a collection that is not published; it says where that is not all. */
export function collectionListing<K extends EntityKind>(
  wanted: { league: LeagueEntry; kind: K; season?: string | undefined },
  found: readonly FoundDocument[],
): Listing<K> {
  const stored = found.map((one) => [one.id, one.data] as const);
  const listing = toListing(wanted, stored, "collection");
  return found.length < mostListed(wanted.kind) ? listing : { ...listing, isCut: true };
}

/** What a sheet holds of every kind; null when the document is not a sheet. */
export function sheetListings(
  league: LeagueEntry,
  sheet: RawDocument | null,
): SheetListings | null {
  const of = <K extends SheetKind>(kind: K) =>
    // Sheets made before a kind existed lack its section, and a league that does not keep it needs none.
    sheetListing({ league, kind }, sheet) ??
    (sheet && !collectionOf(league, kind) ? toListing({ league, kind }, [], "published") : null);
  const listings = sheetKinds.map((kind) => [kind, of(kind)] as const);
  // Where none is null, each kind has its own.
  return listings.every(([, listing]) => listing)
    ? (Object.fromEntries(listings) as SheetListings)
    : null;
}

/** A listing that is wanted. */
export interface PublishedListingRequest<K extends EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  readonly season?: string | undefined;
  readonly whole?: boolean | undefined;
}

/** The sheet's id when it answers such a request; undefined when that takes the collection's own document. */
export function sheetFor({
  league,
  kind,
  season,
  whole,
}: PublishedListingRequest<EntityKind>): string | undefined {
  return isInSheet(kind) && !whole ? sheetIdOf(league, kind, season) : undefined;
}

/**
 * Reads a listing as visitors do: from the league's sheet, or where there is none as `readListing`.
 * @throws DataFailure
 */
export async function readForVisitors<K extends EntityKind>(
  documents: DocumentReader,
  wanted: PublishedListingRequest<K>,
): Promise<Listing<K>> {
  const { league, kind, season } = wanted;
  if (isOfArena(kind)) return readOfArena(documents, league, kind);
  const id = collectionOf(league, kind) && sheetFor(wanted);
  const sheet = id === undefined ? null : await documents.get(PUBLISHED, id);
  return listingIn(sheet, wanted) ?? readListing(documents, league, kind, season);
}

/** The listing in a sheet; null if it is no sheet, or does not hold the kind. */
export function listingIn<K extends EntityKind>(
  sheet: RawDocument | null,
  { league, kind, season }: PublishedListingRequest<K>,
  readAt?: number,
): Listing<K> | null {
  // The compiler does not narrow K by the check of its value.
  return isInSheet(kind)
    ? (sheetListing({ league, kind, season }, sheet, readAt) as Listing<K> | null)
    : null;
}

/**
 * Reads a listing as `readListing`, but as somebody who may list no collection of a league that has a sheet: what is not
 * published there is not to be seen.
 * @throws DataFailure
 */
export async function readPublished<K extends EntityKind>(
  documents: DocumentReader,
  league: LeagueEntry,
  kind: K,
  season?: string,
): Promise<Listing<K>> {
  if (isOfArena(kind)) return readOfArena(documents, league, kind);
  try {
    return await readListing(documents, league, kind, season);
  } catch (thrown) {
    const isDenied = thrown instanceof DataFailure && thrown.kind === "denied";
    if (!isDenied || !(await documents.get(PUBLISHED, league.slug))) throw thrown;
    return toListing({ league, kind, season }, [], "published");
  }
}

/**
 * Reads one whole record; null when there is none. What visitors may not read in its stored form, because an old site
 * left more in it than is for all, is read from the published document.
 * @throws DataFailure
 */
export async function readRecord<K extends EntityKind>(
  documents: DocumentReader,
  { league, kind, id }: RecordRequest<K>,
): Promise<RecordOf<K> | null> {
  const collection = collectionOf(league, kind);
  if (!collection) return null;
  const refused = (thrown: unknown) => {
    if (thrown instanceof DataFailure && thrown.kind === "denied") return REFUSED;
    throw thrown;
  };
  const stored = await documents.get(collection, id).catch(refused);
  if (stored === REFUSED) {
    const { records } = await readPublished(documents, league, kind);
    return records.find((record) => record.id === id) ?? null;
  }
  const parsed = stored && parseRecord(kind, id, stored);
  return parsed?.ok ? parsed.record : null;
}

const REFUSED = Symbol("refused");
