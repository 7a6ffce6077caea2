/** An answer of the database that this browser has stored. */
export interface StoredAnswer {
  readonly body: unknown;
  /** When it was loaded, in epoch milliseconds by this device's clock. */
  readonly readAt: number;
}

const CACHE = "arena-data";

/** The header of a stored answer that says when it was loaded. */
const READ_AT = "x-read-at";

/**
 * Stores the latest answer from an address for visits without a connection. A failure is ignored. The body is stored as
 * it came, because writing a season as JSON again took a phone 80 ms.
 */
export async function storeAnswer(address: string, { body }: Response): Promise<void> {
  const headers = { [READ_AT]: String(Date.now()) };
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address, new Response(body, { headers }));
  } catch {
    // The device has no cache, or no room in it.
  }
}

/** Returns the latest stored answer from an address; null if there is none. */
export async function readAnswer(address: string): Promise<StoredAnswer | null> {
  try {
    const found = await caches.match(address, { cacheName: CACHE });
    const readAt = Number(found?.headers.get(READ_AT) ?? Number.NaN);
    if (!found || !Number.isFinite(readAt)) return null;
    const body: unknown = await found.json();
    return { body, readAt };
  } catch {
    return null;
  }
}
