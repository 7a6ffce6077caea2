import { everyPage } from "../../src/domain/league/everyPage";
import type { League } from "../../src/domain/league/league";
import { leagueSlugPattern } from "../../src/domain/league/leagueAddress";
import { oneTable } from "../../src/domain/league/oneTable";
import { limits } from "../../src/domain/limits";
import { adminOnlyIdKeys } from "../../src/records/adminOnly";
import { kindsOfLeagues, type EntityKind } from "../../src/records/kinds";
import { isInSheet } from "../../src/records/sheet";
import { sports } from "../../src/sports/whole";
import type { Collection, RecordFunctions } from "./collections";
import { choice, NOTHING } from "./layout";
import { listed } from "./patterns";

/*
 * The rules of leagues that owners opened in the app. Their collections are named `{sport}~{slug}~{kind}`, and no other
 * collection has such a name. One match block covers all of them; the state of a league is read from `leagues/{slug}`.
 */

/** A sample league of each sport, opened in the app, for the shape of its records. */
export const sampleOpenedLeagues: readonly League[] = sports.map((game) => ({
  slug: "opened",
  sport: game.id,
  name: game.name,
  shortName: game.name,
  strapline: "",
  seasons: [{ id: "first", label: "First" }],
  collections: Object.fromEntries(kindsOfLeagues.map((kind) => [kind, `${game.id}~~${kind}`])),
  clubNoun: "club",
  pages: everyPage.pages,
  admin: everyPage.admin,
  game,
  clubs: [],
  matchGrouping: game.inMeets ? { by: "none", label: "Meets" } : { by: "gameWeek" },
  // With groups, because the rows of opened leagues have a group in every format (shapeOf).
  format: { ...oneTable, groups: ["A", "B"] },
  homePosters: ["08-night-bowl"],
}));

const ofMeets: readonly EntityKind[] = ["meets", "events"];
const ofMatches: readonly EntityKind[] = ["fixtures", "results", "standings"];

/** One collection for each sport and each kind that its leagues have. */
export const openedCollections: readonly Collection[] = sampleOpenedLeagues.flatMap((league) =>
  kindsOfLeagues
    .filter((kind) => !(league.game.inMeets ? ofMatches : ofMeets).includes(kind))
    .map((kind) => ({ name: `${league.sport}~~${kind}`, kind, league })),
);

const sportPattern = `(${sports.map(({ id }) => id).join("|")})`;
/** The part of a pattern that matches the slug of an opened league. */
export const openedSlug = leagueSlugPattern.source.slice(1, -1);

/** Returns the part of a pattern that matches the names of opened leagues' collections of these kinds. */
export const openedNames = (...some: readonly EntityKind[]): string =>
  `${sportPattern}~${openedSlug}~${some.length === 1 ? some[0] : `(${some.join("|")})`}`;

/** Writes the condition that a value is the name of an opened league's collection. */
export const isOpenedName = (value: string): string =>
  `${value}.matches('^${openedNames(...kindsOfLeagues)}$')`;

/**
 * The kinds, those that captains save first. Their saves need the most checks, and each kind that is compared before
 * costs an expression.
 */
const byCost = [...new Set<EntityKind>(["players", "fixtures", ...kindsOfLeagues])];

/** Returns for each kind the functions that check its records, and the sports of each function; no sports means all. */
const judges = ({ byCollection }: RecordFunctions) =>
  byCost.map((kind) => {
    const own = openedCollections.filter((one) => one.kind === kind);
    const names = [...new Set(own.map(({ name }) => byCollection.get(name) ?? ""))];
    const isOfAll = own.length === sports.length && names.length === 1;
    const functions = names.map((isRecord) => {
      const some = own.filter(({ name }) => byCollection.get(name) === isRecord);
      return { isRecord, sports: isOfAll ? [] : some.map(({ league }) => league.sport) };
    });
    return { kind, functions };
  });

/**
 * Writes the condition that `d` is a record of its sport and kind. It is no chain of choices, because the emulator
 * answers 500 to that.
 * @param ofKind "" to leave out the comparison of the kind
 */
function isRecordOf(functions: RecordFunctions, some: readonly EntityKind[], ofKind?: ""): string {
  const cases = judges(functions)
    .filter(({ kind }) => some.includes(kind))
    .map(({ kind, functions: own }) => {
      const ofSports = own.map(({ isRecord, sports: theirs }) =>
        theirs.length === 0
          ? `${isRecord}(d)`
          : `${theirs.length === 1 ? `sport == '${theirs[0] ?? ""}'` : `sport in ${listed(theirs)}`} && ${isRecord}(d)`,
      );
      const [only = "", ...others] = ofSports;
      if (ofKind === "") return ofSports.join("\n        || ");
      return `kind == '${kind}' && ${others.length > 0 ? `(${ofSports.join("\n          || ")})` : only}`;
    });
  return cases.join("\n        || ");
}

