import { entityKinds, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";

/** Returns the kinds of record that a league stores. */
export function keptKinds(league: League): readonly EntityKind[] {
  return entityKinds.filter((kind) => collectionOf(league, kind));
}
