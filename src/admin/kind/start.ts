import { emptyEntity, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { RawRecord } from "@/data/maintenance";
import { newRecordId } from "@/data/store";

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

const MINUTE = 60_000;

/** What a form fills in where nobody has said anything yet: an announcement is dated now. */
const fresh: { readonly [K in EntityKind]?: () => Partial<Entities[K]> } = {
  news: () => ({ date: Math.floor(Date.now() / MINUTE) * MINUTE, until: null }),
};

/**
 * The start of a new record, with what is known already.
 * @param id that of the fixture for its result: one match has one id
 */
export function startOfNew<K extends EntityKind>(
  kind: K,
  known: Partial<Entities[K]> = {},
  id = newRecordId(),
): Start<K> {
  return { id, record: null, entity: { ...emptyEntity(kind), ...known, ...fresh[kind]?.() } };
}

/** The start of a change to a record. */
export function startOf<K extends EntityKind>(record: RecordOf<K>): Start<K> {
  return { id: record.id, record, entity: record };
}
