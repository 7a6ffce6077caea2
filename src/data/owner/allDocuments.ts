import { arenaKinds } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { parseRecords } from "@/records/record";
import { storedOf } from "@/records/stored";
import { everyLeague } from "@/leagues";
import { arenaAdmin } from "@/leagues/arenaAdmin";
import { openedLeagues } from "@/leagues/openedLeague";
import { addOpenedLeagues, fetchLeague, fetchOpenedLeagues } from "@/leagues/registry";
import type { League } from "@/domain/league/league";
import { CAPTAIN_REQUESTS } from "../captains/captainRequests";
import { CAPTAINS, peopleOf } from "../captains/captains";
import { INVITATIONS } from "../captains/invitations";
import { REPORTS } from "../captains/reports";
import { BATCHES } from "../batches/batches";
import type { Documents, RawDocument, StoredPage } from "../documents";
import { failure } from "../failure";
import { LEAGUES } from "../openedLeagues";
import { decodeStored } from "./stored";

/** A collection of a league in the registry. */
export interface LeagueCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
}

/** Returns the collections of a league. */
export const collectionsOf = (league: League): readonly LeagueCollection[] =>
  // The keys of `collections` are kinds of record.
  (Object.entries(league.collections) as [EntityKind, string][]).map(([kind, collection]) => ({
    league,
    kind,
    collection,
  }));

/** Returns the collections of all leagues, in the order of the registry. */
export const leagueCollections = (): readonly LeagueCollection[] =>
  everyLeague().flatMap(collectionsOf);

/**
 * The league under which the arena's records are listed, since they belong to no single league; null before a task has
 * begun.
 */
let arenaLeague: League | null = null;

/** Returns the collections of the arena. */
const collectionsOfArena = (): readonly LeagueCollection[] => {
  if (!arenaLeague) throw new Error("No task over the whole database has begun.");
  const league = arenaLeague;
  return arenaKinds.map((kind) => ({ league, kind, collection: kind }));
};

/** Returns every collection of records, including those of the arena. */
export const recordCollections = (): readonly LeagueCollection[] => [
  ...leagueCollections(),
  ...collectionsOfArena(),
];

/**
 * Adds every league that was opened in the app to the registry, even if the page has not loaded it. Call before a task
 * on the whole database.
 * @throws DataFailure
 */
export async function loadEveryLeague(documents: Pick<Documents, "page">): Promise<void> {
  const stored: (readonly [string, RawDocument])[] = [];
  for await (const { id, fields } of documentsOf(documents, LEAGUES))
    stored.push([id, decodeStored(fields)]);
  addOpenedLeagues(openedLeagues(parseRecords(LEAGUES, stored).records));
  await fetchOpenedLeagues();
  arenaLeague ??= await fetchLeague(arenaAdmin.slug);
}

/**
 * Collections whose documents are deleted as a whole if they name an erased person: invitations, reports and requests
 * of captains.
 */
export const temporaryCollections: readonly string[] = [INVITATIONS, REPORTS, CAPTAIN_REQUESTS];

/** Collections of the whole arena with texts that a user typed: its records, batches, and the collections above. */
export const arenaCollections: readonly string[] = [
  ...arenaKinds,
  BATCHES,
  ...temporaryCollections,
];

/** Returns the collections of the switches for captains, and of each league's captains and scorers. */
export const captainCollections = (): readonly string[] => [
  CAPTAINS,
  ...everyLeague().map(({ slug }) => peopleOf(slug)),
];

/** Whether each record of that kind is a person. */
export const arePersons = (kind: EntityKind): boolean => storedOf(kind).isPerson === true;

/**
 * Returns the collections of leagues, those of persons first, so that longer names of other persons are known before
 * other records are searched.
 */
export const playersFirst = (): readonly LeagueCollection[] =>
  leagueCollections().toSorted((a, b) => Number(arePersons(b.kind)) - Number(arePersons(a.kind)));

type DocumentOfPage = StoredPage["documents"][number];

/**
 * Yields the documents of a collection one after the other, read page by page.
 * @throws DataFailure; if `signal` is aborted it ends early without an error
 */
export async function* documentsOf(
  { page }: Pick<Documents, "page">,
  collection: string,
  signal?: AbortSignal,
): AsyncGenerator<DocumentOfPage> {
  let from = "";
  do {
    if (signal?.aborted) return;
    const part = await page(collection, from);
    yield* part.documents;
    if (part.next !== "" && part.next === from) throw failure("unavailable");
    from = part.next;
  } while (from !== "");
}
