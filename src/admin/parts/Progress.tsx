import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { SafeButton } from "./SafeButton";

interface ProgressProps {
  /** What the bar counts, for screen readers. */
  readonly label: string;
  readonly done: number;
  /** Zero while the total is not known yet. */
  readonly of: number;
  /** The step that runs, in words. */
  readonly children: ReactNode;
  /** Tells what a stop means. */
  readonly note?: string;
  readonly stops?: boolean;
  readonly onStop?: () => void;
}

/** How far a task of many saves is, and the way to stop it. */
export function Progress(props: ProgressProps) {
  const { label, done, of, children, note, stops = false, onStop } = props;
  return (
    <Stack spacing={2}>
      <p role="status">{children}</p>
      <LinearProgress
        aria-label={label}
        value={(100 * done) / (of || 1)}
        variant={of === 0 ? "indeterminate" : "determinate"}
      />
      {note && <Typography variant="lead">{note}</Typography>}
      {onStop && (
        <SafeButton disabled={stops} onClick={onStop}>
          {stops ? "Stopping…" : "Stop"}
        </SafeButton>
      )}
    </Stack>
  );
}
