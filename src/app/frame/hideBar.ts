/** Shorter movements than this are ignored, because a finger trembles; in px. */
const STEP = 6;
/** The bar is never hidden above this scroll position, in px, because it would leave a gap. */
const TOP = 64;

/**
 * Marks the document while the visitor scrolls down, so that narrow screens hide the bar (`AppBar.module.css`). It is
 * shown again on scrolling up.
 */
export function hideBarOnTheWayDown(): void {
  const root = document.documentElement;
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      // Beyond both ends, a page only bounces back.
      const to = Math.min(Math.max(scrollY, 0), root.scrollHeight - innerHeight);
      if (Math.abs(to - last) < STEP) return;
      if (to > last && to > TOP) root.dataset["bar"] = "away";
      else delete root.dataset["bar"];
      last = to;
    },
    { passive: true },
  );
}
