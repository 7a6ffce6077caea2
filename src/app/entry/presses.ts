declare global {
  /**
   * The control that was pressed or changed before the page's code was loaded (src/app/entry/early.js); null once the
   * code handles events itself.
   */
  var arenaPressed: Element | null | undefined;
}

/** Repeats the visitor's last press or change from before React was ready. Call this once React listens to events. */
export function answerPresses(): void {
  const pressed = globalThis.arenaPressed;
  globalThis.arenaPressed = null;
  // If the page was drawn again, the control is no longer on it.
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLSelectElement)
    pressed.dispatchEvent(new Event("change", { bubbles: true }));
  else if (pressed instanceof HTMLElement) pressed.click();
}
