import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusHeading } from "@/ui/focusHeading";

/** How long to wait until a page is high enough for the scroll position to restore, in milliseconds. */
const GROWING = 2_000;

/** Scroll positions by the key of the entry in the browser's history. */
const positions = new Map<string, number>();

/**
 * Scrolls to the top of a new page, or to the earlier position on going back, and focuses the page's heading. A dialog
 * or a filter in the same page changes neither.
 */
export function Arrival(): null {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = "manual";
    // After a reload, the browser restores the scroll position.
    const leave = () => (history.scrollRestoration = "auto");
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    return scrollToPosition(isReturn ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, isReturn]);

  useEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);
  return null;
}

/** Scrolls to a position. Repeats that while the page grows, until the position is reached or the visitor scrolls. */
function scrollToPosition(top: number): (() => void) | undefined {
  const go = () => scrollTo({ top, behavior: "instant" });
  go();
  if (Math.abs(scrollY - top) < 2) return undefined;

  const growth = new ResizeObserver(() => {
    go();
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), GROWING);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of ["wheel", "touchmove", "keydown"]) removeEventListener(event, stop);
  };
  for (const event of ["wheel", "touchmove", "keydown"]) addEventListener(event, stop);
  growth.observe(document.body);
  return stop;
}

/** Moves the focus to the heading of a page whose code was loaded after the navigation. */
export function LateFocus() {
  useLayoutEffect(() => {
    if (document.activeElement?.id === "main") focusHeading();
  }, []);
  return null;
}
