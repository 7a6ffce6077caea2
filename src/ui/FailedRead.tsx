import type { ReactNode } from "react";
import type { FailedState } from "@/data/readState";
import { ErrorState } from "./ErrorState";

interface FailedReadProps {
  /** The catalogue's sentence: "Failed to load fixtures." */
  readonly title: string;
  readonly state: FailedState;
  /** In place of the reason alone. */
  readonly children?: ReactNode;
}

/** In place of what could not be read: why, and a button that tries again. */
export function FailedRead({ title, state, children }: FailedReadProps) {
  return (
    <ErrorState busy={state.refreshing} onRetry={state.retry} title={title}>
      {children ?? state.failure.message}
    </ErrorState>
  );
}
