import Papa from "papaparse";
import type { BatchResult } from "@/data/batches/batch";
import type { BackupRecord, RestoreEffect } from "@/data/ownerTasks";
import { guarded } from "@/records/files/guard";
import { parseRecord, type EntityKind } from "@/records/record";
import { readText } from "@/domain/reading";
import { titleOf } from "../kinds";

function titleIn<K extends EntityKind>(kind: K, { league, id, inBackup }: BackupRecord): string {
  const parsed = parseRecord(kind, id, inBackup);
  return parsed.ok ? titleOf(kind, parsed.record, league) : id;
}

/** Returns the title of a record in a backup, with the season in brackets if the record belongs to a past one. */
export function nameOf(record: BackupRecord): string {
  const season = readText(record.inBackup["season"]);
  return `${titleIn(record.kind, record)}${season && ` (${season})`}`;
}

/** The columns of the preview: what would happen to records that are not the same as in the database. */
export const previewColumns: readonly { readonly effect: RestoreEffect; readonly name: string }[] =
  [
    { effect: "added", name: "Missing: would be added" },
    { effect: "changed", name: "Changed since: would be put back" },
    { effect: "erased", name: "Left out: a person was erased" },
    { effect: "unreadable", name: "Left out: cannot be read" },
  ];

/** Returns a CSV of the records that were refused: each with the reason and its content in the backup, as JSON. */
export function refusedCsv(failed: BatchResult<BackupRecord, BackupRecord>["failed"]): string {
  const rows = failed.map(({ item, reason }) =>
    [nameOf(item), reason, `${item.collection}/${item.id}`, JSON.stringify(item.inBackup)].map(
      guarded,
    ),
  );
  return Papa.unparse({
    fields: ["Record", "Reason", "Place", "What the backup holds"],
    data: rows,
  });
}
