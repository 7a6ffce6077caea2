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

/** A collection that a league of the registry keeps. */
export interface LeagueCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
}

/** The collections of a league. */
export const collectionsOf = (league: League): readonly LeagueCollection[] =>
  // The registry's keys are kinds of record.
  (Object.entries(league.collections) as [EntityKind, string][]).map(([kind, collection]) => ({
    league,
    kind,
    collection,
  }));

/** The collections of all leagues, in the order of the registry. */
export const leagueCollections = (): readonly LeagueCollection[] =>
  everyLeague().flatMap(collectionsOf);

/** In whose name the arena's records are listed, which are of all leagues; null before a task has begun. */
let arenaLeague: League | null = null;

/** Those of the arena. */
const collectionsOfArena = (): readonly LeagueCollection[] => {
  if (!arenaLeague) throw new Error("No task over the whole database has begun.");
  const league = arenaLeague;
  return arenaKinds.map((kind) => ({ league, kind, collection: kind }));
};

/** Every collection of records, those of the arena too. */
export const recordCollections = (): readonly LeagueCollection[] => [
  ...leagueCollections(),
  ...collectionsOfArena(),
];

/**
 * Before a task over the whole database: the registry knows each league that was opened in the app, whatever was read of them
 * for the page.
 * @throws DataFailure
 */
export async function knowEveryLeague(documents: Pick<Documents, "page">): Promise<void> {
  const stored: (readonly [string, RawDocument])[] = [];
  for await (const { id, fields } of documentsOf(documents, LEAGUES))
    stored.push([id, decodeStored(fields)]);
  addOpenedLeagues(openedLeagues(parseRecords(LEAGUES, stored).records));
  await fetchOpenedLeagues();
  arenaLeague ??= await fetchLeague(arenaAdmin.slug);
}

/** What is taken away as a whole where it names somebody: invitations, and what captains report and ask for. */
export const passingCollections: readonly string[] = [INVITATIONS, REPORTS, CAPTAIN_REQUESTS];

/** Collections of the whole arena that hold texts which somebody typed: its records, and what passes. */
export const arenaCollections: readonly string[] = [...arenaKinds, BATCHES, ...passingCollections];

/** Where each league's captains are switched on, and they and its scorers are listed. */
export const captainCollections = (): readonly string[] => [
  CAPTAINS,
  ...everyLeague().map(({ slug }) => peopleOf(slug)),
];

/** Whether each record of that kind is a person. */
export const arePersons = (kind: EntityKind): boolean => storedOf(kind).isPerson === true;

/** The collections of leagues, those of persons first: a longer name of another is known then wherever else it is. */
export const playersFirst = (): readonly LeagueCollection[] =>
  leagueCollections().toSorted((a, b) => Number(arePersons(b.kind)) - Number(arePersons(a.kind)));

type DocumentOfPage = StoredPage["documents"][number];

/**
 * The documents of a collection one after the other, read part by part.
 * @throws DataFailure; 'stopped' by the signal it ends early without one
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
