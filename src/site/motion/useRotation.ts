import { useState } from "react";
import { useHold, type Hold } from "./useHold";
import { useTicker } from "./useTicker";

export interface Rotation extends Hold {
  /** Which of the items is shown, from 0. */
  readonly index: number;
  readonly next: () => void;
  readonly previous: () => void;
}

interface RotationOptions {
  /** False while nobody can see it, for example scrolled away. */
  readonly active?: boolean;
}

/**
 * Shows `count` items in turn, each for `interval` milliseconds, under the page's one pause. Rests
 * while the element with its `holdProps` is hovered or has focus.
 */
export function useRotation(
  count: number,
  interval: number | (() => number),
  { active = true }: RotationOptions = {},
): Rotation {
  const [shown, setShown] = useState(0);
  const hold = useHold();
  const step = (by: number) => setShown((index) => (index + by + count) % count);
  // An item chosen by hand stays its full time.
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
