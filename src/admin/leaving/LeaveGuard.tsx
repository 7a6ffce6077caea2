import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readMap } from "@/domain/reading";
import { Ask } from "../parts/Ask";
import { LeaveGuardContext, type LeaveGuardActions, type UnsavedWork } from "./leaveGuardContext";

interface WayOut {
  readonly isUnderWay: boolean;
  readonly go: () => void;
  readonly stay?: () => void;
}

/**
 * Asks before the user leaves typed, unsaved work: by a link, by the back button, by a button that
 * calls `leave`, or (in the browser's own dialog) by closing the tab. React Router's declarative mode
 * has no blocker, so the guard watches for these itself. For all other ways to leave, a draft is stored.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const unsaved = useRef<UnsavedWork | null>(null);
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
  const { key } = useLocation();
  // Once the work is saved, a link goes on from the extra entry without a step back.
  useEffect(() => barrier.arrive(), [barrier, key]);
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

interface LeaveDialogProps {
  readonly open: boolean;
  /** Whether saves are under way; leaving stops them halfway. */
  readonly isUnderWay: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

const words = {
  typed: {
    title: "Discard your changes?",
    text: "What you typed here has not been saved.",
    stay: "Keep editing",
    leave: "Discard changes",
  },
  underWay: {
    title: "Stop halfway?",
    text: "This is still under way. If you leave now, the rest is not done.",
    stay: "Wait here",
    leave: "Leave",
  },
} as const;

/** A dialog that asks whether to discard typed work, or to stop saves; the safe answer has the focus. */
function LeaveDialog({ open, isUnderWay, onStay, onDiscard }: LeaveDialogProps) {
  const { title, text, stay, leave } = words[isUnderWay ? "underWay" : "typed"];
  return (
    <Ask
      action={leave}
      isDangerous
      onAct={onDiscard}
      onClose={onStay}
      open={open}
      safe={stay}
      says={text}
      title={title}
    />
  );
}

/** Catches clicks on links of the site before the router does, so that the guard can ask first. */
function useLinkClicks(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkIn(event);
      if (!link || !isUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      leave(() => void navigate(pathname + search + hash));
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [isUnsaved, leave, navigate]);
}

/** Returns the link that a click opens in this tab; null if there is none or it leads to another site. */
function linkIn(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
  if (link.origin !== window.location.origin) return null;
  // A link to a place on this page (the skip link, an error in the summary) does not leave the page.
  const here = link.pathname === location.pathname && link.search === location.search;
  return here ? null : link;
}

/** An extra entry in the browser's history after the form's, so that the back button leaves that entry first. */
interface HistoryBarrier {
  /** Adds the entry, unless it is there already. */
  raise(): void;
  /** Removes the entry, then calls `then`. */
  lower(then: () => void): void;
  /** Checks after a navigation whether the current entry is the extra one. */
  arrive(): void;
  /** Starts listening; returns a function that stops it. @param onBack called when the user goes back from the entry */
  listen(onBack: () => void): () => void;
}

const BARRIER_KEY = "arenaBarrier";
const isOnBarrier = () => BARRIER_KEY in readMap(history.state);

/**
 * React Router handles the back button before other code can, so a step back cannot be prevented. It
 * can be made harmless: with an extra entry for the same address the first step changes nothing on
 * the page, and there is time to ask. The entry's index continues the router's own count.
 */
function createHistoryBarrier(): HistoryBarrier {
  // After a reload on the extra entry, that entry still exists.
  let raised = isOnBarrier();
  let then: (() => void) | null = null;

  return {
    raise() {
      if (raised) return;
      raised = true;
      const state = readMap(history.state);
      const index = typeof state["idx"] === "number" ? state["idx"] : 0;
      history.pushState({ ...state, idx: index + 1, [BARRIER_KEY]: true }, "");
    },
    lower(next) {
      if (!raised) return next();
      then = next;
      history.back();
    },
    arrive() {
      raised = isOnBarrier();
    },
    listen(onBack) {
      const onPopState = (event: PopStateEvent) => {
        const wasRaised = raised;
        raised = BARRIER_KEY in readMap(event.state);
        if (then) {
          const next = then;
          then = null;
          next();
        } else if (wasRaised && !raised) {
          onBack();
        }
      };
      window.addEventListener("popstate", onPopState);
      return () => window.removeEventListener("popstate", onPopState);
    },
  };
}
