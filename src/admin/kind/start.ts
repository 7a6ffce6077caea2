import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { RawRecord } from "@/data/maintenance";

/** The record and the values that a form starts with. */
export interface Start<K extends EntityKind> {
  /** For a new record, made here before the first try to save, so that a retry cannot make a second record. */
  readonly id: string;
  /** The record as it was opened; null for a new one. */
  readonly record: RecordOf<K> | null;
  /** A stored record that cannot be parsed, to be repaired. */
  readonly broken?: RawRecord;
  /** The first values of the form. */
  readonly entity: Entities[K];
}

/**
 * The record that a save writes: a new one, a stored one at a version, one that cannot be parsed, or one that another
 * user deleted in the meantime.
 */
export type Target<K extends EntityKind> =
  | { readonly state: "new"; readonly id: string }
  | { readonly state: "stored"; readonly id: string; readonly version: number }
  | { readonly state: "broken"; readonly id: string; readonly version: number }
  | { readonly state: "deleted"; readonly record: RecordOf<K> };

/** Makes the start of a form that edits a record. */
export function startOf<K extends EntityKind>(record: RecordOf<K>): Start<K> {
  return { id: record.id, record, entity: record };
}
