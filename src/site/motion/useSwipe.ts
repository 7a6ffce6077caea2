import { useRef, type PointerEvent } from "react";

/** The shortest swipe, in CSS pixels; anything shorter is a tap. */
const LEAST = 40;

interface SwipeActions {
  /** Called after a swipe to the left. */
  readonly onNext?: (() => void) | undefined;
  /** Called after a swipe to the right. */
  readonly onPrevious?: (() => void) | undefined;
}

/**
 * Returns the props of an element that reacts to sideways swipes with a finger or pen. The element needs `touch-action:
 * pan-y`, so that the browser handles only vertical scrolling.
 */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onNext?.();
      else onPrevious?.();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
