import { afterEach, vi } from "vitest";
import { heldClock } from "./heldClock";

/** Maximum time of a wait in a test, in milliseconds. A wait ends earlier, as soon as its condition is true. */
export const PATIENCE_MS = 60_000;

heldClock.hold();
afterEach(heldClock.forget);

/** Raises the default limit of vitest's waits. It is one second, which is too short on a busy machine. */
function addPatience(): void {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options = {}) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options = {}) => waitUntil(callback, patient(options));
}

// Test files in one worker share `vi`, so without this mark each file would wrap the functions again.
const DONE = Symbol.for("arena.patience");
if (!Reflect.has(vi, DONE)) {
  addPatience();
  Reflect.set(vi, DONE, true);
}

function patient<T extends object>(options: number | T): number | (T & { timeout: number }) {
  return typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };
}
