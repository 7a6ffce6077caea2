declare global {
  /** What was pressed or set before the page's code was here (src/app/entry/early.js); null once that answers itself. */
  var arenaPressed: Element | null | undefined;
}

/** Has the page answer what somebody pressed or set before React could; call it once React listens. */
export function answerPresses(): void {
  const pressed = globalThis.arenaPressed;
  globalThis.arenaPressed = null;
  // A page that was not delivered was drawn again.
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLSelectElement)
    pressed.dispatchEvent(new Event("change", { bubbles: true }));
  else if (pressed instanceof HTMLElement) pressed.click();
}
