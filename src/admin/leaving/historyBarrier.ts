import { readMap } from "@/domain/reading";

/** An extra entry of the browser's history on top of the form, for the back button to meet first. */
export interface HistoryBarrier {
  /** Puts the entry there, unless it is. */
  raise(): void;
  /** Takes the entry away, then goes on. */
  lower(then: () => void): void;
  /** Starts listening. @param onBack the back button was pressed on the extra entry */
  listen(onBack: () => void): () => void;
}

const MARK = "arenaBarrier";

/**
 * React Router hears of the back button before anybody else can, so a step back cannot be refused. It
 * can be made harmless: with an extra entry for the same address the first step changes nothing on
 * the page, and there is time to ask. The entry's number follows the router's own count.
 */
export function createHistoryBarrier(): HistoryBarrier {
  // After a reload on the extra entry it is still there.
  let raised = MARK in readMap(history.state);
  let then: (() => void) | null = null;

  return {
    raise() {
      if (raised) return;
      raised = true;
      const state = readMap(history.state);
      const index = typeof state["idx"] === "number" ? state["idx"] : 0;
      history.pushState({ ...state, idx: index + 1, [MARK]: true }, "");
    },
    lower(next) {
      if (!raised) return next();
      then = next;
      history.back();
    },
    listen(onBack) {
      const onPopState = (event: PopStateEvent) => {
        const wasRaised = raised;
        raised = MARK in readMap(event.state);
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
