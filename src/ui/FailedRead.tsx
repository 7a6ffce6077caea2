import type { ReactNode } from "react";
import type { FailedState } from "@/data/readState";
import { ErrorState } from "./ErrorState";

interface FailedReadProps {
  /** The sentence of the message catalogue: "Failed to load fixtures." */
  readonly title: string;
  readonly state: FailedState;
  /** Shown instead of the message of the failure. */
  readonly children?: ReactNode;
}

/** An error message instead of content that could not be loaded, with the reason and a button "Try again". */
export function FailedRead({ title, state, children }: FailedReadProps) {
  return (
    <ErrorState busy={state.refreshing} onRetry={state.retry} title={title}>
      {children ?? state.failure.message}
    </ErrorState>
  );
}
