import { afterFirstData } from "./afterFirstData";

const KEY = "arena-fonts";
const FONT = '1em "Archivo Variable", "Archivo Letters"';

/**
 * Turns the web font on once the first data is on screen and the font is here, so that it delays nothing
 * and the text is laid out once more instead of twice (`fonts.css`). The next visit has it from the
 * cache: `public/scheme.js` then turns it on before the first paint.
 */
export function loadFonts(): void {
  // Where the font cannot be fetched, its stand-in stays until the next visit.
  afterFirstData(() => document.fonts.load(FONT, document.body.textContent).then(turnOn, () => {}));
}

function turnOn(): void {
  document.documentElement.dataset["fonts"] = "on";
  try {
    localStorage.setItem(KEY, "on");
  } catch {
    // Storage may be blocked: each visit then waits again.
  }
}
