import { entityKinds, type EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";

/** The kinds of record a league keeps. */
export function keptKinds(league: League): readonly EntityKind[] {
  return entityKinds.filter((kind) => collectionOf(league, kind));
}
