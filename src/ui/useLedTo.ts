import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/**
 * Scrolls to a part of a page that the hash of the address names. For parts that are rendered only after their data are
 * loaded, when the browser has already looked for the hash.
 * @param id the id of the part's element
 * @returns the ref for the element
 */
export function useScrollToHash<E extends HTMLElement>(id: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === `#${id}`) part.current?.scrollIntoView();
  }, [hash, id]);
  return part;
}
