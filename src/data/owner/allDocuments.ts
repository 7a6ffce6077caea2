import { arenaKinds } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { storedOf } from "@/records/stored";
import { everyLeague } from "@/leagues";
import type { League } from "@/domain/league/league";
import { BATCHES } from "../batches/batches";
import type { Documents, StoredPage } from "../documents";
import { failure } from "../failure";

/** A collection that a league of the registry keeps. */
export interface LeagueCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
}

/** Every collection of records, in the order of the registry. */
export const leagueCollections = (): readonly LeagueCollection[] =>
  everyLeague().flatMap((league) =>
    // The registry's keys are kinds of record.
    (Object.entries(league.collections) as [EntityKind, string][]).map(([kind, collection]) => ({
      league,
      kind,
      collection,
    })),
  );

/** The same, with those of the arena, which are of all leagues: each is listed with the first league. */
export const recordCollections = (): readonly LeagueCollection[] => [
  ...leagueCollections(),
  ...everyLeague()
    .slice(0, 1)
    .flatMap((league) => arenaKinds.map((kind) => ({ league, kind, collection: kind }))),
];

/** Collections of the whole arena that hold texts which somebody typed: its records, and batches that are under way. */
export const arenaCollections: readonly string[] = [...arenaKinds, BATCHES];

/** Whether each record of that kind is a person. */
export const arePersons = (kind: EntityKind): boolean => storedOf(kind).isPerson === true;

/** The collections of leagues, those of persons first: a longer name of another is known then wherever else it is. */
export const playersFirst = (): readonly LeagueCollection[] =>
  leagueCollections().toSorted((a, b) => Number(arePersons(b.kind)) - Number(arePersons(a.kind)));

type Found = StoredPage["documents"][number];

/**
 * The documents of a collection one after the other, read part by part.
 * @throws DataFailure; 'stopped' by the signal it ends early without one
 */
export async function* documentsOf(
  { page }: Pick<Documents, "page">,
  collection: string,
  signal?: AbortSignal,
): AsyncGenerator<Found> {
  let from = "";
  do {
    if (signal?.aborted) return;
    const part = await page(collection, from);
    yield* part.documents;
    if (part.next !== "" && part.next === from) throw failure("unavailable");
    from = part.next;
  } while (from !== "");
}
