import type { ReactNode } from "react";
import type { ReadState } from "@/data/readState";
import { StaleNote } from "./StaleNote";

interface WithStaleNoteProps {
  /** Null if no data is stale. */
  readonly state: ReadState<unknown> | null;
  readonly children?: ReactNode;
}

/** The content, below a note if its last refresh failed. */
export function WithStaleNote({ state, children }: WithStaleNoteProps) {
  return (
    <>
      {state?.status === "ready" && state.failure && (
        <StaleNote onRetry={state.retry} readAt={state.readAt} reason={state.failure.message} />
      )}
      {children}
    </>
  );
}
