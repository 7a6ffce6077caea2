import { everyPage } from "../../src/domain/league/everyPage";
import type { League } from "../../src/domain/league/league";
import { leagueSlugPattern } from "../../src/domain/league/leagueAddress";
import { oneTable } from "../../src/domain/league/oneTable";
import { limits } from "../../src/domain/limits";
import { adminOnlyIdKeys } from "../../src/records/adminOnly";
import { kindsOfLeagues, type EntityKind } from "../../src/records/kinds";
import { isInSheet } from "../../src/records/sheet";
import { sports } from "../../src/sports/whole";
import type { Collection, Functions } from "./collections";
import { choice, NOTHING } from "./layout";
import { listed } from "./patterns";

/*
 * Leagues that owners opened in the app: their collections are called `{sport}~{slug}~{kind}`, a form that no other name has. One block
 * covers all of them; who may write is read from `leagues/{slug}`.
 */

/** A sport as a league of it is opened: what its records look like. */
export const openedOfSport: readonly League[] = sports.map((game) => ({
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
  // Whatever its format says, its rows name a group (shapeOf).
  format: { ...oneTable, groups: ["A", "B"] },
  homePosters: ["08-night-bowl"],
}));

const ofMeets: readonly EntityKind[] = ["meets", "events"];
const ofMatches: readonly EntityKind[] = ["fixtures", "results", "standings"];

/** Each kind that a league of each sport keeps. */
export const openedCollections: readonly Collection[] = openedOfSport.flatMap((league) =>
  kindsOfLeagues
    .filter((kind) => !(league.game.inMeets ? ofMatches : ofMeets).includes(kind))
    .map((kind) => ({ name: `${league.sport}~~${kind}`, kind, league })),
);

const sportPattern = `(${sports.map(({ id }) => id).join("|")})`;
/** The slug of an opened league, as a part of a pattern. */
export const openedSlug = leagueSlugPattern.source.slice(1, -1);

/** The names of opened leagues' collections of these kinds, as a part of a pattern. */
export const openedNames = (...some: readonly EntityKind[]): string =>
  `${sportPattern}~${openedSlug}~${some.length === 1 ? some[0] : `(${some.join("|")})`}`;

/** Whether a name is that of a collection of an opened league. */
export const isOpenedName = (value: string): string =>
  `${value}.matches('^${openedNames(...kindsOfLeagues)}$')`;

/** What captains write comes first: of their saves most is asked, and each kind that is asked for before costs something. */
const byCost = [...new Set<EntityKind>(["players", "fixtures", ...kindsOfLeagues])];

/** Each kind with the functions that judge its records, and the sports that each is for; none named: for all. */
const judges = ({ byCollection }: Functions) =>
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

/** Whether a record `d` is one of that sport and kind. A chain of choices in its place the emulator answers with 500. */
function isRecordOf(functions: Functions, some: readonly EntityKind[], ofKind?: ""): string {
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

/** The keys of such a record that everybody may read. */
function keysOf(functions: Functions): string {
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

/** The rules of records of opened leagues. */
export const openedRules = (functions: Functions): string => `    match /{name}/{id} {
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

    // The league is one of that sport, which its record says. A removed one takes nothing, and a closed one no new fixture, but
    // from owners, who bring lost ones back, and nothing from scorers. Results are the dearest, and so are asked for first.
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

    // What is in no league's published document names its collection's twice.
    function sheetIn(name, parts) {
      return parts[2] in ${listed(kindsOfLeagues.filter((kind) => !isInSheet(kind)))} ? name : parts[1];
    }`;

/** Whether each of a list is the slug of a league that was opened. There are no loops. */
export const areOpened = (list: string): string =>
  Array.from(
    { length: limits.openedLeagues },
    (_, at) =>
      `(${list}.size() <= ${at} || exists(/databases/$(database)/documents/leagues/$(${list}[${at}])))`,
  ).join("\n        && ");

/** A league's collection of that kind, where it was opened in the app. */
export const openedCollection = (kind: EntityKind): string =>
  `sportOf(slug) + '~' + slug + '~${kind}'`;
