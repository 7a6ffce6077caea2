import { isOfArena, isOfLeague } from "@/records/kinds";
import { readMap } from "@/domain/reading";
import { parseRecord, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { announceChange } from "../changes";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { documentSize } from "../documentSize";
import type { Drift, PublishedCheck, PublishedState } from "../maintenance";
import { fingerprint } from "../plain";
import { mostListed, PUBLISHED, publishedId, seasonOf } from "../published";
import { publicRecord, publishedEntry, withoutDays } from "../publicRecord";
import { requireCollection } from "../saving/leagueStore";
import { countIn, rebuild } from "./rebuilding";

/** Most records of one kind that are read: more than any league will have. */
export const MAX_RECORDS = 10_000;

/**
 * Returns the ids of a league's seasons: those in the registry and those with a record. Other seasons cannot be
 * published.
 */
export function knownSeasons(
  league: League,
  seasons: readonly Pick<FoundDocument, "id">[],
): ReadonlySet<string> {
  return new Set([...league.seasons, ...seasons].map(({ id }) => id));
}

/**
 * Returns the seasons that have a published document each: the league's past seasons and those that records name. The
 * current season is undefined.
 * @param kind the kind of the records; records that belong to the whole league are not published for past seasons
 */
export function seasonsOf(
  league: League,
  found: readonly FoundDocument[],
  known: ReadonlySet<string>,
  kind?: EntityKind,
): ReadonlySet<string | undefined> {
  const past = kind && isOfLeague(kind) ? [] : league.seasons.slice(1).map(({ id }) => id);
  const named = found.map(({ data }) => seasonOf(league, data, kind));
  const isKnown = (season: string | undefined) => season === undefined || known.has(season);
  return new Set([undefined, ...past, ...named.filter(isKnown)]);
}

async function readKnownSeasons(documents: Documents, league: League) {
  const collection = collectionOf(league, "seasons");
  return knownSeasons(league, collection ? await documents.list(collection, MAX_RECORDS) : []);
}

/** Returns the records of a season in the form that visitors may read. */
export function recordsOf(
  { league, kind, season }: { league: League; kind: EntityKind; season: string | undefined },
  found: readonly FoundDocument[],
): RawDocument {
  const ofSeason = found.filter(({ data }) => seasonOf(league, data, kind) === season);
  return Object.fromEntries(
    ofSeason.flatMap(({ id, data }) => {
      const entry = isOfArena(kind) ? publishedEntry(kind, data) : publicRecord(league, kind, data);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

function stateOf(season: string | undefined, document: RawDocument | null): PublishedState {
  return {
    season: season ?? "",
    exists: document !== null,
    records: countIn(document, ["records"]),
    bytes: document ? documentSize(document) : 0,
  };
}

/** Compares a season's records with its published document. */
export function driftOf(
  kind: EntityKind,
  season: string,
  shown: RawDocument,
  published: RawDocument,
): Drift[] {
  const ids = new Set([...Object.keys(shown), ...Object.keys(published)]);
  return [...ids].flatMap((id): Drift[] => {
    const at = (difference: Drift["difference"]): Drift[] => [{ id, season, difference }];
    if (!(id in shown)) return at("extra");
    const unreadable = parseRecord(kind, id, shown[id]).ok ? [] : at("unreadable");
    if (!(id in published)) return [...unreadable, ...at("missing")];
    const entry = withoutDays(kind, readMap(published[id]));
    const same = fingerprint(shown[id]) === fingerprint(entry);
    return same ? unreadable : [...unreadable, ...at("different")];
  });
}

/** Compares the published documents of a kind with its collection. */
export async function checkPublished(
  documents: Documents,
  league: League,
  kind: EntityKind,
): Promise<PublishedCheck> {
  const collection = requireCollection(league, kind);
  const found = await documents.list(collection, mostListed(kind, MAX_RECORDS));
  const known = isOfArena(kind) ? new Set<string>() : await readKnownSeasons(documents, league);
  const published: PublishedState[] = [];
  const drift: Drift[] = [];
  for (const season of seasonsOf(league, found, known, kind)) {
    const document = await documents.get(PUBLISHED, publishedId(collection, season));
    published.push(stateOf(season, document));
    const shown = recordsOf({ league, kind, season }, found);
    drift.push(...driftOf(kind, season ?? "", shown, readMap(document?.["records"])));
  }
  return { published, drift };
}

/** Publishes one kind of one season; starts again if another save happens at the same time. */
export async function publishSeason(
  documents: Documents,
  { league, kind, season }: { league: League; kind: EntityKind; season: string | undefined },
  by: string,
): Promise<PublishedState> {
  const collection = requireCollection(league, kind);
  const id = publishedId(collection, season);
  const sections = async () => ({
    records: recordsOf({ league, kind, season }, await documents.list(collection, MAX_RECORDS)),
  });
  const document = await rebuild(documents, { id, kind }, sections, by);
  return stateOf(season, document);
}

/** Publishes all seasons of a kind. */
export async function publish(
  documents: Documents,
  league: League,
  kind: EntityKind,
  by: string,
): Promise<readonly PublishedState[]> {
  const collection = requireCollection(league, kind);
  const states = new Map<string, PublishedState>();
  const found = await documents.list(collection, MAX_RECORDS);
  const known = await readKnownSeasons(documents, league);
  const all = [...seasonsOf(league, found, known, kind)];
  let seasons: Iterable<string> = all.map((season) => season ?? "");
  // The second round covers saves between listing the collection and the first writing of a document.
  for (let round = 0; round < 2; round += 1) {
    for (const season of seasons) {
      const which = { league, kind, season: season || undefined };
      states.set(season, await publishSeason(documents, which, by));
    }
    const { drift } = await checkPublished(documents, league, kind);
    const real = drift.filter(({ difference }) => difference !== "unreadable");
    seasons = new Set(real.map(({ season }) => season));
  }
  announceChange({ league: league.slug, kind });
  return [...states.values()];
}
