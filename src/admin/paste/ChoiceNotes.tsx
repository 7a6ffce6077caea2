import Button from "@mui/material/Button";
import type { RowChoice } from "../kind/matchDoubts";
import styles from "./Spreadsheet.module.css";

interface ChoiceNotesProps {
  readonly choices: readonly RowChoice[];
  readonly onChoose: (id: string, value: string) => void;
}

/** Over what was pasted: what happens to rows whose matches are doubtful, and what can be chosen instead. */
export function ChoiceNotes({ choices, onChoose }: ChoiceNotesProps) {
  return choices.map(({ id, what, now, choices: others }) => (
    <div className={styles.moves} key={id}>
      <p className={styles.note} role="status">
        <b>{what}</b> {now} The remarks name the other matches.
      </p>
      {others.map(({ value, label }) => (
        <Button key={value} onClick={() => onChoose(id, value)}>
          {label}
        </Button>
      ))}
    </div>
  ));
}
