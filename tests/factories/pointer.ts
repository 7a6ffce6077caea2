import { createEvent, fireEvent } from "@testing-library/react";

type PointerKind = "pointerDown" | "pointerUp" | "pointerOver";

/** Fires a pointer event; jsdom's own do not say what points, nor where. */
export function point(kind: PointerKind, on: Element, init: Partial<PointerEvent>): void {
  const event = createEvent[kind](on);
  for (const [key, value] of Object.entries(init)) Object.defineProperty(event, key, { value });
  fireEvent(on, event);
}

/** Strokes an element with a finger, from one x to another. */
export function swipe(on: Element, from: number, to: number): void {
  const finger = { pointerType: "touch", isPrimary: true, clientY: 100 };
  point("pointerDown", on, { ...finger, clientX: from });
  point("pointerUp", on, { ...finger, clientX: to });
}
