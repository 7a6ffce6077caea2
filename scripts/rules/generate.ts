import { readFileSync } from "node:fs";
import { limits, urlPattern } from "../../src/domain/limits";
import { arena } from "@arena/arena";
import { leagues as registry } from "@arena/leagues";
import { adminOnlyKeys } from "../../src/records/adminOnly";
import { segmentsOfSports, placeholders } from "../../src/leagues/leagueAddresses";
import { leagueSlugPattern, reservedSlugs } from "../../src/domain/league/leagueAddress";
import { arenaKinds, entityKinds, kinds, kindsOfLeagues } from "../../src/records/kinds";
import { dayPattern } from "../../src/records/field";
import { lettersOf, sheetKinds } from "../../src/records/sheet";
import type { League } from "../../src/domain/league/league";
import {
  arenaCollectionsOf,
  collectionChoice,
  collectionsOf,
  leagueChoice,
  matchBlocks,
  recordFunctions,
  seasonsChoice,
} from "./collections";
import { isOneOf, NOTHING } from "./layout";
import { areOrdered } from "./fields";
import { ERASED_NAME } from "../../src/domain/people/erase";
import { liveLimits, scoringHours } from "../../src/domain/match/live";
import { batchRules } from "./batches";
import { captainFunctions, captainRules } from "./captains";
import { invitationRules, revokingRules } from "./invitations";
import { ARCHIVE_DAYS } from "../../src/data/archives";
import { faultRules } from "./faults";
import { inFullText, lineOf, listed, optionalLine, quoted } from "./patterns";
import { areOpened, isOpenedName, openedCollections, openedNames, openedRules } from "./opened";
import { pictureRules } from "./pictures";
import { areLeftChoice, goalFunctions, knownKeysChoice, leftFunctions, TEXT_SIGN } from "./persons";
import { entryChoice, isShownChoice, movesDays, sectionChoice, shownEntryChoice } from "./sheet";

const template = readFileSync(new URL("template.rules", import.meta.url), "utf8");

/** Returns the texts for the placeholders of the template, by name. */
function partsFor(leagues: readonly League[], signUp: boolean): Readonly<Record<string, string>> {
  const collections = collectionsOf(leagues);
  const all = [...collections, ...arenaCollectionsOf(leagues)];
  const functions = recordFunctions([...all, ...openedCollections]);
  const slugs = listed([...leagues.map(({ slug }) => slug), "*"]);
  return {
    leagueOf: leagueChoice(collections),
    sectionOf: sectionChoice(collections),
    isOfLeague: isOneOf("collection", [
      ...collections.map(({ name }) => name),
      openedNames(...kindsOfLeagues),
    ]),
    mostOpened: String(limits.openedLeagues),
    areOpened: areOpened("some"),
    isOpenedName: isOpenedName("name"),
    opened: openedRules(functions),
    isBuiltIn: isOneOf(
      "slug",
      leagues.map(({ slug }) => slug),
    ),
    fixturesOf: collectionChoice(collections, "fixtures"),
    resultsOf: collectionChoice(collections, "results"),
    teamsOf: collectionChoice(collections, "teams"),
    playersOf: collectionChoice(collections, "players"),
    seasonsIn: seasonsChoice(leagues),
    seasonRecordsOf: collectionChoice(collections, "seasons"),
    slugs,
    entryIn: entryChoice(),
    shortSections: `[${sheetKinds
      .filter(lettersOf)
      .map((section) => `'${section}'`)
      .join(", ")}]`,
    hidden: `[${["old", ...new Set(entityKinds.flatMap(adminOnlyKeys))].map((key) => `'${key}'`).join(", ")}]`,
    sections: `[${sheetKinds.map((section) => `'${section}'`).join(", ")}]`,
    areMaps: sheetKinds.map((section) => `p.${section} is map`).join(" && "),
    records: functions.text,
    collections: matchBlocks(all, functions),
    inFull: inFullText(),
    idPattern: quoted(limits.idPattern.source),
    urlPattern: quoted(urlPattern.source),
    shortLine: optionalLine(limits.shortText),
    name: optionalLine(limits.name),
    // If anybody may create an account, a person must confirm the e-mail address before asking for rights.
    mayAsk: signUp ? "\n        && request.auth.token.email_verified == true" : "",
    liveDetail: quoted(liveLimits.detailPattern.source),
    liveEvents: quoted(`^-\\n(${lineOf(limits.booking)}\\n)*-$`),
    "live.matches": String(liveLimits.matches),
    "live.minute": String(liveLimits.minute),
    "live.events": String(liveLimits.events),
    "live.bytes": String(liveLimits.bytes),
    "scoring.before": String(scoringHours.before),
    "scoring.after": String(scoringHours.after),
    pictures: pictureRules(),
    arena: listed(arenaKinds),
    ownersKinds: listed(arenaKinds.filter((kind) => kinds[kind].keptBy === "owners")),
    slugPattern: quoted(leagueSlugPattern.source),
    notFree: isOneOf("slug", [
      ...leagues.map(({ slug }) => slug),
      ...segmentsOfSports,
      ...reservedSlugs,
    ]),
    placeholders: `{ ${placeholders.map(({ slug, sport, section }) => `'${slug}': '${sport} ${section}'`).join(", ")} }`,
    movesDays: movesDays(),
    dayPattern: quoted(dayPattern.source),
    isShown: isShownChoice(),
    shownEntry: shownEntryChoice(),
    archiveDays: String(ARCHIVE_DAYS),
    areGone: Array.from(
      { length: limits.erased },
      (_, at) => `(after.records.size() <= ${at} || isPathGone(after.records[${at}].split('/')))`,
    ).join("\n        && "),
    batches: batchRules(),
    captainFunctions: captainFunctions(),
    captains: captainRules(),
    invitations: invitationRules(),
    revoking: revokingRules(),
    nothing: NOTHING,
    faults: faultRules(),
    knownKeysOf: knownKeysChoice(all),
    areLeft: areLeftChoice(all),
    leftFunctions: leftFunctions(all),
    areOrdered: areOrdered("from", "to"),
    erasedName: ERASED_NAME,
    textSign: TEXT_SIGN,
    goalFunctions: goalFunctions(),
    goalsPattern: quoted(`^-\\n((${lineOf(limits.name)})?\\n)*-$`),
    ...Object.fromEntries(
      Object.entries(limits)
        .filter(([, limit]) => typeof limit === "number")
        .map(([name, limit]) => [`limits.${name}`, String(limit)]),
    ),
  };
}

/**
 * Returns the text of `firestore.rules` for these leagues.
 * @param signUp whether anybody may create an account
 * @throws Error if there is no text for a placeholder of the template
 */
export function generateRules(
  leagues: readonly League[] = registry,
  signUp = arena.signUp === true,
): string {
  const parts = partsFor(leagues, signUp);
  const text = template.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`Nothing to put for {{${name}}} of template.rules.`);
    return part;
  });
  // All rules are inside the blocks of the service and of its database. Without the indentation for these two blocks
  // the text is 11 kB shorter, and without the dashes behind headings 1 kB.
  return text.replaceAll(/^ {4}| -{5,}$/gm, "");
}
