import { clock } from "@/domain/clock";

/** An answer of the database that this browser has stored. */
export interface KeptAnswer {
  readonly body: unknown;
  /** When it was loaded, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
}

const CACHE = "arena-data";

/** Storing an answer waits for an idle moment, at most this long, in milliseconds. */
const PATIENCE = 2_000;

/** Stores the latest answer from an address for visits without a connection. A failure is ignored. */
export function storeAnswer(address: string, body: unknown): void {
  if (!("caches" in globalThis)) return;
  const readAt = Date.now();
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.put(address, new Response(JSON.stringify({ body, readAt })));
  };
  whenQuiet(() => void keep().catch(() => {}));
}

/** Returns the latest stored answer from an address; null if there is none. */
export async function storedAnswer(address: string): Promise<KeptAnswer | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const found = await caches.match(address, { cacheName: CACHE });
    const kept: unknown = await found?.json();
    return isKeptAnswer(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptAnswer(kept: unknown): kept is KeptAnswer {
  if (typeof kept !== "object" || kept === null) return false;
  return "body" in kept && "readAt" in kept && typeof kept.readAt === "number";
}

/** Runs a function when the browser is idle. */
function whenQuiet(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else clock.after(PATIENCE / 4, act);
}
