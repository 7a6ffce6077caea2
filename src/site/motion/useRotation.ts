import { useState, type FocusEvent, type PointerEvent } from "react";
import { useTicker } from "./useTicker";

/** Marks the pause button: focus on it must not hold what it has just set in motion. */
export const TOGGLE_MARK = "data-motion-toggle";

export interface Rotation {
  /** Which of the items is shown, from 0. */
  readonly index: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly select: (index: number) => void;
  /** For the element the items stand in: the rotation rests while it is hovered or has focus. */
  readonly holdProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Shows `count` items in turn, each for `interval` milliseconds, under the page's one pause. */
export function useRotation(count: number, interval: number | (() => number)): Rotation {
  const [shown, setShown] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const step = (by: number) => setShown((index) => (index + by + count) % count);
  // An item chosen by hand stays its full time.
  useTicker(interval, () => step(1), {
    active: count > 1 && !hovered && !focused,
    restart: shown,
  });
  return {
    index: count === 0 ? 0 : shown % count,
    next: () => step(1),
    previous: () => step(-1),
    select: setShown,
    holdProps: {
      // A finger has no hover: its pointer would never leave.
      onPointerEnter: (event) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.closest(`[${TOGGLE_MARK}]`) === null),
      onBlur: () => setFocused(false),
    },
  };
}
