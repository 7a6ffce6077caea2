import { ID, type ReadColumn, type SheetColumn } from "@/records/files/columns";
import styles from "./Spreadsheet.module.css";

interface MappingProps {
  readonly read: readonly ReadColumn[];
  readonly columns: readonly SheetColumn[];
  readonly disabled: boolean;
  /** Called when the user chooses the field of a column. @param use the field's name; '' to leave the column out */
  readonly onChange: (column: ReadColumn, use: string) => void;
  readonly onOrder: (column: ReadColumn, order: "day" | "month") => void;
}

/** The labels of column meanings that are not one whole field: a part of a field, or two fields. */
const parts: Readonly<Record<string, string>> = {
  time: "Time of day",
  weekday: "Weekday",
  match: "Both teams",
  score: "Score of both",
  halfScore: "Score at half-time",
  halfA: "Home score at half-time",
  halfB: "Away score at half-time",
  firstName: "First name",
  surname: "Surname",
  status: "State of the match",
  note: "Notes beside the match",
  competition: "Competition, or kind of match",
  side: "At home or away",
  zone: "Time zone",
  kicks: "Penalty shoot-out",
  extra: "Extra time",
  letter: "Who won",
  isPlayed: "Whether it was played",
  detailPart: "A part of the score",
  nonPlayer: "Whether it is no player",
};

const partsOf = (columns: readonly SheetColumn[]) => {
  const has = (name: string) => columns.some((column) => column.name === name);
  return [
    ...(has("teamA") ? ["time", "weekday", "match", "score", "competition"] : []),
    ...(has("scoreA") ? ["halfScore", "status", "note"] : []),
    ...(has("jersey") ? ["firstName", "surname"] : []),
  ];
};

/** Returns the parts that can be chosen for a column, its recognised meaning included. */
function offered(columns: readonly SheetColumn[], use: string | null): readonly string[] {
  const all = partsOf(columns);
  const isOther = use !== null && Object.hasOwn(parts, use) && !all.includes(use);
  return isOther && !columns.some(({ name }) => name === use) ? [...all, use] : all;
}

/** The list of pasted columns, each with a choice of the field that it is; some may be left out. */
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
                {offered(columns, use).map((part) => (
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
