import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { PastePart } from "../kind/kind";
import { minuteOf, timeKeys } from "@/domain/match/matchDoubts";
import type { OtherTimes } from "@/domain/match/matchKeys";

/** A row whose record is searched. */
interface RowToMatch<K extends EntityKind> {
  /** The id in the row; '' if it has none. */
  readonly id: string;
  readonly entity: Entities[K];
  /** Whether the row is left out, because it is no row of the list. */
  readonly isOut: boolean;
}

/** The record that was found for a row. */
interface RowMatch<K extends EntityKind> {
  readonly record: RecordOf<K> | null;
  /** The index of an earlier row that means the same record. */
  readonly sameAs?: number | undefined;
  /** Whether that earlier row has home and away exchanged. */
  readonly isTurned: boolean;
  /** Whether the row fits several records equally well. */
  readonly isAmbiguous: boolean;
  /** Whether the row is a new record, although a record with one of its keys is on file. */
  readonly isSecond: boolean;
}

type Part<K extends EntityKind> = Pick<
  PastePart<K>,
  "keys" | "lookups" | "isSame" | "ambiguous" | "matches"
>;

/**
 * Finds the record of every row: by its id, else by its keys. The most certain keys go first, so that of two matches
 * of the same clubs each row gets the right one. No record is given to two rows.
 */
export function matchRows<K extends EntityKind>(
  rows: readonly RowToMatch<K>[],
  records: readonly RecordOf<K>[],
  { keys, lookups = keys, isSame = () => true, ambiguous, matches }: Part<K>,
  otherTimes: OtherTimes = null,
): readonly RowMatch<K>[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byKey = new Map<string, RecordOf<K>[]>();
  for (const record of records) {
    for (const key of keys(record)) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  const found = new Map<number, RecordOf<K>>();
  const claimed = new Map<string, number>();
  const same = new Map<number, number>();
  const turned = new Set<number>();
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
  if (matches) {
    // If the lists of both clubs were pasted, a match is there twice, each time with the list's own club first.
    const firsts = new Map<string, number>();
    for (const [at, { entity, isOut }] of rows.entries()) {
      if (isOut || same.has(at) || found.has(at)) continue;
      const { own, other } = timeKeys(matches.of(entity));
      const twin = other === null ? undefined : firsts.get(other);
      const earlier = twin === undefined ? undefined : rows[twin];
      if (twin !== undefined && earlier) {
        // On a day without times these can be two matches of the same clubs, one at each home.
        const isTwo =
          matches.contradicts?.(earlier.entity, entity, true) === true &&
          minuteOf(matches.of(entity)) === null;
        if (isTwo) continue;
        same.set(at, twin);
        turned.add(at);
      } else if (own !== null && !firsts.has(own)) firsts.set(own, at);
    }
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
    isTurned: turned.has(at),
    isAmbiguous: unsure.has(at) && !found.has(at),
    isSecond:
      !isOut &&
      !found.has(at) &&
      !same.has(at) &&
      keys(entity).some((key) => (byKey.get(key)?.length ?? 0) > 0),
  }));
}
