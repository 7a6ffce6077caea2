import { useState, type FocusEvent, type PointerEvent } from "react";

/**
 * The attribute of the pause button: hovering or focusing this button must not stop the motion that it has just
 * started.
 */
export const TOGGLE_MARK = "data-motion-toggle";

/** Whether motion should rest, and the props to observe it. */
export interface Hold {
  /** Whether an element inside is hovered or has keyboard focus, so that motion should rest. */
  readonly isResting: boolean;
  /** The props of the element that is observed. */
  readonly holdProps: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const isToggle = (target: EventTarget) =>
  target instanceof Element && target.closest(`[${TOGGLE_MARK}]`) !== null;

/**
 * Observes whether the visitor points at an element or moves through it by keyboard, so that its motion should rest.
 */
export function useRestOnHover(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    isResting: hovered || focused,
    holdProps: {
      // Mouse only: a finger does not hover, so its pointer would never leave.
      onPointerOver: ({ pointerType, target }) =>
        setHovered(pointerType === "mouse" && !isToggle(target)),
      onPointerLeave: () => setHovered(false),
      // Keyboard focus only: a click focuses too, and would stop the motion until the next click elsewhere.
      onFocus: ({ target }) => setFocused(!isToggle(target) && target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
