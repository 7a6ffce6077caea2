import { afterEach, vi } from "vitest";
import { heldClock } from "./heldClock";

/** Maximum time (ms) of a wait in a test: it ends with what it waits for, so that only a hanging test takes it all. */
export const PATIENCE_MS = 60_000;

heldClock.hold();
afterEach(heldClock.forget);

/** Vitest's own default is one second, which a busy machine uses up. */
function addPatience(): void {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options = {}) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options = {}) => waitUntil(callback, patient(options));
}

// Files that share a worker share `vi`: each would wrap what the one before has wrapped.
const DONE = Symbol.for("arena.patience");
if (!Reflect.has(vi, DONE)) {
  addPatience();
  Reflect.set(vi, DONE, true);
}

function patient<T extends object>(options: number | T): number | (T & { timeout: number }) {
  return typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };
}
