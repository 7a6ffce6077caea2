import { arenaKinds, isOfArena, kinds, type EntityKind } from "../../src/records/kinds";
import { adminOnlyIdKeys } from "../../src/records/adminOnly";
import { isInSheet } from "../../src/records/sheet";
import type { League } from "../../src/domain/league/league";
import { choice, choiceByName, keysFunction, recordFunction } from "./layout";
import { openedCollection } from "./opened";
import { recordRule, type RecordRule } from "./records";

/** A collection of a league in the arena's files, or of the arena. */
export interface Collection {
  readonly name: string;
  readonly kind: EntityKind;
  readonly league: League;
}

/** Returns all collections of these leagues. */
export function collectionsOf(leagues: readonly League[]): readonly Collection[] {
  return leagues.flatMap((league) =>
    // The type is safe: the keys of `collections` are kinds of record.
    (Object.entries(league.collections) as [EntityKind, string][]).map(([kind, name]) => ({
      name,
      kind,
      league,
    })),
  );
}

/**
 * Returns the collections of the whole arena. Any league serves for their shape, because it is the same in all leagues.
 */
export const arenaCollectionsOf = ([league]: readonly League[]): readonly Collection[] =>
  league ? arenaKinds.map((kind) => ({ name: kind, kind, league })) : [];

/**
 * Writes an expression of the rules that gives the slug of a league for the name of one of its collections or its slug.
 */
export function leagueChoice(collections: readonly Collection[]): string {
  const slugs = [...new Set(collections.map(({ league }) => league.slug))];
  const cases = slugs.map((slug): [string[], string] => {
    const own = collections.filter(({ league }) => league.slug === slug);
    return [[slug, ...own.map(({ name }) => name)], `'${slug}'`];
  });
  return choiceByName("name", cases, "openedLeagueOf(name)");
}

/** Writes an expression of the rules that gives a league's collection of a kind for the league's slug. */
export function collectionChoice(collections: readonly Collection[], wanted: EntityKind): string {
  const cases = collections
    .filter(({ kind }) => kind === wanted)
    .map(({ name, league }): [string, string] => [`slug == '${league.slug}'`, `'${name}'`]);
  return choice(cases, openedCollection(wanted));
}

/** Writes an expression of the rules that gives the ids of a league's seasons for the league's slug. */
export function seasonsChoice(leagues: readonly League[]): string {
  const cases = leagues.map(({ slug, seasons }): [string, string] => [
    `slug == '${slug}'`,
    `[${seasons.map(({ id }) => `'${id}'`).join(", ")}]`,
  ]);
  // A league that was opened in the app has no list of seasons in the rules: records of its current season name no
  // season.
  return choice(cases, "[]");
}

const inCapitals = (id: string) =>
  id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the end of the name of the function that checks records of a kind ("FixtureRecord"). */
const recordName = (kind: EntityKind) => `${inCapitals(kinds[kind].words.one)}Record`;

/** One shape of the records of a kind, and the collections whose records have this shape. */
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

/**
 * Names the function for a shape: by the kind if all leagues share the shape, else also by the sport, else also by the
 * first league.
 */
function nameOf(shape: Shape, shapes: readonly Shape[]): string {
  const ofKind = shapes.filter(({ kind }) => kind === shape.kind);
  if (ofKind.length === 1) return `is${recordName(shape.kind)}`;
  const sportIn = ({ collections: [first] }: Shape) => first?.league.sport ?? "";
  const ofSport = ofKind.filter((one) => sportIn(one) === sportIn(shape));
  const name = `is${inCapitals(sportIn(shape))}${recordName(shape.kind)}`;
  const [first] = shape.collections;
  return ofSport.length === 1 ? name : `${name}Of${inCapitals(first?.league.slug ?? "")}`;
}

/** The text of the functions that check records, and the name of the function for each collection. */
export interface RecordFunctions {
  readonly text: string;
  readonly byCollection: ReadonlyMap<string, string>;
}

/** Writes a function for each shape of record. Leagues whose records have the same shape share a function. */
export function recordFunctions(collections: readonly Collection[]): RecordFunctions {
  const shapes = shapesIn(collections);
  const named = shapes.map((shape) => ({ ...shape, name: nameOf(shape, shapes) }));
  return {
    text: named
      .flatMap(({ name, kind, rule }) => [
        // The list of keys is for visitors' reads, and visitors cannot read the arena's records.
        ...(isOfArena(kind) ? [] : [keysFunction(name, rule)]),
        recordFunction(name, rule, !isOfArena(kind)),
      ])
      .join("\n\n"),
    byCollection: new Map(
      named.flatMap((shape) => shape.collections.map((one) => [one.name, shape.name] as const)),
    ),
  };
}

