import { ID, type SheetColumn } from "../export/columns";
import styles from "./Spreadsheet.module.css";

interface MappingProps {
  readonly headings: readonly string[];
  readonly mapping: readonly (string | null)[];
  readonly columns: readonly SheetColumn[];
  readonly disabled: boolean;
  readonly onChange: (place: number, name: string | null) => void;
}

/** Which field each column is; columns that are left out say so. */
export function Mapping({ headings, mapping, columns, disabled, onChange }: MappingProps) {
  return (
    <section aria-label="Columns" className={styles.mapping}>
      {headings.map((heading, place) => {
        const name = mapping[place] ?? null;
        return (
          // Columns have no other name than their place: two can have the same heading.
          <label key={place}>
            <b>{heading || `Column ${place + 1}`}</b> <span aria-hidden="true">→</span>{" "}
            <select
              className={styles.select}
              data-out={name === null ? "" : undefined}
              disabled={disabled}
              onChange={({ target }) => onChange(place, target.value || null)}
              value={name ?? ""}
            >
              <option value="">Left out</option>
              {columns.map((column) => (
                <option key={column.name} value={column.name}>
                  {column.label}
                </option>
              ))}
              <option value={ID}>Id of the record</option>
            </select>
          </label>
        );
      })}
    </section>
  );
}
