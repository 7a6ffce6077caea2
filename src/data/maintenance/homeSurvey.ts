import { sheetKinds } from "@/records/sheet";
import { likeNames } from "@/domain/likeNames";
import { foldName } from "@/domain/names";
import { isKnownKey, notUnderstood } from "@/records/partlyRead";
import { entityKinds, parseRecord, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { namesToday } from "@/records/presentNames";
import { collectionOf, shapeOf } from "@/records/shape";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { documentSize, MAX_PUBLISHED_BYTES } from "../documentSize";
import type { HomeClub, HomeCollection, HomePart, HomeSurvey } from "../home";
import { PUBLISHED, publishedId, seasonOf } from "../published";
import { driftOf, knownSeasons, MAX_RECORDS, recordsOf, seasonsOf } from "./publishing";
import { countIn } from "./rebuilding";
import { driftIn, sectionsOf, seasonsIn, type FoundOfSheet } from "./sheets";
import { readMap } from "@/domain/reading";

type Found = Readonly<Record<EntityKind, readonly FoundDocument[]>>;

async function readEverything(documents: Documents, league: League): Promise<Found> {
  const lists = entityKinds.map(async (kind): Promise<[EntityKind, readonly FoundDocument[]]> => {
    const collection = collectionOf(league, kind);
    return [kind, collection ? await documents.list(collection, MAX_RECORDS) : []];
  });
  // One entry for each kind.
  return Object.fromEntries(await Promise.all(lists)) as Found;
}

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && /^\s*data:/i.test(value);

/** What a collection holds, and how much of it is understood. */
function collectionIn(
  league: League,
  kind: EntityKind,
  name: string,
  found: readonly FoundDocument[],
): HomeCollection {
  const read = { whole: 0, partly: 0, not: 0 };
  const pictures = { count: 0, bytes: 0 };
  const keys = new Map<string, number>();
  const shape = shapeOf(league);
  for (const { id, data } of found) {
    const unclear = Object.entries(notUnderstood(kind, data, shape));
    const isRead = parseRecord(kind, id, data).ok;
    read[isRead ? (unclear.length > 0 ? "partly" : "whole") : "not"] += 1;
    for (const [key, value] of unclear) {
      if (!isKnownKey(kind, key)) keys.set(key, (keys.get(key) ?? 0) + 1);
      if (!isPicture(value)) continue;
      pictures.count += 1;
      pictures.bytes += value.length;
    }
  }
  const unknownKeys = [...keys]
    .map(([key, records]) => ({ key, records }))
    .toSorted((a, b) => b.records - a.records || (a.key < b.key ? -1 : 1));
  return { kind, name, records: found.length, read, pictures, unknownKeys };
}

/** The names of clubs that a record says. */
function namesIn(kind: EntityKind, { id, data }: FoundDocument): readonly string[] {
  const parsed = parseRecord(kind, id, data);
  if (!parsed.ok) return [];
  const record: Readonly<Record<string, unknown>> = { ...parsed.record };
  return ["teamA", "teamB", "team", "club"].flatMap((field) => {
    const name = record[field];
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

/** The clubs that records name, those with most records first; a former name is its club's. */
function clubsIn(found: Found): readonly HomeClub[] {
  const clubs = new Map<string, HomeClub>();
  const teams = found.teams.flatMap(({ id, data }) => {
    const parsed = parseRecord("teams", id, data);
    return parsed.ok ? [parsed.record] : [];
  });
  const today = namesToday(teams);
  const add = (said: string, more: Pick<HomeClub, "records" | "kept">) => {
    const name = today.get(foldName(said)) ?? said;
    const key = foldName(name);
    const known = clubs.get(key);
    clubs.set(key, {
      name: known?.name ?? name,
      records: (known?.records ?? 0) + more.records,
      kept: more.kept || known?.kept === true,
    });
  };
  for (const { name } of teams) add(name, { records: 0, kept: true });
  for (const kind of entityKinds) {
    for (const one of found[kind]) {
      for (const name of namesIn(kind, one)) add(name, { records: 1, kept: false });
    }
  }
  return [...clubs.values()].toSorted((a, b) => b.records - a.records);
}

/** What a season's document of a kind would hold, and whether it does. */
async function partOf(
  documents: Documents,
  { league, kind, season }: { league: League; kind: EntityKind; season: string | undefined },
  found: readonly FoundDocument[],
): Promise<HomePart> {
  const shown = recordsOf({ league, kind, season }, found);
  const id = publishedId(collectionOf(league, kind) ?? "", season);
  const document = await documents.get(PUBLISHED, id);
  const drift = driftOf(kind, season ?? "", shown, readMap(document?.["records"]));
  const isSame = document !== null && drift.every(({ difference }) => difference === "unreadable");
  const records = Object.keys(shown).length;
  return { kind, season: season ?? "", records, ...stateOf({ records: shown }, isSame) };
}

function stateOf(document: RawDocument, isSame: boolean): Pick<HomePart, "bytes" | "state"> {
  const bytes = documentSize(document);
  if (isSame) return { bytes, state: "published" };
  return { bytes, state: bytes > MAX_PUBLISHED_BYTES ? "tooLarge" : "open" };
}

async function sheetPart(
  documents: Documents,
  league: League,
  season: string | undefined,
  found: FoundOfSheet,
): Promise<HomePart> {
  const wanted = sectionsOf(league, season, found);
  const sheet = await documents.get(PUBLISHED, publishedId(league.slug, season));
  const isSame = sheet !== null && driftIn(season ?? "", wanted, sheet).length === 0;
  const records = countIn(wanted, sheetKinds);
  return { kind: "sheet", season: season ?? "", records, ...stateOf(wanted, isSame) };
}

/** The published documents of a league: of each kind first, then the sheets, which keep visitors from listing. */
async function partsIn(documents: Documents, league: League, found: Found): Promise<HomePart[]> {
  const kinds = entityKinds.filter((kind) => collectionOf(league, kind));
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
  const held = sheets.map((part): HomePart =>
    part.state === "open" && isOpen ? { ...part, state: "waits" } : part,
  );
  return [...parts, ...held];
}

/** The published documents that a season may have. */
const copiesOf = (league: League, season: string) =>
  [league.slug, ...entityKinds.map((kind) => collectionOf(league, kind))].flatMap((name) =>
    name === undefined ? [] : [publishedId(name, season)],
  );

/** The seasons that records name and the league does not have, with what was published of them in former times. */
async function strangeIn(
  documents: Documents,
  league: League,
  found: Found,
): Promise<HomeSurvey["strange"]> {
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

/** What a league's database holds, what of it is understood and published, and what is not. @throws DataFailure */
export async function surveyHome(documents: Documents, league: League): Promise<HomeSurvey> {
  const found = await readEverything(documents, league);
  const collections = entityKinds.flatMap((kind) => {
    const name = collectionOf(league, kind);
    return name ? [collectionIn(league, kind, name, found[kind])] : [];
  });
  const clubs = clubsIn(found);
  return {
    collections,
    clubs,
    alike: likeNames(clubs.map(({ name }) => name)),
    parts: await partsIn(documents, league, found),
    strange: await strangeIn(documents, league, found),
  };
}
