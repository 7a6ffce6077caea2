import { isKind, type EntityKind } from "@/records/kinds";

/** A record of that league and kind was saved in this browser, in this tab or another one. */
export interface Change {
  readonly league: string;
  readonly kind: EntityKind;
}

const CHANNEL = "arena-changes";

const listeners = new Set<(change: Change) => void>();
let channel: BroadcastChannel | null = null;

function isChange(data: unknown): data is Change {
  if (typeof data !== "object" || data === null) return false;
  if (!("league" in data) || !("kind" in data)) return false;
  return typeof data.league === "string" && typeof data.kind === "string" && isKind(data.kind);
}

function notify(change: Change): void {
  for (const listener of listeners) listener(change);
}

// Prerendering has no other tabs; a channel would only keep its process from ending.
function otherTabs(): BroadcastChannel | null {
  if (channel || typeof window === "undefined" || typeof BroadcastChannel === "undefined")
    return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (isChange(event.data)) notify(event.data);
  });
  return channel;
}

/** Marks every listing of this browser, in all tabs, as out of date. */
export function announceChange(change: Change): void {
  notify(change);
  otherTabs()?.postMessage(change);
}

/** Calls back after every save in this browser until the returned function is called. */
export function onChange(listener: (change: Change) => void): () => void {
  otherTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
