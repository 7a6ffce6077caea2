import { useEffect, useRef, useState, type RefObject } from "react";

interface InViewOptions {
  /** How far outside the screen still counts, as a CSS length. */
  readonly margin?: string;
  /** Having been seen is enough. */
  readonly once?: boolean;
}

/**
 * Whether an element is on the screen; false until that is known. Where the browser cannot observe that, everything
 * is in view.
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
