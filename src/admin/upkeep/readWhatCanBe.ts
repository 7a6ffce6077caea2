import type { RawRecord } from "@/data/maintenance";
import { fieldsOf } from "@/domain/records/document";
import { readText } from "@/domain/records/reading";
import { parseRecord, type Entities, type EntityKind } from "@/domain/records/record";
import { emptyEntity } from "../form/values";

// Stands for a missing name while the rest is read; no real name is this.
const MISSING = "·?·";

/** The names under which a record may be called; without one it cannot be read. */
const NAMES = ["name", "teamName", "teamA", "teamB"];

/**
 * What can be read of a record that pages cannot show: everything but the names that are missing,
 * which come back empty for somebody to fill in.
 */
export function readWhatCanBe<K extends EntityKind>(kind: K, { id, raw }: RawRecord): Entities[K] {
  const stand = NAMES.filter((name) => readText(raw[name]) === "").map((name) => [name, MISSING]);
  const parsed = parseRecord(kind, id, { ...raw, ...Object.fromEntries(stand) });
  if (!parsed.ok) return emptyEntity(kind);
  const { record } = parsed;
  const fields = fieldsOf(kind).map(([name]) => {
    const value: unknown = record[name as keyof typeof record];
    return [name, value === MISSING ? "" : value];
  });
  // Every field as `parseRecord` read it, save texts that were made empty again.
  return Object.fromEntries(fields) as Entities[K];
}
