import { sheetKinds } from "@/records/sheet";
import { entityKinds, kindsOfLeagues } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { documentSize, MAX_PUBLISHED_BYTES } from "../documentSize";
import type { PublicationSurvey, PublishedPart, StoredRecords } from "../publication";
import { PUBLISHED, publishedId, seasonOf } from "../published";
import { driftOf, knownSeasons, MAX_RECORDS, recordsOf, seasonsOf } from "./publishing";
import { countIn } from "./rebuilding";
import { driftIn, sectionsOf, seasonsIn, type FoundOfSheet } from "./sheets";
import { readMap } from "@/domain/reading";

/** Loads every stored document of a league, by kind. */
async function readEverything(documents: Documents, league: League): Promise<StoredRecords> {
  const lists = entityKinds.map(async (kind): Promise<[EntityKind, readonly FoundDocument[]]> => {
    const collection = league.collections[kind];
    return [kind, collection ? await documents.list(collection, MAX_RECORDS) : []];
  });
  // There is one entry for each kind.
  return Object.fromEntries(await Promise.all(lists)) as StoredRecords;
}

/** Compares a season's published document of a kind with the stored records. */
async function partOf(
  documents: Documents,
  { league, kind, season }: { league: League; kind: EntityKind; season: string | undefined },
  found: readonly FoundDocument[],
): Promise<PublishedPart> {
  const shown = recordsOf({ league, kind, season }, found);
  const id = publishedId(collectionOf(league, kind) ?? "", season);
  const document = await documents.get(PUBLISHED, id);
  const drift = driftOf(kind, season ?? "", shown, readMap(document?.["records"]));
  const isSame = document !== null && drift.every(({ difference }) => difference === "unreadable");
  const records = Object.keys(shown).length;
  return { kind, season: season ?? "", records, ...stateOf({ records: shown }, isSame) };
}

function stateOf(document: RawDocument, isSame: boolean): Pick<PublishedPart, "bytes" | "state"> {
  const bytes = documentSize(document);
  if (isSame) return { bytes, state: "published" };
  return { bytes, state: bytes > MAX_PUBLISHED_BYTES ? "tooLarge" : "open" };
}

async function sheetPart(
  documents: Documents,
  league: League,
  season: string | undefined,
  found: FoundOfSheet,
): Promise<PublishedPart> {
  const wanted = sectionsOf(league, season, found);
  const sheet = await documents.get(PUBLISHED, publishedId(league.slug, season));
  const isSame = sheet !== null && driftIn(season ?? "", wanted, sheet).length === 0;
  const records = countIn(wanted, sheetKinds);
  return { kind: "sheet", season: season ?? "", records, ...stateOf(wanted, isSame) };
}

/**
 * Returns the published documents of a league: first those of each kind, then the sheets, because visitors can no
 * longer list collections once these exist.
 */
async function partsIn(
  documents: Documents,
  league: League,
  found: StoredRecords,
): Promise<PublishedPart[]> {
  const kinds = kindsOfLeagues.filter((kind) => collectionOf(league, kind));
  const known = knownSeasons(league, found.seasons);
  const ofKinds = kinds.flatMap((kind) =>
    [...seasonsOf(league, found[kind], known, kind)].map((season) =>
      partOf(documents, { league, kind, season }, found[kind]),
    ),
  );
  const parts = await Promise.all(ofKinds);
  const sheets = await Promise.all(
    seasonsIn(league, found).map((season) => sheetPart(documents, league, season, found)),
  );
  const isOpen = parts.some(({ state }) => state === "open" || state === "tooLarge");
  const collectionParts = sheets.map((part): PublishedPart =>
    part.state === "open" && isOpen ? { ...part, state: "waits" } : part,
  );
  return [...parts, ...collectionParts];
}

/** Returns the ids of the published documents that a season may have. */
const copiesOf = (league: League, season: string) =>
  [league.slug, ...kindsOfLeagues.map((kind) => collectionOf(league, kind))].flatMap((name) =>
    name === undefined ? [] : [publishedId(name, season)],
  );

/** Finds seasons that records name but the league does not have, with their published documents from earlier times. */
async function strangeIn(
  documents: Documents,
  league: League,
  found: StoredRecords,
): Promise<PublicationSurvey["strange"]> {
  const known = knownSeasons(league, found.seasons);
  const counts = new Map<string, number>();
  for (const { data } of Object.values(found).flat()) {
    const season = seasonOf(league, data);
    if (season !== undefined && !known.has(season)) {
      counts.set(season, (counts.get(season) ?? 0) + 1);
    }
  }
  return Promise.all(
    [...counts].map(async ([season, records]) => {
      const names = copiesOf(league, season);
      const stand = await Promise.all(names.map((id) => documents.exists(PUBLISHED, id, true)));
      return { season, records, copies: names.filter((_, at) => stand[at]) };
    }),
  );
}

/** Compares a league's stored records with its published documents; reads every record. @throws DataFailure */
export async function surveyPublication(
  documents: Documents,
  league: League,
): Promise<PublicationSurvey> {
  const stored = await readEverything(documents, league);
  return {
    stored,
    parts: await partsIn(documents, league, stored),
    strange: await strangeIn(documents, league, stored),
  };
}
