import { createContext, use } from "react";

/** The state of the page's moving parts. */
export interface Motion {
  /** The visitor's choice; until the visitor chooses, the system's setting. */
  readonly paused: boolean;
  /** True if not paused and the tab is visible. */
  readonly moving: boolean;
  readonly toggle: () => void;
}

/** The context that a MotionProvider sets; null outside one. */
export const MotionContext = createContext<Motion | null>(null);

/** Returns the motion state of the page. @throws Error outside a MotionProvider. */
export function useMotion(): Motion {
  const motion = use(MotionContext);
  if (!motion) throw new Error("Moving parts need a MotionProvider around them.");
  return motion;
}
