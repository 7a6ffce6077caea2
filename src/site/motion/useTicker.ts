import { useEffect, useEffectEvent } from "react";
import { useMotion } from "./motionContext";

/**
 * Calls `onTick` again and again while motion is on: every `interval` milliseconds, or after each
 * new interval where it is a function. Rests while a dialog is open, restarts when `restart`
 * changes, and ends with the component.
 */
export function useTicker(
  interval: number | (() => number),
  onTick: () => void,
  { active = true, restart }: { active?: boolean; restart?: unknown } = {},
): void {
  const { moving } = useMotion();
  const running = moving && active;
  const tick = useEffectEvent(() => {
    // What moves behind an open dialog would only distract from it.
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
