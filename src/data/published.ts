import { parseRecords, type EntityKind } from "@/domain/records/record";
import { readMap } from "@/domain/records/reading";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { MAX_LISTED, type DocumentReader, type RawDocument } from "./documents";
import type { Listing } from "./reader";

/** Where the aggregation documents stand: all records of one collection and season in one document. */
export const PUBLISHED = "published";

/** The aggregation document's id; the current season's has none in it. */
export function publishedId(collection: string, season?: string): string {
  return season ? `${collection}@${season}` : collection;
}

const seasonPattern = /^[A-Za-z0-9_-]{1,20}$/;

/** The season in whose document a stored record is published; undefined: the current one's. As `firestore.rules` has it. */
export function publishedSeason(stored: RawDocument): string | undefined {
  const season = stored["season"];
  return typeof season === "string" && seasonPattern.test(season) ? season : undefined;
}

/** A past season's id, undefined for the current one, however it is given. */
function pastSeason(league: League, season: string | undefined): string | undefined {
  return season === league.seasons[0].id ? undefined : season;
}

/** The season a stored record belongs to; undefined: the current one, though the record may name it. */
export function seasonOf(league: League, stored: RawDocument): string | undefined {
  return pastSeason(league, publishedSeason(stored));
}

type Stored = readonly (readonly [id: string, stored: unknown])[];

/** What was read, as a listing of one season. */
export function toListing<K extends EntityKind>(
  { league, kind, season }: { league: League; kind: K; season?: string | undefined },
  stored: Stored,
  source: Listing<K>["source"],
): Listing<K> {
  const wanted = pastSeason(league, season);
  const ofSeason = stored.filter(([, one]) => seasonOf(league, readMap(one)) === wanted);
  // A map's keys come in any order.
  ofSeason.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...parseRecords(kind, ofSeason), readAt: Date.now(), source };
}

/** The records of an aggregation document; null when it is none. */
export function publishedRecords(document: RawDocument | null): Stored | null {
  const records = document?.["records"];
  if (typeof records !== "object" || records === null || Array.isArray(records)) return null;
  return Object.entries(records);
}

/**
 * The listing in an aggregation document; null when it is none.
 * @param readAt when it was read, where that was not now
 */
export function publishedListing<K extends EntityKind>(
  wanted: { league: League; kind: K; season?: string | undefined },
  document: RawDocument | null,
  readAt?: number,
): Listing<K> | null {
  const records = publishedRecords(document);
  if (!records) return null;
  const listing = toListing(wanted, records, "published");
  return readAt === undefined ? listing : { ...listing, readAt };
}

/** The aggregation document's id of a season of that collection, however the season is given. */
export function publishedIdOf(league: League, collection: string, season?: string): string {
  return publishedId(collection, pastSeason(league, season));
}

/**
 * Reads a listing: the aggregation document, or where there is none the collection.
 * @throws DataFailure
 */
export async function readListing<K extends EntityKind>(
  documents: DocumentReader,
  league: League,
  kind: K,
  season?: string,
): Promise<Listing<K>> {
  const collection = collectionOf(league, kind);
  const wanted = { league, kind, season };
  if (!collection) return toListing(wanted, [], "collection");
  const id = publishedIdOf(league, collection, season);
  const published = publishedListing(wanted, await documents.get(PUBLISHED, id));
  if (published) return published;
  const found = await documents.list(collection, MAX_LISTED);
  return toListing(
    wanted,
    found.map((one) => [one.id, one.data] as const),
    "collection",
  );
}
