import { useLayoutEffect, useRef, type RefObject } from "react";

/** How long a row takes to its new place, in milliseconds. */
const GLIDE = 500;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Lets rows that changed places glide there, unless the visitor wants things to stand still.
 * @param order changes whenever the rows may have
 * @param rows which elements inside are rows, as a selector
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
