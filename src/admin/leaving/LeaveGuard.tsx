import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { createHistoryBarrier } from "./historyBarrier";
import { LeaveDialog } from "./LeaveDialog";
import { LeaveGuardContext, type LeaveGuardActions, type Unsaved } from "./leaveGuardContext";
import { useLinkClicks } from "./useLinkClicks";

interface WayOut {
  readonly isUnderWay: boolean;
  readonly go: () => void;
  readonly stay?: () => void;
}

/**
 * Asks before typed, unsaved work is left behind: by a link, by the back button, by a button that
 * calls `leave`, or (in the browser's own words) by closing the tab. React Router's declarative mode
 * has no blocker, so the guard watches these ways out itself; a draft is kept for all others.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const unsaved = useRef<Unsaved | null>(null);
  const [barrier] = useState(createHistoryBarrier);
  const [wayOut, setWayOut] = useState<WayOut | null>(null);

  const guard = useMemo(
    (): LeaveGuardActions & { readonly isUnsaved: () => boolean } => ({
      isUnsaved: () => unsaved.current !== null,
      pass: (go) => barrier.lower(go),
      leave: (go) => {
        if (!unsaved.current) return barrier.lower(go);
        const isUnderWay = unsaved.current.isUnderWay ?? false;
        setWayOut({ isUnderWay, go: () => barrier.lower(go) });
      },
      hold: (work) => {
        unsaved.current = work;
        barrier.raise();
        return () => {
          if (unsaved.current === work) unsaved.current = null;
        };
      },
    }),
    [barrier],
  );

  useEffect(
    () =>
      barrier.listen(() => {
        const go = () => history.back();
        if (!unsaved.current) return go();
        const isUnderWay = unsaved.current.isUnderWay ?? false;
        setWayOut({ isUnderWay, go, stay: barrier.raise });
      }),
    [barrier],
  );
  useLinkClicks(guard.isUnsaved, guard.leave);
  useTabClosing(guard.isUnsaved);

  const stay = () => {
    setWayOut(null);
    wayOut?.stay?.();
  };
  const discard = () => {
    unsaved.current?.discard();
    unsaved.current = null;
    setWayOut(null);
    wayOut?.go();
  };
  return (
    <LeaveGuardContext.Provider value={guard}>
      {children}
      <LeaveDialog
        isUnderWay={wayOut?.isUnderWay ?? false}
        onDiscard={discard}
        onStay={stay}
        open={wayOut !== null}
      />
    </LeaveGuardContext.Provider>
  );
}

/** Lets the browser ask before a tab with unsaved work is closed or reloaded. */
function useTabClosing(isUnsaved: () => boolean): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [isUnsaved]);
}
