/** Whether the page's own code has taken over what was drawn before it came; runs in the page. */
export function isUsable(): boolean {
  if (!document.querySelector('script[src*="/assets/early-"]')) return true;
  const root = document.getElementById("root")?.firstElementChild;
  const isTakenOver = Object.keys(root ?? {}).some((key) => key.startsWith("__reactFiber"));
  // Nothing is drawn early any more once the reader has taken the first requests over.
  const isAsked = Object.keys(globalThis.arenaEarly ?? {}).length === 0;
  return isTakenOver && isAsked && !document.querySelector("#early-page > *");
}
