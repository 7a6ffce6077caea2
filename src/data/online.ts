import { clock } from "@/domain/clock";
import { failure, type DataFailure } from "./failure";

/** Whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/;

/**
 * Whether a host on the same machine answers, which no network is needed for; false for any other host.
 * @param host as host:port
 */
export async function isEmulatorReachable(host = ""): Promise<boolean> {
  if (!LOOPBACK.test(host)) return false;
  // In the moment of the cut a browser knows that it is offline, and a request may still pass.
  await new Promise<void>((resolve) => clock.after(300, resolve));
  return fetch(`http://${host}/`, { mode: "no-cors" }).then(
    () => true,
    () => false,
  );
}

/** The failure to reach a server: the browser's own network, or the server. */
export function unreachable(cause?: unknown): DataFailure {
  return failure(isOffline() ? "offline" : "unavailable", cause);
}