/**
 * Whether the rows of a table come from the league's clubs, so that they are only edited. Exceptions: closing a season
 * stores a copy of each row, undoing that deletes the copies, and owners may restore lost rows.
 */
const editedOnly = ({ kind, league }: Collection) =>
  kind === "standings" && league.admin.sections.standings === "edit-only";

/**
 * Writes who may read a single record: everybody, if it has only known keys. Ids that only administrators use may be
 * among the keys, because an id names nobody. Published copies leave them out.
 */
function mayGet({ kind, league }: Collection, isRecord: string): string {
  const adminKeys = adminOnlyIdKeys(kind);
  const more = adminKeys.length === 0 ? "" : ` + '|${adminKeys.join("|")}'`;
  return `mayGet('${league.slug}', ${isRecord}Keys()${more})`;
}

/** Writes who may save records of a collection: administrators all, scorers results, captains players and line-ups. */
function mayOf({ name, kind, league }: Collection, slug: string, pathArguments: string): string {
  const { fixtures, teams } = league.collections;
  if (kind === "results" && fixtures) return `maySaveResult(${slug}, '${name}', '${fixtures}', id)`;
  const ofClub = `${slug}, '${league.sport}', '${teams}', '${name}', id`;
  if (kind === "players" && teams) return `maySavePlayer(${ofClub})`;
  if (kind === "fixtures" && teams) return `maySaveFixture(${ofClub})`;
  return `maySave(${pathArguments})`;
}

/** Writes the rules of a collection of a league. */
function leagueBlock(collection: Collection, isRecord: string): string {
  const { name, league, kind } = collection;
  const slug = `'${league.slug}'`;
  const pathArguments = `${slug}, '${name}', ${isInSheet(kind) ? slug : `'${name}'`}, id`;
  const permission = mayOf(collection, slug, pathArguments);
  const save = `${permission} && ${isRecord}(request.resource.data)`;
  const isEditedOnly = editedOnly(collection);
  const { teams } = league.collections;
  const isOfClub = teams ? ` || exists(/databases/$(database)/documents/${teams}/$(id))` : "";
  return [
    ...(isEditedOnly
      ? [
          "    // Rows are only changed. A row is added only for a new club, under the club's id. Closing a season copies each row,\n    // and undoing this deletes the copies. Owners delete one of the two rows of a merged club, and restore deleted rows.",
        ]
      : []),
    `    match /${name}/{id} {`,
    `      allow get: if ${mayGet(collection, isRecord)};`,
    `      allow list: if mayList(${slug});`,
    ...(isEditedOnly
      ? [
          `      allow create: if ('season' in request.resource.data || isOwner()${isOfClub}) && ${save};`,
          `      allow update: if staysInSeason() && ${save};`,
          `      allow delete: if ('season' in resource.data || isOwner()) && mayDelete(${pathArguments});`,
        ]
      : [
          `      allow create, update: if ${save};`,
          `      allow delete: if mayDelete(${pathArguments});`,
        ]),
    "    }",
  ].join("\n");
}

/**
 * Writes the rules of a collection of the arena. Administrators of any league read and save its records. The id of a
 * record that only owners save is a part of addresses: it must be free, and the record is never deleted.
 */
function arenaBlock({ name, kind }: Collection, isRecord: string): string {
  const isOwners = kinds[kind].keptBy === "owners";
  const permission = isOwners ? "isOwner() && isFreeAddress(id) && " : "";
  return [
    `    match /${name}/{id} {`,
    "      allow get: if isOfAnyLeague();",
    `      allow list: if isOfAnyLeague() && request.query.limit <= ${kinds[kind].most ?? 0};`,
    `      allow create, update: if ${permission}maySaveOfArena('${name}', id) && ${isRecord}(request.resource.data);`,
    ...(isOwners ? [] : [`      allow delete: if mayDeleteOfArena('${name}', id);`]),
    "    }",
  ].join("\n");
}

/** Writes the match block of each collection. */
export function matchBlocks(
  collections: readonly Collection[],
  functions: RecordFunctions,
): string {
  return collections
    .map((one) =>
      (isOfArena(one.kind) ? arenaBlock : leagueBlock)(
        one,
        functions.byCollection.get(one.name) ?? "",
      ),
    )
    .join("\n\n");
}
