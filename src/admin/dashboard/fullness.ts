import { documentSize, NEARLY_FULL_BYTES } from "@/data/documentSize";
import type { League } from "@/domain/league/league";
import { toDocument } from "@/records/document";
import type { EntityKind, RecordOf } from "@/records/record";
import { collectionOf, shapeOf } from "@/records/shape";
import { isInSheet, publishedSheetEntry } from "@/records/sheet";

/** The kinds that the dashboard loads anyway and that grow during a season. */
const growingKinds = ["fixtures", "results", "standings", "players", "meets", "events"] as const;
type GrowingKind = (typeof growingKinds)[number];

/** The loaded records of one season; undefined for a kind that is not loaded yet. */
type GrowingRecords = { readonly [K in GrowingKind]?: readonly RecordOf<K>[] | undefined };

/** A published document with its estimated size in bytes. "sheet" is the published league. */
interface Fullness {
  readonly kind: EntityKind | "sheet";
  readonly bytes: number;
}

/** The most records of a kind that are measured, spread over the season: all of a long season would block the page. */
const MEASURED = 200;

/** Estimates the bytes of a kind's records in their published collection, and in brief in the published league. */
function sizesOf<K extends GrowingKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): { readonly own: number; readonly inSheet: number } {
  const every = Math.ceil(records.length / MEASURED);
  const measured = records.filter((_, nth) => nth % every === 0);
  const shape = shapeOf(league);
  const stored = measured.map((record) => {
    const { version, updatedAt } = record;
    return [record.id, { ...toDocument(kind, record, shape), version, updatedAt }] as const;
  });
  const inShort = isInSheet(kind)
    ? stored.map(([id, one]) => [id, publishedSheetEntry(kind, one)] as const)
    : [];
  const share = records.length / Math.max(1, measured.length);
  const sizeOf = (entries: readonly (readonly [string, object])[]) =>
    share * documentSize(Object.fromEntries(entries));
  return { own: sizeOf(stored), inSheet: sizeOf(inShort) };
}

/** Returns the published documents that are more than about 80 % full, the fullest first. */
export function nearlyFullDocuments(league: League, read: GrowingRecords): readonly Fullness[] {
  const sizes = growingKinds
    .filter((kind) => collectionOf(league, kind))
    .map((kind) => ({ kind, ...sizesOf(league, kind, read[kind] ?? []) }));
  const documents: readonly Fullness[] = [
    ...sizes.map(({ kind, own }) => ({ kind, bytes: own })),
    { kind: "sheet", bytes: sizes.reduce((sum, { inSheet }) => sum + inSheet, 0) },
  ];
  return documents
    .filter(({ bytes }) => bytes > NEARLY_FULL_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes);
}
