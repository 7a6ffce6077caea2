import Papa from "papaparse";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { cellsOf, columnsOf, ID } from "./columns";

/** Texts that a spreadsheet would compute with: they get a quote in front, which is taken off again. */
const formula = /^'*(?:[=+@]|-(?!\d))/;
const guarded = (text: string) => (formula.test(text) ? `'${text}` : text);
const unguarded = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** Records as a CSV file: one column for each field, the record's id last. */
export function csvOf<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
): string {
  const columns = columnsOf(league, kind);
  const rows = records.map((record) => {
    const cells = cellsOf(kind, record);
    return [...columns.map(({ name }) => guarded(cells[name] ?? "")), record.id];
  });
  return Papa.unparse({ fields: [...columns.map(({ label }) => label), ID], data: rows });
}

/** The table in pasted text or a file: tabs, commas or semicolons; the first row holds the headings. */
export function tableOf(text: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" });
  return withTimes(data.map((row) => row.map((cell) => unguarded(cell))));
}

/** Days and times of kick-off that stand in two columns, as most people keep them, in one. */
function withTimes(table: readonly string[][]): readonly (readonly string[])[] {
  const headings = (table[0] ?? []).map((heading) => heading.trim().toLowerCase());
  const day = headings.findIndex((heading) => ["date", "day"].includes(heading));
  const time = headings.findIndex((heading) => /^(time|kick-? ?off( time)?)$/.test(heading));
  const isTime = (row: readonly string[]) =>
    /^(\d{1,2}:\d{2}(:\d{2})?)?$/.test((row[time] ?? "").trim());
  if (day < 0 || time < 0 || !table.slice(1).every(isTime)) return table;
  return table.map((row, at) => {
    const date = (row[day] ?? "").trim();
    const clock = (row[time] ?? "").trim().slice(0, 5);
    const both = at > 0 && clock !== "" && !date.includes(":") ? `${date} ${clock}` : date;
    return row.map((cell, place) => (place === day ? both : cell)).toSpliced(time, 1);
  });
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
