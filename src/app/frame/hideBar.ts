/** Shorter movements are a finger's trembling, in px. */
const STEP = 6;
/** So far down the bar is never hidden, in px: it would leave a gap. */
const TOP = 64;

/**
 * Marks the document while the visitor scrolls down, so that phones hide the bar (`AppBar.module.css`)
 * and have it back on the way up.
 */
export function hideBarOnTheWayDown(): void {
  const root = document.documentElement;
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      // Beyond both ends a page only springs back.
      const to = Math.min(Math.max(scrollY, 0), root.scrollHeight - innerHeight);
      if (Math.abs(to - last) < STEP) return;
      if (to > last && to > TOP) root.dataset["bar"] = "away";
      else delete root.dataset["bar"];
      last = to;
    },
    { passive: true },
  );
}
