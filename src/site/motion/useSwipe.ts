import { useRef, type PointerEvent } from "react";

/** Shorter strokes are taps, in CSS pixels. */
const LEAST = 40;

interface SwipeActions {
  /** Swiped to the left. */
  readonly onNext?: (() => void) | undefined;
  /** Swiped to the right. */
  readonly onPrevious?: (() => void) | undefined;
}

/**
 * Props of an element that is swiped sideways with a finger or a pen. It needs `touch-action: pan-y`,
 * so that the browser keeps scrolling and leaves the rest.
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
