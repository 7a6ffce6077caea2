/**
 * Whether a page can be used: React has hydrated the delivered HTML, and its code has taken over the first requests.
 */
export function isUsable(): boolean {
  const root = document.getElementById("root")?.firstElementChild;
  const isTakenOver = Object.keys(root ?? {}).some((key) => key.startsWith("__reactFiber"));
  return isTakenOver && Object.keys(globalThis.arenaEarly ?? {}).length === 0;
}

/**
 * Makes `navigator.userActivation` count only pointers and keys. The browser would also count Playwright's calls as
 * user actions, so code that waits while nobody has touched the page would not run. Runs in a page before its own code.
 */
export function countOnlyTouches(): void {
  let isTouched = false;
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, () => (isTouched = true), { capture: true });
  Object.defineProperty(navigator.userActivation, "hasBeenActive", { get: () => isTouched });
}
