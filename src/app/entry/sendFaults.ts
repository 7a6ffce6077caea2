import { watchFaults } from "@/data/faults/watchFaults";
import { sameness, type Fault } from "@/domain/fault";

/** The most faults that one page sends, even if it fails again and again. */
const MOST = 5;

/**
 * Sends faults of visitors' pages to an external address, each one once while the page is open. The service gets
 * neither
 * cookies nor the page's address, which a beacon would send. Faults on administrators' pages are not sent; they are
 * stored for owners (admin/faults).
 * @returns A function that stops sending.
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
      // The request completes even if the page is left; the answer is ignored.
      keepalive: true,
      mode: "no-cors",
      referrerPolicy: "no-referrer",
    }).catch(() => {});
  });
}
