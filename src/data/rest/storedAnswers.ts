import { clock } from "@/domain/clock";

/** An answer of the database that this browser has stored. */
export interface StoredAnswer {
  readonly body: unknown;
  /** When it was loaded, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
}

const CACHE = "arena-data";

/** How long storing an answer waits for an idle moment at most, in milliseconds. */
const MAX_WAIT = 2_000;

/** Stores the latest answer from an address for visits without a connection. A failure is ignored. */
export function storeAnswer(address: string, body: unknown): void {
  if (!("caches" in globalThis)) return;
  const readAt = Date.now();
  const write = async () => {
    const cache = await caches.open(CACHE);
    await cache.put(address, new Response(JSON.stringify({ body, readAt })));
  };
  whenQuiet(() => void write().catch(() => {}));
}

/** Returns the latest stored answer from an address; null if there is none. */
export async function readAnswer(address: string): Promise<StoredAnswer | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const found = await caches.match(address, { cacheName: CACHE });
    const stored: unknown = await found?.json();
    return isStoredAnswer(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredAnswer(stored: unknown): stored is StoredAnswer {
  if (typeof stored !== "object" || stored === null) return false;
  return "body" in stored && "readAt" in stored && typeof stored.readAt === "number";
}

/** Runs a function when the browser is idle. */
function whenQuiet(act: () => void): void {
  // Safari has no requestIdleCallback: there it waits a quarter of that time.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: MAX_WAIT });
  else clock.after(MAX_WAIT / 4, act);
}
