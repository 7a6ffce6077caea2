import { EARLY_PAGE } from "@/ui/EarlyPlace";
import { afterFirstData } from "./afterFirstData";

const KEY = "arena-fonts";
const FONT = '1em "Archivo Variable", "Archivo Letters"';

/**
 * Turns the web font on once the first data is on screen and the font is here, so that it delays nothing
 * and the text is laid out once more instead of twice (`fonts.css`). The next visit has it from the
 * cache: `public/scheme.js` then turns it on before the first paint.
 */
export function loadFonts(): void {
  const early = document.getElementById(EARLY_PAGE);
  // What was drawn early shows the first data already.
  if (early?.firstChild) whenFetched(() => whenTakenOver(early, turnOn));
  else afterFirstData(() => whenFetched(turnOn));
}

/** Where the font cannot be fetched, its stand-in stays until the next visit. */
function whenFetched(act: () => void): void {
  document.fonts.load(FONT, document.body.textContent).then(act, () => {});
}

/** Acts at the moment when what was drawn early is taken away: the page is laid out again then in any case. */
function whenTakenOver(early: HTMLElement, act: () => void): void {
  if (early.firstChild) new MutationObserver(act).observe(early, { childList: true });
  else act();
}

function turnOn(): void {
  document.documentElement.dataset["fonts"] = "on";
  try {
    localStorage.setItem(KEY, "on");
  } catch {
    // Storage may be blocked: each visit then waits again.
  }
}
