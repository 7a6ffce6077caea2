import { readMoment } from "@/domain/reading";
import { learnClock, learnPast } from "@/domain/serverTime";
import type { RawDocument } from "./documents";

/*
 * The server writes its time beside every change. Of a change that this device made it is known between which of its own
 * moments that was: the difference is what its clock is wrong by.
 */

interface SentWrite {
  readonly from: number;
  to: number | null;
}

/** Writes that no document has shown yet, by the id of their history entry. */
const sent = new Map<string, SentWrite>();
/** A document of the league shows a write within seconds; older ones were not followed. */
const KEPT = 20;

/** Notes a write that is sent now. @returns what notes that the server has answered */
export function noteSent(entry: string): () => void {
  const write: SentWrite = { from: Date.now(), to: null };
  sent.set(entry, write);
  const [oldest] = sent.keys();
  if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest);
  return () => void (write.to = Date.now());
}

/** Learns what time it is at the server from a published or live document, which names its last change and its time. */
export function learnServerTime(document: RawDocument | null): void {
  const at = readMoment(document?.["updatedAt"]);
  if (at === null) return;
  const entry = document?.["lastChange"] ?? document?.["change"];
  const own = typeof entry === "string" ? sent.get(entry) : undefined;
  if (!own || typeof entry !== "string") return learnPast(at);
  sent.delete(entry);
  learnClock(at, own.from, own.to ?? Date.now());
}
