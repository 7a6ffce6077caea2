import Alert from "@mui/material/Alert";
import { Progress } from "../parts/Progress";
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
      <Alert role="alert" severity="error">
        {failed} {task.reason}
      </Alert>
    );
  }
  const { done, of, stops } = task;
  const count = of > 0 ? `${done} of ${of} ${counted}` : `${done} ${counted}`;
  return (
    <Progress done={done} label={doing} of={of} onStop={onStop} stops={stops}>
      {`${doing}: ${count}.`}
    </Progress>
  );
}
