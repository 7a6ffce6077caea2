import { arenaKinds, kinds } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";

/** One collection of the registry. */
export interface Collection {
  readonly name: string;
  readonly league: League;
  readonly kind: EntityKind;
  /** Whether its records may be made and deleted, or only edited. */
  readonly editOnly: boolean;
}

/** Every collection that a league of the registry keeps. */
export const collections: readonly Collection[] = leagues.flatMap((league) =>
  Object.entries(league.collections).map(([kind, name]) => ({
    name,
    league,
    kind: kind as EntityKind,
    editOnly: kind === "standings" && league.admin.sections.standings === "edit-only",
  })),
);

const ofArena: readonly Collection[] = leagues
  .slice(0, 1)
  .flatMap((league) => arenaKinds.map((kind) => ({ name: kind, league, kind, editOnly: false })));

/** Every collection that administrators of all leagues keep, each here with the first of them. What owners keep: leagues.test.ts. */
export const arenaCollections = ofArena.filter(({ kind }) => kinds[kind].keptBy === undefined);

/** The collection of that name. @throws when there is none */
export function collectionNamed(name: string): Collection {
  const found = [...collections, ...ofArena].find((one) => one.name === name);
  if (!found) throw new Error(`No league keeps ${name}.`);
  return found;
}
