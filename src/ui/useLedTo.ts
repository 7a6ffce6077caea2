import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/**
 * Where an address leads to a part of a page that is drawn once its data are here: the part comes into view then.
 * @param id the part's, which its element has
 */
export function useLedTo<E extends HTMLElement>(id: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === `#${id}`) part.current?.scrollIntoView();
  }, [hash, id]);
  return part;
}
