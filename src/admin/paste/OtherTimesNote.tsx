import Button from "@mui/material/Button";
import { amountOf } from "@/domain/wording";
import type { OtherTimes } from "../kind/matchKeys";
import styles from "./Spreadsheet.module.css";

interface OtherTimesNoteProps {
  /** So many rows are matches on file, moved. */
  readonly moved: number;
  /** So many become second matches of a pair. */
  readonly second: number;
  readonly onChange: (said: Exclude<OtherTimes, null>) => void;
}

/** Over what was pasted: matches that are on file at another time move or are second ones; one click says which. */
export function OtherTimesNote({ moved, second, onChange }: OtherTimesNoteProps) {
  return (
    <div className={styles.moves}>
      <p className={styles.note} role="status">
        <b>{amountOf(moved + second, "match", "matches")} on file at another time.</b>{" "}
        {moved > 0 && `${amountOf(moved, "match moves", "matches move")}. `}
        {second > 0 &&
          `${amountOf(second, "row becomes a second match", "rows become second matches")}.`}
      </p>
      {second > 0 && (
        <Button onClick={() => onChange("move")}>They are those on file: move them</Button>
      )}
      {moved > 0 && (
        <Button onClick={() => onChange("second")}>They are other matches: add them</Button>
      )}
    </div>
  );
}
