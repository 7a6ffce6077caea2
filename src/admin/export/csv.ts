import Papa from "papaparse";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { FieldMeta } from "@/records/field";
import { ID, type SheetColumn } from "@/records/files/columns";
import { guarded } from "@/records/files/guard";
import { cellsOf, type WordsContext } from "./cells";
import { columnsOf } from "./columns";

/** Columns of numbers stay numbers: a minus in front of them is none of a formula's. */
const isNumber = ({ control }: FieldMeta) =>
  control === "integer" || control === "decimal" || control === "possession";

/**
 * Records as a CSV file: one column for each field, the record's id last.
 * @param stages those of the season, so that they are written in words
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

/** Hands a CSV file to the browser. */
export function download(name: string, csv: string): void {
  // With its mark at the beginning spreadsheets read the letters as they are.
  const url = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
