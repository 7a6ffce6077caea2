import { useSyncExternalStore } from "react";
import { MINUTE } from "@/domain/durations";
import { serverNow } from "@/domain/serverTime";
import { useHydrated } from "../useHydrated";

const thisMinute = () => Math.floor(serverNow() / MINUTE) * MINUTE;

function everyMinute(onChange: () => void) {
  const timer = window.setInterval(onChange, MINUTE / 4);
  return () => window.clearInterval(timer);
}

/**
 * Returns the start of the current minute in epoch milliseconds, and renders again when it changes, so that a match
 * that has begun is no longer shown as ahead.
 * @param delivered the time for which a prerendered page was made: when its data were loaded
 */
export function useNow(delivered: number): number {
  const now = useSyncExternalStore(everyMinute, thisMinute, thisMinute);
  return useHydrated() ? now : delivered;
}
