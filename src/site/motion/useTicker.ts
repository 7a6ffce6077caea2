import { useEffect, useEffectEvent } from "react";
import { useMotion } from "./motionContext";

/**
 * Calls `onTick` repeatedly while motion is on: every `interval` milliseconds, or after a new interval each time if
 * `interval` is a function. Does not call it while a dialog is open, restarts when `restart` changes, and stops when
 * the component unmounts.
 */
export function useTicker(
  interval: number | (() => number),
  onTick: () => void,
  { active = true, restart }: { active?: boolean; restart?: unknown } = {},
): void {
  const { moving } = useMotion();
  const running = moving && active;
  const tick = useEffectEvent(() => {
    // Motion behind an open dialog would distract.
    if (!document.querySelector("dialog[open]")) onTick();
  });
  const stay = useEffectEvent(() => (typeof interval === "number" ? interval : interval()));
  useEffect(() => {
    if (!running) return;
    let timer = 0;
    const arm = () => {
      timer = window.setTimeout(() => {
        tick();
        arm();
      }, stay());
    };
    arm();
    return () => window.clearTimeout(timer);
  }, [running, restart]);
}
