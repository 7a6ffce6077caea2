import { useEffect, useRef, useState, type RefObject } from "react";

interface InViewOptions {
  /** How far outside the screen an element still counts as visible, as a CSS length. */
  readonly margin?: string;
  /** Whether the result stays true once the element has been visible. */
  readonly once?: boolean;
}

/**
 * Returns a ref and whether its element is on the screen; false until known. True if the browser has no
 * IntersectionObserver.
 */
export function useInView<E extends Element>({
  margin = "0px",
  once = false,
}: InViewOptions = {}): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in globalThis)) {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setInView(isSeen);
        if (isSeen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, once]);
  return [ref, inView];
}
