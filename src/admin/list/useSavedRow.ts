import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** The id in what a form left behind when it led back to the list. */
export function savedIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? state.saved : null;
}

/** The record that was saved a moment ago; its row has the focus, so that one goes on from there. */
export function useSavedRow(frame: RefObject<HTMLElement | null>): string | null {
  const saved = savedIn(useLocation().state);
  useEffect(() => {
    if (saved === null) return undefined;
    // The page's heading takes the focus first, as on any page; the row takes it from there.
    const timer = setTimeout(() => {
      const link = frame.current?.querySelector<HTMLElement>(
        `[data-record="${CSS.escape(saved)}"]`,
      );
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(timer);
  }, [frame, saved]);
  return saved;
}
