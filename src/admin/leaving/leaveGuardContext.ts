import { createContext, useContext, useEffect } from "react";

/** Work that would be lost. */
export interface UnsavedWork {
  /** Called when the person gives it up. */
  readonly discard: () => void;
  /** Nothing was typed: saves, or their undoing, are still under way. */
  readonly isUnderWay?: boolean;
}

export interface LeaveGuardActions {
  /** Goes, or asks first where something is unsaved. */
  readonly leave: (go: () => void) => void;
  /** Goes without asking, when the work is saved. */
  readonly pass: (go: () => void) => void;
  /** Announces unsaved work until the returned function is called. */
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

/** Keeps people from leaving unasked as long as `dirty` is true. */
export function useUnsaved(dirty: boolean, discard: () => void, isUnderWay = false): void {
  const { hold } = useLeaveGuard();
  useEffect(
    () => (dirty ? hold({ discard, isUnderWay }) : undefined),
    [dirty, discard, hold, isUnderWay],
  );
}
