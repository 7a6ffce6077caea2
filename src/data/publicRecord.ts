import { toDocument } from "@/records/document";
import { withoutAdminOnly } from "@/records/adminOnly";
import { kinds } from "@/records/kinds";
import { notUnderstood } from "@/records/partlyRead";
import { readEntity, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { RawDocument } from "./documents";

/** What a record carries beside its fields and may be published with them. */
const MARKS = ["version", "updatedAt", "change", "season", "corrected", "unconfirmed"] as const;

/** A saved record as visitors may read it: without what was not understood, and what is for administrators only. */
export function asPublished(kind: EntityKind, { old: _, ...known }: RawDocument): RawDocument {
  return withoutAdminOnly(kind, known);
}

/** The entry of a saved record in the published document of its collection; null where visitors may read nothing of it. */
export function publishedEntry(kind: EntityKind, stored: RawDocument): RawDocument | null {
  const { shown } = kinds[kind];
  if (!shown) return asPublished(kind, stored);
  if (stored[shown.when] !== true) return null;
  return Object.fromEntries(shown.only.map((key) => [key, stored[key]]));
}

/** The entry of a published document with its record's keys only. */
export function withoutDays(kind: EntityKind, entry: RawDocument): RawDocument {
  const days: readonly string[] = kinds[kind].days ?? [];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !days.includes(key)));
}

/**
 * A stored record as visitors may read it, whatever it holds: only what the reader knows. A record that was saved by
 * today's forms is that already; one of an old site is written as a save of it would be.
 */
export function publicRecord(league: League, kind: EntityKind, stored: RawDocument): RawDocument {
  const shape = shapeOf(league);
  const document = toDocument(kind, readEntity(kind, stored), shape);
  const marks = MARKS.filter((name) => name in stored);
  const shown = asPublished(kind, stored);
  const known = Object.keys(shown).every(
    (key) => key in document || MARKS.some((one) => one === key),
  );
  if (known && Object.keys(notUnderstood(kind, shown, shape)).length === 0) return shown;
  return { ...document, ...Object.fromEntries(marks.map((name) => [name, stored[name]])) };
}
