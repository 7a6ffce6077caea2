import Papa from "papaparse";
import type { BatchResult } from "@/data/batches/batch";
import type { BackupRecord } from "@/data/ownerTasks";
import { guarded } from "@/records/files/guard";
import { nameOf } from "./backupWords";

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
