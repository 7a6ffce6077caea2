import type { GridRow, GridSheet } from "@/records/files/grid";
import styles from "./Spreadsheet.module.css";

interface SheetChoiceProps {
  /** The rows of the sheet that is shown. */
  readonly chosen: readonly GridRow[];
  readonly sheets: readonly GridSheet[];
  readonly disabled: boolean;
  readonly onChoose: (rows: readonly GridRow[]) => void;
}

/** A choice of the sheet of a workbook; for a sheet that cannot be read, for example a too large one, it says why. */
export function SheetChoice({ chosen, sheets, disabled, onChoose }: SheetChoiceProps) {
  const tooLarge = sheets.flatMap(({ name, cells }) =>
    "problem" in cells ? [`${name}: ${cells.problem}`] : [],
  );
  return (
    <fieldset className={styles.sheets} disabled={disabled}>
      <legend>This file has {sheets.length} sheets. Which one is read?</legend>
      {sheets.map(
        ({ name, cells }, at) =>
          "rows" in cells && (
            <label key={`${at} ${name}`}>
              <input
                checked={cells.rows === chosen}
                name="sheet"
                onChange={() => onChoose(cells.rows)}
                type="radio"
              />{" "}
              {name}
            </label>
          ),
      )}
      {tooLarge.map((text) => (
        <p className={styles.note} key={text}>
          {text}
        </p>
      ))}
    </fieldset>
  );
}
