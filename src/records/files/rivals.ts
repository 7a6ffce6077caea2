import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import type { Ask } from "./reading";

/* Questions about two columns with the same meaning and different cells. */

/** Returns the id of the question about a column. */
export const rivalId = ({ key }: ReadColumn) => `rival:${key}`;

/** Returns the question which of two columns counts. */
export function duplicateColumnQuestion(
  column: ReadColumn,
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
): Ask {
  const other = columns.find(({ place }) => place === column.rivals);
  return {
    id: rivalId(column),
    what: `Two columns mean the same: “${other?.heading ?? ""}” and “${column.heading}”. Is it the first one?`,
    lines: rows.map(({ line }) => line),
    choices: [{ value: "first", label: "Yes, leave the second one out" }],
  };
}
