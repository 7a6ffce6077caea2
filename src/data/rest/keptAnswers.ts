import { clock } from "@/domain/clock";

/** An answer of the database as this browser has kept it. */
export interface KeptAnswer {
  readonly body: unknown;
  /** When it was read, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
}

const CACHE = "arena-data";

/** Keeping waits for a quiet moment, this long at most, in milliseconds. */
const PATIENCE = 2_000;

/** Keeps the latest answer from an address for visits without the database. Failing to harms nobody. */
export function keepAnswer(address: string, body: unknown): void {
  if (!("caches" in globalThis)) return;
  const readAt = Date.now();
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.put(address, new Response(JSON.stringify({ body, readAt })));
  };
  whenQuiet(() => void keep().catch(() => {}));
}

/** The latest answer kept from an address; null when there is none. */
export async function keptAnswer(address: string): Promise<KeptAnswer | null> {
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

function whenQuiet(act: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else clock.after(PATIENCE / 4, act);
}
