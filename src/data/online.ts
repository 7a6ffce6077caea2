import { clock } from "@/domain/clock";
import { failure, type DataFailure } from "./failure";

/** Whether the browser reports that it has no network. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/;

/**
 * Checks whether a host on the same machine answers, which needs no network; false for any other host.
 * @param host as host:port
 */
export async function isEmulatorReachable(host = ""): Promise<boolean> {
  if (!LOOPBACK.test(host)) return false;
  // Just after the connection is lost, a request can still succeed, so wait a moment.
  await new Promise<void>((resolve) => clock.after(300, resolve));
  return fetch(`http://${host}/`, { mode: "no-cors" }).then(
    () => true,
    () => false,
  );
}

/** Returns the failure for an unreachable server: 'offline' if the browser has no network, else 'unavailable'. */
export function unreachableFailure(cause?: unknown): DataFailure {
  return failure(isOffline() ? "offline" : "unavailable", cause);
}
