import { toDocument } from "@/records/document";
import { withoutAdminOnly } from "@/records/adminOnly";
import { kinds } from "@/records/kinds";
import { lostValuesOf } from "@/records/partlyRead";
import { readEntity, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { RawDocument } from "./documents";

/** Stored keys that are no fields of a record, but are published with it. */
const MARKS = ["version", "updatedAt", "change", "season", "corrected", "unconfirmed"] as const;

/**
 * Returns a saved record in the form that visitors may read: without unknown values and without values for
 * administrators only.
 */
export function asPublished(kind: EntityKind, { old: _, ...known }: RawDocument): RawDocument {
  return withoutAdminOnly(kind, known);
}

/**
 * Returns the entry of a saved record in the published document of its collection; null if visitors may not read the
 * record.
 */
export function publishedEntry(kind: EntityKind, stored: RawDocument): RawDocument | null {
  const { shown } = kinds[kind];
  if (!shown) return asPublished(kind, stored);
  if (stored[shown.when] !== true) return null;
  return Object.fromEntries(shown.only.map((key) => [key, stored[key]]));
}

/** Returns an entry of a published document without its days, which are not keys of the record. */
export function withoutDays(kind: EntityKind, entry: RawDocument): RawDocument {
  const days: readonly string[] = kinds[kind].days ?? [];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !days.includes(key)));
}

/**
 * Returns any stored record in the form that visitors may read: only known fields. A record saved by this site is in
 * this form already; a record of an old site is converted as a save would do.
 */
export function publicRecord(league: League, kind: EntityKind, stored: RawDocument): RawDocument {
  const shape = shapeOf(league);
  const document = toDocument(kind, readEntity(kind, stored), shape);
  const marks = MARKS.filter((name) => name in stored);
  const shown = asPublished(kind, stored);
  const known = Object.keys(shown).every(
    (key) => key in document || MARKS.some((one) => one === key),
  );
  if (known && Object.keys(lostValuesOf(kind, shown, shape)).length === 0) return shown;
  return { ...document, ...Object.fromEntries(marks.map((name) => [name, stored[name]])) };
}
