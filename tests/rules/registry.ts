import type { EntityKind } from "@/records/record";
import { leagues } from "@/leagues";
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

/** The collection of that name. @throws when the registry has none */
export function collectionNamed(name: string): Collection {
  const found = collections.find((one) => one.name === name);
  if (!found) throw new Error(`No league keeps ${name}.`);
  return found;
}
