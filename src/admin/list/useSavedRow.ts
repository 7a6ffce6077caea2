import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** Reads the id of the saved record from the location state that a form sets when it goes back; null for none. */
export function savedIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? state.saved : null;
}

/** Returns the id of the record that was just saved, and focuses its row, so that the user continues there. */
export function useSavedRow(frame: RefObject<HTMLElement | null>): string | null {
  const saved = savedIn(useLocation().state);
  useEffect(() => {
    if (saved === null) return undefined;
    // Like on every page, the heading gets the focus first; after that, the row gets it.
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
