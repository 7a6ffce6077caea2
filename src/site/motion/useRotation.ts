import { useState } from "react";
import { useRestOnHover, type Hold } from "./useHold";
import { useTicker } from "./useTicker";

/** The item shown, with functions to change it by hand. */
export interface Rotation extends Hold {
  /** The index of the item shown, from 0. */
  readonly index: number;
  readonly next: () => void;
  readonly previous: () => void;
}

interface RotationOptions {
  /** False while the items are not visible, for example scrolled away. */
  readonly active?: boolean;
}

/**
 * Shows `count` items in turn, each for `interval` milliseconds, unless the page's motion is paused. Rests while the
 * element with `holdProps` is hovered or has focus.
 */
export function useRotation(
  count: number,
  interval: number | (() => number),
  { active = true }: RotationOptions = {},
): Rotation {
  const [shown, setShown] = useState(0);
  const hold = useRestOnHover();
  const step = (by: number) => setShown((index) => (index + by + count) % count);
  // Restarts the time, so that an item chosen by hand is shown for the full interval.
  useTicker(interval, () => step(1), {
    active: active && count > 1 && !hold.isResting,
    restart: shown,
  });
  return {
    ...hold,
    index: count === 0 ? 0 : shown % count,
    next: () => step(1),
    previous: () => step(-1),
  };
}
