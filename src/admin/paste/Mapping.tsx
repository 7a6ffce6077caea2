import { ID, type ReadColumn, type SheetColumn } from "@/records/files/columns";
import styles from "./Spreadsheet.module.css";

interface MappingProps {
  readonly read: readonly ReadColumn[];
  readonly columns: readonly SheetColumn[];
  readonly disabled: boolean;
  /** @param use '' for a column that is left out */
  readonly onChange: (column: ReadColumn, use: string) => void;
  readonly onOrder: (column: ReadColumn, order: "day" | "month") => void;
}

/** Columns that hold a part of a field, or two fields, by what they are called. */
const parts: Readonly<Record<string, string>> = {
  time: "Time of day",
  weekday: "Weekday",
  match: "Both teams",
  score: "Score of both",
  halfScore: "Score at half-time",
  firstName: "First name",
  surname: "Surname",
  status: "State of the match",
  competition: "Competition, or kind of match",
};

const partsOf = (columns: readonly SheetColumn[]) => {
  const has = (name: string) => columns.some((column) => column.name === name);
  return [
    ...(has("teamA") ? ["time", "weekday", "match", "score", "competition"] : []),
    ...(has("scoreA") ? ["halfScore", "status"] : []),
    ...(has("jersey") ? ["firstName", "surname"] : []),
  ];
};

/** Which field each column is; columns that are left out say so. */
export function Mapping({ read, columns, disabled, onChange, onOrder }: MappingProps) {
  return (
    <section aria-label="Columns" className={styles.mapping}>
      {read.map((column) => {
        const { key, heading, place, use, remark } = column;
        const order =
          use === "date" ? /^Read (day|month) first/.exec(remark ?? "")?.[1] : undefined;
        const other = order === "day" ? "month" : "day";
        return (
          <div key={`${place} ${key}`}>
            <label>
              <b>{heading || `Column ${place + 1}`}</b> <span aria-hidden="true">→</span>{" "}
              <select
                className={styles.select}
                data-out={use === null ? "" : undefined}
                disabled={disabled}
                onChange={({ target }) => onChange(column, target.value)}
                value={use ?? ""}
              >
                <option value="">Left out</option>
                {columns.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
                {partsOf(columns).map((part) => (
                  <option key={part} value={part}>
                    {parts[part]}
                  </option>
                ))}
                <option value={ID}>Id of the record</option>
              </select>
            </label>
            {remark && (
              <p className={styles.note}>
                {remark}.{" "}
                {order && (
                  <button
                    className={styles.select}
                    disabled={disabled}
                    onClick={() => onOrder(column, other)}
                    type="button"
                  >
                    Read {other} first
                  </button>
                )}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
