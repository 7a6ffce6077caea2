import { createContext, useContext, useEffect } from "react";

/** Unsaved work that would be lost. */
export interface UnsavedWork {
  /** Called when the user decides to discard it. */
  readonly discard: () => void;
  /** Whether it is not typed work, but saves or their undoing that are still under way. */
  readonly isUnderWay?: boolean;
}

export interface LeaveGuardActions {
  /** Calls `go`; if there is unsaved work, asks first. */
  readonly leave: (go: () => void) => void;
  /** Calls `go` without asking, because the work is saved. */
  readonly pass: (go: () => void) => void;
  /** Registers unsaved work, so that `leave` asks, until the returned function is called. */
  readonly hold: (work: UnsavedWork) => () => void;
}

export const LeaveGuardContext = createContext<LeaveGuardActions>({
  leave: (go) => go(),
  pass: (go) => go(),
  hold: () => () => {},
});

export function useLeaveGuard(): LeaveGuardActions {
  return useContext(LeaveGuardContext);
}

/** Makes the guard ask before the user leaves, as long as `dirty` is true. */
export function useUnsaved(dirty: boolean, discard: () => void, isUnderWay = false): void {
  const { hold } = useLeaveGuard();
  useEffect(
    () => (dirty ? hold({ discard, isUnderWay }) : undefined),
    [dirty, discard, hold, isUnderWay],
  );
}
