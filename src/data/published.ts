import { isOfArena, isOfLeague, kinds } from "@/records/kinds";
import { parseRecord, parseRecords, type EntityKind, type RecordOf } from "@/records/record";
import { isInSheet, lettersOf, recordOfEntry, sheetKinds, type SheetKind } from "@/records/sheet";
import { readMap, readText } from "@/domain/reading";
import type { LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { MAX_LISTED, type DocumentReader, type FoundDocument, type RawDocument } from "./documents";
import { DataFailure } from "./failure";
import type { Listing, RecordRequest, SheetListings } from "./reader";

/**
 * Collection of the documents that visitors read. A document holds the whole records of one collection and season, or a
 * sheet: a league's records of one season in one document, of most kinds, some of them in brief.
 */
export const PUBLISHED = "published";

/**
 * Returns the id of a published document: "collection@season", without "@season" for the current one. A sheet has the
 * league's slug in place of the collection.
 */
export function publishedId(collection: string, season?: string): string {
  return season ? `${collection}@${season}` : collection;
}

const seasonPattern = /^[A-Za-z0-9_-]{1,20}$/;

/** Whether the text is valid as the id of a season. */
export const isSeasonId = (id: string): boolean => seasonPattern.test(id);

/**
 * Returns the season in whose published document a record belongs by `firestore.rules`; undefined for the current one.
 * @param kind the record's kind. Kinds that the whole arena keeps have no seasons: the `season` in the record of an
 * opened league is only a name
 */
export function publishedSeason(stored: RawDocument, kind?: EntityKind): string | undefined {
  const season = kind && isOfArena(kind) ? undefined : stored["season"];
  return typeof season === "string" && isSeasonId(season) ? season : undefined;
}

/** Returns the id of a past season; undefined for the current one, even if its id is passed. */
function pastSeason(league: LeagueEntry, season: string | undefined): string | undefined {
  return season === league.seasons[0].id ? undefined : season;
}

/** Returns the season that a stored record belongs to; undefined for the current one, even if the record names it. */
export function seasonOf(
  league: LeagueEntry,
  stored: RawDocument,
  kind?: EntityKind,
): string | undefined {
  return pastSeason(league, publishedSeason(stored, kind));
}

type StoredEntries = readonly (readonly [id: string, stored: unknown])[];

/** Parses stored records as a listing of one season. */
export function toListing<K extends EntityKind>(
  { league, kind, season }: { league: LeagueEntry; kind: K; season?: string | undefined },
  stored: StoredEntries,
  source: Listing<K>["source"],
): Listing<K> {
  const wanted = pastSeason(league, season);
  const ofSeason = stored.filter(([, one]) => seasonOf(league, readMap(one), kind) === wanted);
  // The keys of a map are in no fixed order.
  ofSeason.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...parseRecords(kind, ofSeason), readAt: Date.now(), source };
}

/** Returns the records in a published document; null if it holds no records. */
export function publishedRecords(document: RawDocument | null): StoredEntries | null {
  const records = document?.["records"];
  if (typeof records !== "object" || records === null || Array.isArray(records)) return null;
  return Object.entries(records);
}

/**
 * Parses the listing in a published document; null if it holds no records.
 * @param readAt when the document was loaded, in epoch milliseconds; without it now
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

/** Returns the first and last days in published entries, by id; null for a kind without them. */
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
 * Loads records of the arena as visitors see them. They may not list its collections, so records that are not published
 * are left out.
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

/**
 * Returns the id of the published document of a league's collection for a season. Unlike `publishedId`, it takes the
 * current season by its id too.
 */
export function publishedIdInLeague(
  league: LeagueEntry,
  collection: string,
  season?: string,
): string {
  return publishedId(collection, pastSeason(league, season));
}

/**
 * Returns the id of the league's sheet with the records of a kind: that of the season, or the current one for kinds
 * that belong to the league and not to a season.
 */
export function sheetIdOf(league: LeagueEntry, kind: EntityKind, season?: string): string {
  return publishedId(league.slug, isOfLeague(kind) ? undefined : pastSeason(league, season));
}

/**
 * Parses the records of one kind in a league's sheet; null if the document is no sheet.
 * @param readAt when the document was loaded, in epoch milliseconds
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
  // The keys of a map are in no fixed order.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const listing = { ...parseRecords(kind, entries), readAt, source: "published" } as const;
  return lettersOf(kind) ? { ...listing, isBrief: true } : listing;
}

/**
 * Loads whole records from the published document of their collection; if there is none, from the collection, which
 * visitors may not list if the league has a sheet.
 * @throws DataFailure
 */
export async function readWhole<K extends EntityKind>(
  documents: DocumentReader,
  league: LeagueEntry,
  kind: K,
  season?: string,
): Promise<Listing<K>> {
  const collection = collectionOf(league, kind);
  const wanted = { league, kind, season };
  if (!collection) return toListing(wanted, [], "collection");
  const id = publishedIdInLeague(league, collection, season);
  const published =
    isPublishedWhole(kind) && publishedListing(wanted, await documents.get(PUBLISHED, id));
  if (published) return published;
  return collectionListing(wanted, await documents.list(collection, mostListed(kind)));
}