/** Writes a choice of the keys of such a record that everybody may read. */
function keysOf(functions: RecordFunctions): string {
  const cases = judges(functions).map(({ kind, functions: own }): [string, string] => {
    const apart = adminOnlyIdKeys(kind);
    const more = apart.length > 0 ? ` + '|${apart.join("|")}'` : "";
    const ofSports = own.map(({ isRecord, sports: some }): [string, string] => [
      some.length === 0 ? "true" : `sport in ${listed(some)}`,
      `${isRecord}Keys()${more}`,
    ]);
    const [[condition, only] = ["", ""]] = ofSports;
    return [`kind == '${kind}'`, condition === "true" ? only : `(${choice(ofSports, NOTHING)})`];
  });
  return choice(cases, NOTHING);
}

/** Writes the rules of the records of opened leagues. */
export const openedRules = (functions: RecordFunctions): string => `    match /{name}/{id} {
      allow get: if ${isOpenedName("name")} && mayGetOpened(name.split('~'));
      allow list: if ${isOpenedName("name")} && mayList(name.split('~')[1]);
      allow create, update: if ${isOpenedName("name")} && maySaveOpened(name, name.split('~'), id);
      allow delete: if ${isOpenedName("name")} && mayDeleteOpened(name, name.split('~'), id);
    }

    function mayGetOpened(parts) {
      return mayGet(parts[1], keysOfOpened(parts[0], parts[2]));
    }

    function keysOfOpened(sport, kind) {
      return ${keysOf(functions)};
    }

    function isResultOfOpened(sport, d) {
      return ${isRecordOf(functions, ["results"], "")};
    }

    function isRecordOfOpened(sport, kind, d) {
      return ${isRecordOf(
        functions,
        kindsOfLeagues.filter((kind) => kind !== "results"),
      )};
    }

    // The league's record must have this sport. A removed league accepts nothing. A closed league accepts new fixtures only
    // from owners, who restore deleted ones, and nothing from scorers. Results are first, because their check is the largest.
    function maySaveOpened(name, parts, id) {
      let slug = parts[1];
      let league = leagueIn(slug);
      return parts == [league.sport, slug, 'results'] && isResultOfOpened(league.sport, request.resource.data)
          && (league.state == 'open' || league.state == 'closed' && isAdminOf(slug))
          && maySaveResult(slug, name, name.replace('results$', 'fixtures'), id)
        || isRecordOfOpened(parts[0], parts[2], request.resource.data) && league.sport == parts[0]
          && (league.state == 'open' || league.state == 'closed' && (parts[2] != 'fixtures' || resource != null || isOwner()))
          && (isAdminOf(slug) && isFree(name, id) && isTold(name, sheetIn(name, parts))
            || league.state == 'open'
              && (parts[2] == 'players' && mayKeepSquad(slug, parts[0], name.replace('players$', 'teams'), name, id)
                || parts[2] == 'fixtures' && mayLineUp(slug, lineUpKeys(parts[0]), name.replace('fixtures$', 'teams'), name)))
          && isNext(name, id);
    }

    function mayDeleteOpened(name, parts, id) {
      let league = leagueIn(parts[1]);
      return mayDelete(parts[1], name, sheetIn(name, parts), id) && league.sport == parts[0] && league.state != 'removed';
    }

    // For a kind without a section in the sheet, the name of the collection.
    function sheetIn(name, parts) {
      return parts[2] in ${listed(kindsOfLeagues.filter((kind) => !isInSheet(kind)))} ? name : parts[1];
    }`;

/**
 * Writes the condition that each text of a list is the slug of an opened league, one by one: the rules have no loops.
 */
export const areOpened = (list: string): string =>
  Array.from(
    { length: limits.openedLeagues },
    (_, at) =>
      `(${list}.size() <= ${at} || exists(/databases/$(database)/documents/leagues/$(${list}[${at}])))`,
  ).join("\n        && ");

/** Writes the name of an opened league's collection of a kind. */
export const openedCollection = (kind: EntityKind): string =>
  `sportOf(slug) + '~' + slug + '~${kind}'`;
