/** Whether the page's own code answers: React holds what was delivered, and has taken its first requests over. */
export function isUsable(): boolean {
  const root = document.getElementById("root")?.firstElementChild;
  const isTakenOver = Object.keys(root ?? {}).some((key) => key.startsWith("__reactFiber"));
  return isTakenOver && Object.keys(globalThis.arenaEarly ?? {}).length === 0;
}
