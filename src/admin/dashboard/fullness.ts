import { documentSize, NEARLY_FULL_BYTES } from "@/data/documentSize";
import type { League } from "@/domain/league/league";
import { toDocument } from "@/records/document";
import type { EntityKind, RecordOf } from "@/records/record";
import { collectionOf, shapeOf } from "@/records/shape";
import { isInSheet, sheetEntry } from "@/records/sheet";

/** The kinds that the dashboard reads anyway and that grow with a season. */
const growingKinds = ["fixtures", "results", "standings", "players", "meets", "events"] as const;
type GrowingKind = (typeof growingKinds)[number];

/** The records of one season that were read; a kind that is not here yet is left out. */
type GrowingRecords = { readonly [K in GrowingKind]?: readonly RecordOf<K>[] | undefined };

/** A published document, and about how much it takes up, in bytes. */
interface Fullness {
  readonly kind: EntityKind | "sheet";
  readonly bytes: number;
}

/** How many records of a kind are measured, spread over the season: all of a long season would hold up the page. */
const MEASURED = 200;

/** What a kind's records take up in the document of their own, and in the sheet. */
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
    ? stored.map(([id, one]) => [id, sheetEntry(kind, one)] as const)
    : [];
  const share = records.length / Math.max(1, measured.length);
  const sizeOf = (entries: readonly (readonly [string, object])[]) =>
    share * documentSize(Object.fromEntries(entries));
  return { own: sizeOf(stored), inSheet: sizeOf(inShort) };
}

/** The published documents of a season that hold more than about 80 % of what one may, the fullest first. */
export function nearlyFull(league: League, read: GrowingRecords): readonly Fullness[] {
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
