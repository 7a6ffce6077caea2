import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { LeaveDialog } from "./LeaveDialog";
import { LeaveGuardContext, type Unsaved } from "./leaveGuardContext";
import { useBackButton } from "./useBackButton";
import { useLinkClicks } from "./useLinkClicks";
import { useTabClosing } from "./useTabClosing";

/**
 * Asks before typed, unsaved work is left behind: by a link, by the back button, by a button that
 * calls `leave`, or (in the browser's own words) by closing the tab. React Router's declarative mode
 * has no blocker, so the guard watches these ways out itself; a draft is kept for all others.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const unsaved = useRef<Unsaved | null>(null);
  const [wayOut, setWayOut] = useState<{ readonly go: () => void } | null>(null);

  const leave = useCallback((go: () => void) => {
    if (unsaved.current) setWayOut({ go });
    else go();
  }, []);
  const isUnsaved = useCallback(() => unsaved.current !== null, []);
  const hold = useCallback((work: Unsaved) => {
    unsaved.current = work;
    return () => {
      if (unsaved.current === work) unsaved.current = null;
    };
  }, []);

  useLinkClicks(isUnsaved, leave);
  useBackButton(isUnsaved, leave);
  useTabClosing(isUnsaved);

  const guard = useMemo(() => ({ leave, hold }), [leave, hold]);
  return (
    <LeaveGuardContext.Provider value={guard}>
      {children}
      <LeaveDialog
        onDiscard={() => {
          unsaved.current?.discard();
          unsaved.current = null;
          setWayOut(null);
          wayOut?.go();
        }}
        onStay={() => setWayOut(null)}
        open={wayOut !== null}
      />
    </LeaveGuardContext.Provider>
  );
}
