/** Whether the page's own code answers: React holds what was delivered, and has taken its first requests over. */
export function isUsable(): boolean {
  const root = document.getElementById("root")?.firstElementChild;
  const isTakenOver = Object.keys(root ?? {}).some((key) => key.startsWith("__reactFiber"));
  return isTakenOver && Object.keys(globalThis.arenaEarly ?? {}).length === 0;
}

/**
 * Run in a page before its own code: lets the browser count as a person's only what a person can do. It would count
 * each look of Playwright at the page, too, and what waits for a page that nobody has touched would not come.
 */
export function countOnlyTouches(): void {
  let isTouched = false;
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => (isTouched = true), { capture: true });
  Object.defineProperty(navigator.userActivation, "hasBeenActive", { get: () => isTouched });
}
