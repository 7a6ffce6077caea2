import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusHeading } from "@/ui/focusHeading";

/** How long a page may take to grow to the height it is scrolled back to, in milliseconds. */
const GROWING = 2_000;

/** Scroll positions of the entries of this visit's history. */
const positions = new Map<string, number>();

/**
 * On arriving at another page: its top, or where it was left on the way back, and the focus on its
 * heading. A dialog or a filter in the same page moves neither.
 */
export function Arrival(): null {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = "manual";
    // A reload is the browser's to restore.
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

/** Scrolls there, again as the page grows, until it is reached or the person scrolls. */
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

/** Hands the focus on to the heading of a page whose code came after the visitor did. */
export function LateFocus() {
  useLayoutEffect(() => {
    if (document.activeElement?.id === "main") focusHeading();
  }, []);
  return null;
}
