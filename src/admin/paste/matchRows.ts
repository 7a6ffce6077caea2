import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { PastePart } from "../kind/kind";
import type { OtherTimes } from "../kind/matchKeys";

/** A row that looks for its record. */
interface Seeking<K extends EntityKind> {
  /** The id it says; '' if it says none. */
  readonly id: string;
  readonly entity: Entities[K];
  /** It is no row of the list. */
  readonly isOut: boolean;
}

/** What a row was found to be. */
interface Found<K extends EntityKind> {
  readonly record: RecordOf<K> | null;
  /** The place of an earlier row that says the same. */
  readonly sameAs?: number | undefined;
  /** It could be either of two records. */
  readonly isAmbiguous: boolean;
  /** A record like it is on file, and the row is none of it. */
  readonly isSecond: boolean;
}

type Part<K extends EntityKind> = Pick<PastePart<K>, "keys" | "lookups" | "isSame" | "ambiguous">;

/**
 * The record of every row: by its id, else by what tells records apart. The surest finds go first, so that of two
 * matches of one pair each row gets its own; no record is that of two rows.
 */
export function matchRows<K extends EntityKind>(
  rows: readonly Seeking<K>[],
  records: readonly RecordOf<K>[],
  { keys, lookups = keys, isSame = () => true, ambiguous }: Part<K>,
  otherTimes: OtherTimes = null,
): readonly Found<K>[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byKey = new Map<string, RecordOf<K>[]>();
  for (const record of records) {
    for (const key of keys(record)) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const found = new Map<number, RecordOf<K>>();
  const claimed = new Map<string, number>();
  const same = new Map<number, number>();
  const seen = new Map<string, number>();
  const unsure = new Set<number>();
  const claim = (at: number, record: RecordOf<K>) => {
    found.set(at, record);
    claimed.set(record.id, at);
  };
  const wanted = rows.map(({ entity, isOut }) => (isOut ? [] : lookups(entity, otherTimes)));
  for (const [at, { id, isOut }] of rows.entries()) {
    const record = isOut ? undefined : byId.get(id);
    const key = record ? `id ${id}` : wanted[at]?.[0];
    const twin = key === undefined ? undefined : seen.get(key);
    if (twin !== undefined) same.set(at, twin);
    else if (key !== undefined) seen.set(key, at);
    if (record && twin === undefined) claim(at, record);
  }
  const depth = Math.max(0, ...wanted.map((all) => all.length));
  for (let level = 0; level < depth; level++) {
    for (const [at, { entity }] of rows.entries()) {
      const key = wanted[at]?.[level];
      if (key === undefined || found.has(at) || same.has(at)) continue;
      const free = (byKey.get(key) ?? []).filter(
        (record) => !claimed.has(record.id) && isSame(entity, record, records, otherTimes),
      );
      const [first] = free;
      if (free.length > 1 && ambiguous !== undefined) unsure.add(at);
      else if (first) claim(at, first);
    }
  }
  return rows.map(({ entity, isOut }, at) => ({
    record: found.get(at) ?? null,
    sameAs: same.get(at),
    isAmbiguous: unsure.has(at) && !found.has(at),
    isSecond:
      !isOut &&
      !found.has(at) &&
      !same.has(at) &&
      keys(entity).some((key) => (byKey.get(key)?.length ?? 0) > 0),
  }));
}
