import { isKind, type EntityKind } from "@/records/kinds";

/** A message that a record of this league and kind was saved in this browser, in this tab or another one. */
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

// While pages are prerendered there are no other tabs; a channel would only keep that process from ending.
function otherTabs(): BroadcastChannel | null {
  if (channel || typeof window === "undefined" || typeof BroadcastChannel === "undefined")
    return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (isChange(event.data)) notify(event.data);
  });
  return channel;
}

/** Tells all tabs of this browser that a record was saved, so that they mark its listings as out of date. */
export function announceChange(change: Change): void {
  notify(change);
  otherTabs()?.postMessage(change);
}

/** Calls the listener after every save in this browser. Returns a function that ends this. */
export function onChange(listener: (change: Change) => void): () => void {
  otherTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
