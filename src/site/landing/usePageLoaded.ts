import { useSyncExternalStore } from "react";

const isLoaded = () => document.readyState === "complete";

function watchLoad(onChange: () => void) {
  window.addEventListener("load", onChange);
  return () => window.removeEventListener("load", onChange);
}

/** Whether all that the page came with is here, so that more may be fetched without delaying it. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(watchLoad, isLoaded, () => false);
}
