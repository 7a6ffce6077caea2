import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, type ReactNode } from "react";
import { SafeButton } from "../parts/SafeButton";
import styles from "./People.module.css";

/** An entry that may stay. */
interface Entry {
  readonly key: string;
  readonly name: string;
  /** What tells it from the other. */
  readonly meta: string;
}

interface MergeDialogProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The key of the entry that stays. */
  readonly kept: string;
  readonly onKeep: (key: string) => void;
  /** What the merged entry will hold, each value under its label. */
  readonly preview: readonly (readonly [what: string, value: string])[];
  /** Why it cannot be done; ''. */
  readonly problem: string;
  readonly onMerge: () => void;
  readonly onClose: () => void;
  /** What is asked besides. */
  readonly children?: ReactNode;
}

/** Asks which of the entries stays, and shows what happens to it. */
export function MergeDialog(props: MergeDialogProps) {
  const { title, entries, kept, onKeep, preview, problem, onMerge, onClose, children } = props;
  const id = useId();
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent className={styles.fields}>
        <fieldset>
          <legend>Which entry stays?</legend>
          <RadioGroup
            aria-label="Which entry stays?"
            onChange={(_, key) => onKeep(key)}
            value={kept}
          >
            {entries.map(({ key, name, meta }) => (
              <FormControlLabel
                control={<Radio />}
                key={key}
                label={
                  <span className={styles.who}>
                    <strong>{name}</strong>
                    <span className={styles.meta}>{meta}</span>
                  </span>
                }
                value={key}
              />
            ))}
          </RadioGroup>
        </fieldset>
        {children}
        <section aria-label="What there will be">
          <dl className={styles.kept}>
            {preview
              .filter(([, value]) => value !== "")
              .map(([what, value]) => (
                <div className={styles.pair} key={what}>
                  <dt>{what}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
        <p className={styles.note}>
          Results, fixtures and line-ups keep the names as they were typed, and mean this entry from
          now on.
        </p>
        {problem !== "" && (
          <Alert role="alert" severity="error">
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton onClick={onClose}>Keep both</SafeButton>
        <Button disabled={problem !== ""} onClick={onMerge} variant="contained">
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}
