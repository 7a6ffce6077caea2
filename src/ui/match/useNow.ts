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
 * The current minute in epoch milliseconds, so that a match that has begun is no longer ahead.
 * @param delivered what a prerendered page took for now: the moment its data were read
 */
export function useNow(delivered: number): number {
  const now = useSyncExternalStore(everyMinute, thisMinute, thisMinute);
  return useHydrated() ? now : delivered;
}
