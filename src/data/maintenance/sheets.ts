import { isOfLeague } from "@/records/kinds";
import { readMap } from "@/domain/reading";
import { publishedSheetEntry, sheetKinds, type SheetKind } from "@/records/sheet";
import type { League } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { announceChange } from "../changes";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { documentSize } from "../documentSize";
import type { Drift, PublishedCheck, PublishedState } from "../maintenance";
import { fingerprint } from "../plain";
import { PUBLISHED, publishedId, seasonOf } from "../published";
import { publicRecord } from "../publicRecord";
import { knownSeasons, MAX_RECORDS, seasonsOf } from "./publishing";
import { countIn, rebuild, type Sections } from "./rebuilding";

/** The stored documents of a league that its sheets contain, by kind. */
export type FoundOfSheet = { readonly [K in SheetKind]: readonly FoundDocument[] };

/** Loads all stored documents that a league's sheets contain. */
async function readAll(documents: Documents, league: League): Promise<FoundOfSheet> {
  const list = async (kind: SheetKind) => {
    const collection = collectionOf(league, kind);
    return collection ? documents.list(collection, MAX_RECORDS) : [];
  };
  const found = await Promise.all(
    sheetKinds.map(async (kind) => [kind, await list(kind)] as const),
  );
  // There is one entry for each kind.
  return Object.fromEntries(found) as FoundOfSheet;
}

/** Returns the seasons that have a sheet; the current one is undefined. */
export function seasonsIn(league: League, found: FoundOfSheet): readonly (string | undefined)[] {
  const known = knownSeasons(league, found.seasons);
  const ofSeasons = sheetKinds.filter((kind) => !isOfLeague(kind)).flatMap((kind) => found[kind]);
  return [...seasonsOf(league, ofSeasons, known)];
}

/** Builds the content of a season's sheet. */
export function sectionsOf(
  league: League,
  season: string | undefined,
  found: FoundOfSheet,
): Sections {
  const section = (kind: SheetKind): RawDocument => {
    const own = found[kind].filter(({ data }) =>
      isOfLeague(kind) ? season === undefined : seasonOf(league, data) === season,
    );
    return Object.fromEntries(
      own.map(({ id, data }) => [id, publishedSheetEntry(kind, publicRecord(league, kind, data))]),
    );
  };
  return Object.fromEntries(sheetKinds.map((kind) => [kind, section(kind)]));
}

/** Compares the wanted content of a sheet with the published one. */
export function driftIn(season: string, wanted: Sections, sheet: RawDocument | null): Drift[] {
  return sheetKinds.flatMap((kind) => {
    const expected = readMap(wanted[kind]);
    const stands = readMap(sheet?.[kind]);
    const ids = new Set([...Object.keys(expected), ...Object.keys(stands)]);
    return [...ids].flatMap((id): Drift[] => {
      if (!(id in expected)) return [{ id, season, difference: "extra" }];
      if (!(id in stands)) return [{ id, season, difference: "missing" }];
      const same = fingerprint(expected[id]) === fingerprint(stands[id]);
      return same ? [] : [{ id, season, difference: "different" }];
    });
  });
}

function stateOf(season: string | undefined, sheet: RawDocument | null): PublishedState {
  return {
    season: season ?? "",
    exists: sheet !== null,
    records: countIn(sheet, sheetKinds),
    bytes: sheet ? documentSize(sheet) : 0,
  };
}

/** Compares a league's sheets with its records. @throws DataFailure */
export async function checkSheets(documents: Documents, league: League): Promise<PublishedCheck> {
  const found = await readAll(documents, league);
  const published: PublishedState[] = [];
  const drift: Drift[] = [];
  for (const season of seasonsIn(league, found)) {
    const sheet = await documents.get(PUBLISHED, publishedId(league.slug, season));
    published.push(stateOf(season, sheet));
    drift.push(...driftIn(season ?? "", sectionsOf(league, season, found), sheet));
  }
  return { published, drift };
}

/** Rebuilds the sheet of one season. @throws DataFailure */
export async function publishSheet(
  documents: Documents,
  league: League,
  season: string | undefined,
  by: string,
): Promise<PublishedState> {
  const sections = async () => sectionsOf(league, season, await readAll(documents, league));
  const published = { id: publishedId(league.slug, season), kind: "sheet" } as const;
  return stateOf(season, await rebuild(documents, published, sections, by));
}

/**
 * Rebuilds a league's sheets, one for each season, and returns their new state.
 * @throws DataFailure 'tooLarge' well before the database would refuse
 */
export async function publishSheets(
  documents: Documents,
  league: League,
  by: string,
): Promise<readonly PublishedState[]> {
  const states = new Map<string | undefined, PublishedState>();
  let seasons = seasonsIn(league, await readAll(documents, league));
  // The second round covers saves between listing the records and the first writing of a sheet.
  for (let round = 0; round < 2; round += 1) {
    for (const season of seasons) {
      states.set(season, await publishSheet(documents, league, season, by));
    }
    const { drift } = await checkSheets(documents, league);
    seasons = [...new Set(drift.map(({ season }) => season || undefined))];
  }
  for (const kind of sheetKinds) announceChange({ league: league.slug, kind });
  return [...states.values()];
}
