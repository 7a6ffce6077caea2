import type { League } from "@/domain/league/league";
import { toDocument } from "@/records/document";
import type { Entities, EntityKind } from "@/records/record";
import { shapeOf } from "@/records/shape";

/** Checks whether two entities would be stored as the same document. */
export function isStoredEqually<K extends EntityKind>(
  league: League,
  kind: K,
  a: Entities[K],
  b: Entities[K],
): boolean {
  const shape = shapeOf(league);
  const textOf = (entity: Entities[K]) => JSON.stringify(toDocument(kind, entity, shape));
  return textOf(a) === textOf(b);
}
