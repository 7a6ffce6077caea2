import type { ReactNode } from "react";
import type { ReadState } from "@/data/readState";
import { StaleNote } from "./StaleNote";

interface WithStaleNoteProps {
  /** Null where nothing of it is stale. */
  readonly state: ReadState<unknown> | null;
  readonly children?: ReactNode;
}

/** What is shown of something read, with the moment it was read where that is not now, and why. */
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
