import { watchFaults } from "@/data/faults/watchFaults";
import { sameness, type Fault } from "@/domain/fault";

/** A page that breaks over and over sends no more than this. */
const MOST = 5;

/**
 * Sends faults of visitors' pages to an address outside: the same once while the page is open. The service gets neither cookies
 * nor the page's address, as a beacon would bring them; those of administrators are kept for owners (admin/faults).
 * @returns ends it
 */
export function sendFaults(address: string): () => void {
  const sent = new Set<string>();
  return watchFaults((fault: Fault) => {
    const key = sameness(fault);
    if (/^\/[^/]+\/admin-/.test(fault.page) || sent.has(key) || sent.size >= MOST) return;
    sent.add(key);
    fetch(address, {
      method: "POST",
      body: JSON.stringify(fault),
      credentials: "omit",
      // A page that is left still sends, and no answer is waited for.
      keepalive: true,
      mode: "no-cors",
      referrerPolicy: "no-referrer",
    }).catch(() => {});
  });
}
