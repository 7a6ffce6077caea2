import { SEASON_KINDS } from "@/data/byKind";
import { newMeta, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { SeasonKind, SeasonRecords } from "@/domain/season/competition";

interface ChangeOf<K extends EntityKind> {
  readonly kind: K;
  readonly id: string;
  readonly entity: Entities[K] | null;
}

/** A change to one record: the entity that would be stored, or null if the record would be deleted. */
export type Change = { [K in EntityKind]: ChangeOf<K> }[EntityKind];

/** Makes a change in code that works on any kind. */
export function changeOf<K extends EntityKind>(change: ChangeOf<K>): Change {
  // The union holds the changes of every kind; the compiler does not see that for a generic kind.
  return change as Change;
}

const isCounted = (kind: EntityKind): kind is SeasonKind =>
  SEASON_KINDS.some((one) => one === kind);

/** Checks whether a change to this kind of record can change tables, bracket or top lists. */
export const canMatter = (kind: EntityKind): boolean => isCounted(kind);

/** Makes the change that deletes a record. */
export function deletedChange(kind: EntityKind, id: string): Change {
  return { kind, id, entity: null };
}

function changedList<K extends EntityKind>(
  records: readonly RecordOf<K>[],
  id: string,
  entity: Entities[K] | null,
): readonly RecordOf<K>[] {
  const known = records.find((record) => record.id === id);
  if (entity === null) return records.filter((record) => record !== known);
  const { version, updatedAt, season, corrected, unconfirmed } = known ?? newMeta;
  const made: RecordOf<K> = { ...entity, id, version, updatedAt, season, corrected, unconfirmed };
  return known ? records.map((record) => (record === known ? made : record)) : [...records, made];
}

/** Returns the season's records as they would be after the change. */
export function recordsAfter<K extends EntityKind>(
  records: SeasonRecords,
  { kind, id, entity }: ChangeOf<K>,
): SeasonRecords {
  if (!isCounted(kind)) return records;
  return { ...records, [kind]: changedList(records[kind], id, entity) };
}
