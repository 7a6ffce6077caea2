import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { readInteger, readMap } from "@/domain/reading";

/** Where an entry stands in the history; React Router numbers its entries. */
const indexIn = (state: unknown) => readInteger(readMap(state)["idx"], 0, Number.MAX_SAFE_INTEGER);

/**
 * Catches the back and forward buttons: the step is taken back before the router sees it, and taken
 * again when the person agrees.
 */
export function useBackButton(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const location = useLocation();
  const here = useRef<number | null>(null);
  useEffect(() => {
    here.current = indexIn(history.state);
  }, [location]);

  useEffect(() => {
    let steps: "watched" | "takenBack" | "free" = "watched";

    const onPopState = (event: PopStateEvent) => {
      if (steps === "takenBack") {
        steps = "watched";
        event.stopImmediatePropagation();
        return;
      }
      const to = indexIn(event.state);
      const delta = to === null || here.current === null ? 0 : to - here.current;
      if (steps === "free" || delta === 0 || !isUnsaved()) {
        steps = "watched";
        return;
      }
      event.stopImmediatePropagation();
      steps = "takenBack";
      history.go(-delta);
      leave(() => {
        steps = "free";
        history.go(delta);
      });
    };

    // Capturing: before the router's own listener on the window.
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [isUnsaved, leave]);
}
