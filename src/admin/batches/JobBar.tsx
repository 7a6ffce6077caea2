import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { SafeButton } from "../parts/SafeButton";
import type { JobState } from "./useJob";

interface JobBarProps {
  /** What the bar counts, for screen readers. */
  readonly label: string;
  readonly done: number;
  /** 0 while the total is not known yet. */
  readonly of: number;
  /** The progress in words. */
  readonly children: ReactNode;
  readonly isStopping?: boolean;
  /** Stops the job; undefined if it cannot be stopped. */
  readonly onStop?: (() => void) | undefined;
  /** Whether "Stop" gets the focus; true if the button that started the job is no longer shown. */
  readonly focusesStop?: boolean;
  /** Buttons for a job that has ended: to continue or to undo it. */
  readonly after?: ReactNode;
}

/** The progress of a job of many saves, with buttons to stop, continue and undo it. */
export function JobBar(props: JobBarProps) {
  const { label, done, of, children, isStopping = false, onStop, focusesStop, after } = props;
  const Stop = focusesStop ? SafeButton : Button;
  return (
    <Paper variant="panel" sx={line}>
      <LinearProgress
        aria-label={label}
        sx={{
          flex: "0 1 12rem",
          minWidth: "6rem",
          height: 8,
          borderRadius: "var(--radius-full)",
        }}
        value={(100 * done) / (of || 1)}
        variant={of === 0 ? "indeterminate" : "determinate"}
      />
      <p role="status">{children}</p>
      {(onStop || after) && (
        <Stack component="span" direction="row" spacing={2}>
          {onStop && (
            <Stop disabled={isStopping} onClick={onStop}>
              {isStopping ? "Stopping…" : "Stop"}
            </Stop>
          )}
          {after}
        </Stack>
      )}
    </Paper>
  );
}

const line = {
  flexFlow: "row wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlock: 3,
  background: "var(--sunken)",
  "& p": { flex: "1 1 16rem" },
};

interface RunningJobProps {
  readonly job: JobState;
  /** The name of the work: "Reading the database". */
  readonly doing: string;
  /** The noun for what is counted: "records". */
  readonly counted: string;
  /** Text about the present step, shown in place of the count. */
  readonly says?: string | undefined;
  /** Text before the reason if the job failed. */
  readonly failed: string;
  /** Text after the reason if the job failed. */
  readonly advice?: string;
  readonly onStop: () => void;
}

/** The progress of a running job, or the reason why it failed. */
export function RunningJob(props: RunningJobProps) {
  const { job, doing, counted, says, failed, advice = "", onStop } = props;
  if (job.at === "idle") return null;
  if (job.at === "failed") {
    return (
      <Alert role="alert" severity="error">
        {[failed, job.reason, advice].filter(Boolean).join(" ")}
      </Alert>
    );
  }
  const { done, of, isStopping } = job;
  const count = of > 0 ? `${done} of ${of} ${counted}` : `${done} ${counted}`;
  return (
    <JobBar done={done} focusesStop isStopping={isStopping} label={doing} of={of} onStop={onStop}>
      {says ?? `${doing}: ${count}.`}
    </JobBar>
  );
}