/** Returns how many records of a kind one request may list. For kinds of the whole arena the rules refuse more. */
export const mostListed = (kind: EntityKind, most = MAX_LISTED): number =>
  Math.min(kinds[kind].most ?? most, most);

/** Whether the published document of a collection contains whole records, so that it can replace the collection. */
export const isPublishedWhole = (kind: EntityKind): boolean => kinds[kind].shown === undefined;

/** Parses the listing of a collection that is not published. `isCut` is true if there may be more records. */
export function collectionListing<K extends EntityKind>(
  wanted: { league: LeagueEntry; kind: K; season?: string | undefined },
  found: readonly FoundDocument[],
): Listing<K> {
  const stored = found.map((one) => [one.id, one.data] as const);
  const listing = toListing(wanted, stored, "collection");
  return found.length < mostListed(wanted.kind) ? listing : { ...listing, isCut: true };
}

/** Parses the listings of every kind in a sheet; null if the document is not a sheet. */
export function sheetListings(
  league: LeagueEntry,
  sheet: RawDocument | null,
): SheetListings | null {
  const of = <K extends SheetKind>(kind: K) =>
    // A sheet made before a kind existed has no section for it. A league that does not keep the kind needs none.
    sheetListing({ league, kind }, sheet) ??
    (sheet && !collectionOf(league, kind) ? toListing({ league, kind }, [], "published") : null);
  const listings = sheetKinds.map((kind) => [kind, of(kind)] as const);
  // The type is safe: if no listing is null, each kind has its own.
  return listings.every(([, listing]) => listing)
    ? (Object.fromEntries(listings) as SheetListings)
    : null;
}

/** A request for a listing. */
export interface PublishedListingRequest<K extends EntityKind> {
  readonly league: LeagueEntry;
  readonly kind: K;
  readonly season?: string | undefined;
  readonly whole?: boolean | undefined;
}

/**
 * Returns the id of the sheet that contains the requested listing; undefined if only the published document of the
 * collection does.
 */
export function sheetFor({
  league,
  kind,
  season,
  whole,
}: PublishedListingRequest<EntityKind>): string | undefined {
  return isInSheet(kind) && !whole ? sheetIdOf(league, kind, season) : undefined;
}

/**
 * Loads a listing from the league's sheet, where records of some kinds are in brief. Loads it like `readWhole` if there
 * is no sheet, if sheets do not contain the kind, or if `whole` is set.
 * @throws DataFailure
 */
export async function readFromSheet<K extends EntityKind>(
  documents: DocumentReader,
  wanted: PublishedListingRequest<K>,
): Promise<Listing<K>> {
  const { league, kind, season } = wanted;
  if (isOfArena(kind)) return readOfArena(documents, league, kind);
  const id = collectionOf(league, kind) && sheetFor(wanted);
  const sheet = id === undefined ? null : await documents.get(PUBLISHED, id);
  return listingIn(sheet, wanted) ?? readWhole(documents, league, kind, season);
}

/** Parses the listing in a sheet; null if the document is no sheet or does not contain the kind. */
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
 * Loads whole records like `readWhole`, for visitors. Returns an empty listing if they may not list the collection
 * because the league has a sheet: then its records are not published.
 * @throws DataFailure
 */
export async function readWholeForVisitors<K extends EntityKind>(
  documents: DocumentReader,
  league: LeagueEntry,
  kind: K,
  season?: string,
): Promise<Listing<K>> {
  if (isOfArena(kind)) return readOfArena(documents, league, kind);
  try {
    return await readWhole(documents, league, kind, season);
  } catch (thrown) {
    const isDenied = thrown instanceof DataFailure && thrown.kind === "denied";
    if (!isDenied || !(await documents.get(PUBLISHED, league.slug))) throw thrown;
    return toListing({ league, kind, season }, [], "published");
  }
}

/**
 * Loads one whole record; null if there is none. If visitors may not read its stored form, because an old site stored
 * more in it than they may see, the record comes from the published document.
 * @throws DataFailure
 */
export async function readRecord<K extends EntityKind>(
  documents: DocumentReader,
  { league, kind, id, season }: RecordRequest<K>,
): Promise<RecordOf<K> | null> {
  const collection = collectionOf(league, kind);
  if (!collection) return null;
  const refused = (thrown: unknown) => {
    if (thrown instanceof DataFailure && thrown.kind === "denied") return REFUSED;
    throw thrown;
  };
  const stored = await documents.get(collection, id).catch(refused);
  if (stored === REFUSED) {
    const { records } = await readWholeForVisitors(documents, league, kind, season || undefined);
    return records.find((record) => record.id === id) ?? null;
  }
  const parsed = stored && parseRecord(kind, id, stored);
  return parsed?.ok ? parsed.record : null;
}

const REFUSED = Symbol("refused");
