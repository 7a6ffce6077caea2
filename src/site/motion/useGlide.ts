import { useLayoutEffect, useRef, type RefObject } from "react";

/** How long a row takes to move to its new place, in milliseconds. */
const GLIDE = 500;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Animates rows that changed places, unless the visitor prefers reduced motion.
 * @param order a value that changes whenever the rows may have changed
 * @param rows the selector of the rows inside the element
 */
export function useGlide<E extends HTMLElement>(order: unknown, rows: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const tops = useRef(new WeakMap<Element, number>());
  useLayoutEffect(() => {
    for (const row of place.current?.querySelectorAll<HTMLElement>(rows) ?? []) {
      const [was, is] = [tops.current.get(row), row.offsetTop];
      tops.current.set(row, is);
      if (was === undefined || was === is || isCalm()) continue;
      row.animate([{ transform: `translateY(${was - is}px)` }, { transform: "none" }], {
        duration: GLIDE,
        easing: "ease-in-out",
      });
    }
  }, [order, rows]);
  return place;
}
