import { schemas, type EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";

/** The kinds of record a league keeps. */
export function keptKinds(league: League): readonly EntityKind[] {
  // `schemas` is declared with exactly one key for each kind.
  return (Object.keys(schemas) as EntityKind[]).filter((kind) => collectionOf(league, kind));
}
