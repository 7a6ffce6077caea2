import { createContext, use } from "react";

/** Whether the parts of a page that move on their own may move. */
export interface Motion {
  /** The visitor's choice, or what their system asks for until they choose. */
  readonly paused: boolean;
  /** Not paused, and the tab is in view. */
  readonly moving: boolean;
  readonly toggle: () => void;
}

export const MotionContext = createContext<Motion | null>(null);

/** The motion state of the page. @throws Error outside a MotionProvider. */
export function useMotion(): Motion {
  const motion = use(MotionContext);
  if (!motion) throw new Error("Moving parts need a MotionProvider around them.");
  return motion;
}
