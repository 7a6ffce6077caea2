import Papa from "papaparse";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { FieldMeta } from "@/records/field";
import { ID, type SheetColumn } from "@/records/files/columns";
import { guarded } from "@/records/files/guard";
import { saveFile } from "@/ui/share/deliver";
import { cellsOf, type WordsContext } from "./cells";
import { columnsOf } from "./columns";

/** Whether a column holds numbers, which are not guarded against formulas: their minus sign begins no formula. */
const isNumber = ({ control }: FieldMeta) =>
  control === "integer" || control === "decimal" || control === "possession";

/**
 * Formats records as CSV: one column for each field, and the record's id in the last one.
 * @param stages the stages of the season with their labels, so that they are written in words
 */
export function csvOf<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
  stages: WordsContext["stages"] = [],
): string {
  const columns = columnsOf(league, kind);
  const rows = records.map((record) => {
    const cells = cellsOf(kind, record, { league, stages });
    const cell = ({ name, meta }: SheetColumn) =>
      isNumber(meta) ? (cells[name] ?? "") : guarded(cells[name] ?? "");
    return [...columns.map(cell), guarded(record.id)];
  });
  return Papa.unparse({ fields: [...columns.map(({ label }) => label), ID], data: rows });
}

/** Starts the browser's download of a CSV file. */
export function downloadCsv(name: string, csv: string): void {
  // With a byte order mark at the beginning, spreadsheets read the file as UTF-8.
  saveFile(new File(["\uFEFF", csv], name, { type: "text/csv" }));
}
