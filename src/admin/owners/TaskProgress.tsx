import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import { SafeButton } from "../parts/SafeButton";
import styles from "./Owners.module.css";
import type { LongTask } from "./useLongTask";

interface TaskProgressProps {
  readonly task: LongTask;
  /** What is done: "Reading the database". */
  readonly doing: string;
  /** What is counted: "documents". */
  readonly counted: string;
  /** Said before the reason when it failed. */
  readonly failed: string;
  readonly onStop: () => void;
}

/** How far a long task is, with the way to stop it, or why it broke off. */
export function TaskProgress({ task, doing, counted, failed, onStop }: TaskProgressProps) {
  if (task.at === "idle") return null;
  if (task.at === "failed") {
    return (
      <Alert className={styles.wide} role="alert" severity="error">
        {failed} {task.reason}
      </Alert>
    );
  }
  const { done, of, stops } = task;
  const count = of > 0 ? `${done} of ${of} ${counted}` : `${done} ${counted}`;
  return (
    <div className={styles.progress}>
      <p role="status">{`${doing}: ${count}.`}</p>
      <LinearProgress
        aria-label={doing}
        {...(of > 0 && { value: (100 * done) / of })}
        variant={of > 0 ? "determinate" : "indeterminate"}
      />
      <SafeButton disabled={stops} onClick={onStop}>
        {stops ? "Stopping…" : "Stop"}
      </SafeButton>
    </div>
  );
}
