const KEY = "arena-fonts";

/** Data may be this late before the fonts no longer wait for it, in milliseconds. */
const PATIENCE = 5_000;
const LOOK_AGAIN = 200;

/**
 * Lets the web font load once the first data is on screen, so that it delays nothing (`fonts.css`). The
 * next visit has it from the cache: `public/scheme.js` then turns it on before the first paint.
 */
export function loadFonts(): void {
  const end = Date.now() + PATIENCE;
  const look = () => {
    const waiting = document.querySelector('[aria-busy="true"]') !== null;
    if (waiting && Date.now() < end) {
      setTimeout(look, LOOK_AGAIN);
      return;
    }
    document.documentElement.dataset["fonts"] = "on";
    try {
      localStorage.setItem(KEY, "on");
    } catch {
      // Storage may be blocked: each visit then waits again.
    }
  };
  if (document.readyState === "complete") look();
  else addEventListener("load", look, { once: true });
}
