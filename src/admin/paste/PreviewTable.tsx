import { useState } from "react";
import type { EntityKind } from "@/records/record";
import { Chip, ChoiceChip, type ChipTone } from "@/ui/Chip";
import type { SheetColumn } from "@/records/files/columns";
import type { PreviewRow, RowState } from "./preview";
import styles from "./Spreadsheet.module.css";

interface PreviewTableProps<K extends EntityKind> {
  readonly rows: readonly PreviewRow<K>[];
  readonly columns: readonly SheetColumn[];
}

const states: readonly (readonly [state: RowState, name: string, tone: ChipTone])[] = [
  ["add", "New", "success"],
  ["change", "Changed", "sport"],
  ["same", "The same", "neutral"],
  ["asked", "Waits for an answer", "warning"],
  ["refused", "Refused", "error"],
  ["left", "Left out", "neutral"],
];

/** The maximum number of rows shown: a thousand make a phone slow. */
const ROWS_AT_ONCE = 200;

/** A table of pasted rows: what would happen to each, old and new values, and why a row is refused. */
export function PreviewTable<K extends EntityKind>(props: PreviewTableProps<K>) {
  const { rows, columns } = props;
  const [only, setOnly] = useState<RowState | null>(null);
  const wanted = only === null ? rows : rows.filter(({ state }) => state === only);
  const said = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const kept = columns.filter(({ name }) => said.has(name));
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  return (
    <section aria-label="What would happen" className={styles.preview}>
      <div className={styles.filters}>
        <ChoiceChip chosen={only === null} onClick={() => setOnly(null)}>
          All {rows.length}
        </ChoiceChip>
        {states
          // Rare states are only offered as a filter if there are such rows.
          .filter(([state]) => (state !== "asked" && state !== "left") || count(state) > 0)
          .map(([state, name]) => (
            <ChoiceChip chosen={only === state} key={state} onClick={() => setOnly(state)}>
              {name} {count(state)}
            </ChoiceChip>
          ))}
      </div>
      {/* It scrolls sideways, so it must be focusable to be scrolled by keyboard. */}
      <div aria-label="Rows" className={styles.scroller} role="region" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What happens</th>
              {kept.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Remarks</th>
            </tr>
          </thead>
          <tbody>
            {wanted.slice(0, ROWS_AT_ONCE).map((row) => (
              <tr data-state={row.state} key={row.at}>
                <td>
                  {states.map(
                    ([state, name, tone]) =>
                      state === row.state && (
                        <Chip key={state} tone={tone}>
                          {name}
                        </Chip>
                      ),
                  )}
                </td>
                {kept.map(({ name, label }) => {
                  const cell = row.cells[name];
                  return (
                    <td data-label={label} data-problem={cell?.problem ? "" : undefined} key={name}>
                      {cell?.before && <s>{cell.before}</s>}{" "}
                      {cell?.before === null || cell?.before === undefined ? (
                        cell?.text
                      ) : (
                        <ins>{cell.text || "empty"}</ins>
                      )}
                      {cell?.from && <small> “{cell.from}” in the file</small>}
                    </td>
                  );
                })}
                <td className={styles.why} data-label="Remarks">
                  {[...row.reasons, ...row.untimed, ...row.notes].join(". ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wanted.length > ROWS_AT_ONCE && (
        <p className={styles.note}>
          Only the first {ROWS_AT_ONCE} of {wanted.length} rows are shown.
        </p>
      )}
    </section>
  );
}
