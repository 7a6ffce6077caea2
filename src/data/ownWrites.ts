import { readMoment } from "@/domain/reading";
import { learnClock, learnPast } from "@/domain/serverTime";
import type { RawDocument } from "./documents";

/*
 * The server writes its own time beside every change. For a change by this device, the device knows between which two
 * moments of its own clock the server wrote it. The difference is the error of the device's clock.
 */

/** When a write was sent and answered, in epoch milliseconds; `to` is null until the answer. */
interface SentWrite {
  readonly from: number;
  to: number | null;
}

/** Writes that have not appeared in a watched document yet, by the id of their history entry. */
const sent = new Map<string, SentWrite>();
/**
 * Most writes that are remembered. A write appears in the league's document within seconds; older ones belong to
 * documents that are not watched.
 */
const KEPT = 20;

/** Notes a write that is sent now. @returns a function to call when the server has answered */
export function noteSent(entry: string): () => void {
  const write: SentWrite = { from: Date.now(), to: null };
  sent.set(entry, write);
  const [oldest] = sent.keys();
  if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest);
  return () => void (write.to = Date.now());
}

/** Learns the server's time from a published or live document, which contains its last change and the time of it. */
export function learnServerTime(document: RawDocument | null): void {
  const at = readMoment(document?.["updatedAt"]);
  if (at === null) return;
  const entry = document?.["lastChange"] ?? document?.["change"];
  const own = typeof entry === "string" ? sent.get(entry) : undefined;
  if (!own || typeof entry !== "string") return learnPast(at);
  sent.delete(entry);
  learnClock(at, own.from, own.to ?? Date.now());
}
