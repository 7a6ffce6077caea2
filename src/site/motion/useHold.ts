import { useState, type FocusEvent, type PointerEvent } from "react";

/** Marks the pause button: being on it must not hold what it has just set in motion. */
export const TOGGLE_MARK = "data-motion-toggle";

export interface Hold {
  /** Something inside is hovered or has the keyboard's focus: what moves there should rest. */
  readonly isResting: boolean;
  /** For the element whose inside counts. */
  readonly holdProps: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest(`[${TOGGLE_MARK}]`) !== null;

/** Whether somebody points at an element or moves through it by keyboard, so that it should keep still. */
export function useHold(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    isResting: hovered || focused,
    holdProps: {
      // A finger has no hover: its pointer would never leave.
      onPointerOver: ({ pointerType, target }) =>
        setHovered(pointerType === "mouse" && !isToggle(target)),
      onPointerLeave: () => setHovered(false),
      // A click focuses too, and would hold until the next click elsewhere.
      onFocus: ({ target }) => setFocused(!isToggle(target) && target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
