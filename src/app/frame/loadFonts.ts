import { afterFirstData } from "./afterFirstData";

const KEY = "arena-fonts";
const FONT = '1em "Archivo Variable", "Archivo Letters"';

/**
 * Turns on the web font once the first data is on the screen and the font is loaded. So the font delays nothing, and
 * the
 * text is laid out again only once instead of twice (`fonts.css`). On the next visit the font is in the cache, and
 * `public/scheme.js` turns it on before the first paint.
 */
export function loadFonts(): void {
  // If the font cannot be loaded, the fallback font stays until the next visit.
  afterFirstData(() => document.fonts.load(FONT, document.body.textContent).then(turnOn, () => {}));
}

function turnOn(): void {
  document.documentElement.dataset["fonts"] = "on";
  try {
    localStorage.setItem(KEY, "on");
  } catch {
    // If storage is blocked, each visit waits for the font again.
  }
}
