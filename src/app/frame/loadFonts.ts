import { afterFirstData } from "./afterFirstData";

const KEY = "arena-fonts";

/**
 * Lets the web font load once the first data is on screen, so that it delays nothing (`fonts.css`). The
 * next visit has it from the cache: `public/scheme.js` then turns it on before the first paint.
 */
export function loadFonts(): void {
  afterFirstData(() => {
    document.documentElement.dataset["fonts"] = "on";
    try {
      localStorage.setItem(KEY, "on");
    } catch {
      // Storage may be blocked: each visit then waits again.
    }
  });
}
