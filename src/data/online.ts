import { failure, type DataFailure } from "./failure";

/** Whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}

/** The failure to reach a server: the browser's own network, or the server. */
export function unreachable(cause?: unknown): DataFailure {
  return failure(isOffline() ? "offline" : "unavailable", cause);
}
