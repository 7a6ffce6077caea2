import { arenaKinds, isOfArena, kinds, type EntityKind } from "../../src/records/kinds";
import { adminOnlyIdKeys } from "../../src/records/adminOnly";
import { isInSheet } from "../../src/records/sheet";
import type { League } from "../../src/domain/league/league";
import { choice, choiceByName, keysFunction, recordFunction } from "./layout";
import { openedCollection } from "./opened";
import { recordRule, type RecordRule } from "./records";

/** A collection that a league of the registry keeps. */
export interface Collection {
  readonly name: string;
  readonly kind: EntityKind;
  readonly league: League;
}

/** All collections of these leagues. */
export function collectionsOf(leagues: readonly League[]): readonly Collection[] {
  return leagues.flatMap((league) =>
    // The registry's keys are kinds of record.
    (Object.entries(league.collections) as [EntityKind, string][]).map(([kind, name]) => ({
      name,
      kind,
      league,
    })),
  );
}

/** The collections that the arena keeps for all of these leagues: its records look the same in each. */
export const arenaCollectionsOf = ([league]: readonly League[]): readonly Collection[] =>
  league ? arenaKinds.map((kind) => ({ name: kind, kind, league })) : [];

/** The choice of a league by the name of one of its collections, or by its own slug. */
export function leagueChoice(collections: readonly Collection[]): string {
  const slugs = [...new Set(collections.map(({ league }) => league.slug))];
  const cases = slugs.map((slug): [string[], string] => {
    const own = collections.filter(({ league }) => league.slug === slug);
    return [[slug, ...own.map(({ name }) => name)], `'${slug}'`];
  });
  return choiceByName("name", cases, "openedLeagueOf(name)");
}

/** The choice of a league's collection of that kind by its slug. */
export function collectionChoice(collections: readonly Collection[], wanted: EntityKind): string {
  const cases = collections
    .filter(({ kind }) => kind === wanted)
    .map(({ name, league }): [string, string] => [`slug == '${league.slug}'`, `'${name}'`]);
  return choice(cases, openedCollection(wanted));
}

/** The choice of a league's seasons by its slug. */
export function seasonsChoice(leagues: readonly League[]): string {
  const cases = leagues.map(({ slug, seasons }): [string, string] => [
    `slug == '${slug}'`,
    `[${seasons.map(({ id }) => `'${id}'`).join(", ")}]`,
  ]);
  // An opened league names its first season in its record, and the current one's documents name none.
  return choice(cases, "[]");
}

const inCapitals = (id: string) =>
  id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** "FixtureRecord": the end of the name of a function that judges records of that kind. */
const recordName = (kind: EntityKind) => `${inCapitals(kinds[kind].words.one)}Record`;

/** One look that records of a kind have, and the collections whose records look so. */
interface Shape {
  readonly kind: EntityKind;
  readonly rule: RecordRule;
  readonly collections: Collection[];
}

function shapesIn(collections: readonly Collection[]): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  for (const collection of collections) {
    const { kind, league } = collection;
    const rule = recordRule(kind, league);
    const key = JSON.stringify([kind, rule]);
    const shape = shapes.get(key) ?? { kind, rule, collections: [] };
    shape.collections.push(collection);
    shapes.set(key, shape);
  }
  return [...shapes.values()];
}

/** Called after its kind where all leagues agree, else after the sport too, else after its first league as well. */
function nameOf(shape: Shape, shapes: readonly Shape[]): string {
  const ofKind = shapes.filter(({ kind }) => kind === shape.kind);
  if (ofKind.length === 1) return `is${recordName(shape.kind)}`;
  const sportIn = ({ collections: [first] }: Shape) => first?.league.sport ?? "";
  const ofSport = ofKind.filter((one) => sportIn(one) === sportIn(shape));
  const name = `is${inCapitals(sportIn(shape))}${recordName(shape.kind)}`;
  const [first] = shape.collections;
  return ofSport.length === 1 ? name : `${name}Of${inCapitals(first?.league.slug ?? "")}`;
}

/** The functions that judge records, and which one each collection needs. */
export interface Functions {
  readonly text: string;
  readonly byCollection: ReadonlyMap<string, string>;
}

