import { afterEach, vi } from "vitest";
import { heldClock } from "./heldClock";

/** Maximum time (ms) of a wait in a test: it ends with what it waits for, so that only a hanging test takes it all. */
export const PATIENCE_MS = 60_000;

heldClock.hold();
afterEach(heldClock.forget);

const { waitFor, waitUntil } = vi;

/** Vitest's own default is one second, which a busy machine uses up. */
vi.waitFor = (callback, options = {}) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options = {}) => waitUntil(callback, patient(options));

function patient<T extends object>(options: number | T): number | (T & { timeout: number }) {
  return typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options };
}
