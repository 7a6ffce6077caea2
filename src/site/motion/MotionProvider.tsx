import { useMemo, useState, useSyncExternalStore, type ReactNode } from "react";
import { useMedia } from "@/ui/useMedia";
import { MotionContext, type Motion } from "./motionContext";

const REDUCED = "(prefers-reduced-motion: reduce)";

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Provides one pause for all moving parts inside (WCAG 2.2, SC 2.2.2): starts paused if the system prefers reduced
 * motion, and rests while the tab is hidden.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useMedia(REDUCED);
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const [choice, setChoice] = useState<"paused" | "playing" | null>(null);
  const paused = choice === null ? reduced : choice === "paused";
  const motion = useMemo<Motion>(
    () => ({
      paused,
      moving: !paused && !hidden,
      toggle: () => setChoice(paused ? "playing" : "paused"),
    }),
    [paused, hidden],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}