/** Writes a function for each shape of record; leagues whose records look the same share it. */
export function recordFunctions(collections: readonly Collection[]): Functions {
  const shapes = shapesIn(collections);
  const named = shapes.map((shape) => ({ ...shape, name: nameOf(shape, shapes) }));
  return {
    text: named
      .flatMap(({ name, kind, rule }) => [
        // Of the arena's records visitors read none.
        ...(isOfArena(kind) ? [] : [keysFunction(name, rule)]),
        recordFunction(name, rule, !isOfArena(kind)),
      ])
      .join("\n\n"),
    byCollection: new Map(
      named.flatMap((shape) => shape.collections.map((one) => [one.name, shape.name] as const)),
    ),
  };
}

/** Rows that come from the league's clubs are edited, not made; closing a season files a copy of each, undoing that deletes it, and owners bring lost ones back. */
const editedOnly = ({ kind, league }: Collection) =>
  kind === "standings" && league.admin.sections.standings === "edit-only";

/** Who gets a single record: everybody, if all its keys are known. Ids that no published copy holds say nobody's name. */
function mayGet({ kind, league }: Collection, isRecord: string): string {
  const apart = adminOnlyIdKeys(kind);
  const more = apart.length === 0 ? "" : ` + '|${apart.join("|")}'`;
  return `mayGet('${league.slug}', ${isRecord}Keys()${more})`;
}

/** Who saves records of a collection: scorers results, captains players and line-ups, administrators all. */
function mayOf({ name, kind, league }: Collection, slug: string, place: string): string {
  const { fixtures, teams } = league.collections;
  if (kind === "results" && fixtures) return `maySaveResult(${slug}, '${name}', '${fixtures}', id)`;
  const ofClub = `${slug}, '${league.sport}', '${teams}', '${name}', id`;
  if (kind === "players" && teams) return `maySavePlayer(${ofClub})`;
  if (kind === "fixtures" && teams) return `maySaveFixture(${ofClub})`;
  return `maySave(${place})`;
}

function block(collection: Collection, isRecord: string): string {
  const { name, league, kind } = collection;
  const slug = `'${league.slug}'`;
  const place = `${slug}, '${name}', ${isInSheet(kind) ? slug : `'${name}'`}, id`;
  const may = mayOf(collection, slug, place);
  const save = `${may} && ${isRecord}(request.resource.data)`;
  const only = editedOnly(collection);
  const { teams } = league.collections;
  const isOfClub = teams ? ` || exists(/databases/$(database)/documents/${teams}/$(id))` : "";
  return [
    ...(only
      ? [
          "    // Rows are edited, not made, except a new club's, under the club's id. A closed season gets a copy\n    // of each row, which undoing that deletes. Owners take one of two rows of a merged club away, and bring lost ones back.",
        ]
      : []),
    `    match /${name}/{id} {`,
    `      allow get: if ${mayGet(collection, isRecord)};`,
    `      allow list: if mayList(${slug});`,
    ...(only
      ? [
          `      allow create: if ('season' in request.resource.data || isOwner()${isOfClub}) && ${save};`,
          `      allow update: if staysInSeason() && ${save};`,
          `      allow delete: if ('season' in resource.data || isOwner()) && mayDelete(${place});`,
        ]
      : [`      allow create, update: if ${save};`, `      allow delete: if mayDelete(${place});`]),
    "    }",
  ].join("\n");
}

/** Records of the arena are read and kept by administrators of any league; what owners keep has addresses, and stays. */
function arenaBlock({ name, kind }: Collection, isRecord: string): string {
  const isOwners = kinds[kind].keptBy === "owners";
  const may = isOwners ? "isOwner() && isFreeAddress(id) && " : "";
  return [
    `    match /${name}/{id} {`,
    "      allow get: if isOfAnyLeague();",
    `      allow list: if isOfAnyLeague() && request.query.limit <= ${kinds[kind].most ?? 0};`,
    `      allow create, update: if ${may}maySaveOfArena('${name}', id) && ${isRecord}(request.resource.data);`,
    ...(isOwners ? [] : [`      allow delete: if mayDeleteOfArena('${name}', id);`]),
    "    }",
  ].join("\n");
}

/** The match block of each collection. */
export function matchBlocks(collections: readonly Collection[], functions: Functions): string {
  return collections
    .map((one) =>
      (isOfArena(one.kind) ? arenaBlock : block)(one, functions.byCollection.get(one.name) ?? ""),
    )
    .join("\n\n");
}
