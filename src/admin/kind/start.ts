import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { RawRecord } from "@/data/maintenance";

/** What a form starts from. */
export interface Start<K extends EntityKind> {
  /** Client-made for a new record, before the first try, so that a retry cannot make a second one. */
  readonly id: string;
  /** The record as it was opened; null for a new one. */
  readonly record: RecordOf<K> | null;
  /** A stored record that no page can read, to be mended. */
  readonly broken?: RawRecord;
  /** What the form shows at first. */
  readonly entity: Entities[K];
}

/**
 * The record a save is about: none yet, one at a version, one that no page can read, or one that
 * somebody deleted meanwhile.
 */
export type Target<K extends EntityKind> =
  | { readonly state: "new"; readonly id: string }
  | { readonly state: "stored"; readonly id: string; readonly version: number }
  | { readonly state: "broken"; readonly id: string; readonly version: number }
  | { readonly state: "deleted"; readonly record: RecordOf<K> };

/** The start of a change to a record. */
export function startOf<K extends EntityKind>(record: RecordOf<K>): Start<K> {
  return { id: record.id, record, entity: record };
}
