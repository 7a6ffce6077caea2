import Papa from "papaparse";
import type { BatchResult } from "@/data/batches/batch";
import type { BackupRecord, Fate } from "@/data/ownerTasks";
import { guarded } from "@/records/files/guard";
import { parseRecord, type EntityKind } from "@/records/record";
import { readText } from "@/domain/reading";
import { titleOf } from "../kinds";

function titleIn<K extends EntityKind>(kind: K, { league, id, kept }: BackupRecord): string {
  const parsed = parseRecord(kind, id, kept);
  return parsed.ok ? titleOf(kind, parsed.record, league) : id;
}

/** What a record of a backup is called, with its season where that is a past one. */
export function nameOf(record: BackupRecord): string {
  const season = readText(record.kept["season"]);
  return `${titleIn(record.kind, record)}${season && ` (${season})`}`;
}

/** What would become of records that are not as they were, in the order of the preview's columns. */
export const previewColumns: readonly { readonly fate: Fate; readonly name: string }[] = [
  { fate: "added", name: "Missing: would be added" },
  { fate: "changed", name: "Changed since: would be put back" },
  { fate: "erased", name: "Left out: a person was erased" },
  { fate: "unreadable", name: "Left out: cannot be read" },
];

/** What did not come back, as a list to keep: each record with the reason, and all that the backup holds of it. */
export function refusedCsv(failed: BatchResult<BackupRecord, BackupRecord>["failed"]): string {
  const rows = failed.map(({ item, reason }) =>
    [nameOf(item), reason, `${item.collection}/${item.id}`, JSON.stringify(item.kept)].map(guarded),
  );
  return Papa.unparse({
    fields: ["Record", "Reason", "Place", "What the backup holds"],
    data: rows,
  });
}
