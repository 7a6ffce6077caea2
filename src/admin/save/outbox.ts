import { clock } from "@/domain/clock";
import { asFailure, type DataFailure } from "@/data/failure";

/** Until the next try, in milliseconds. */
const RETRY_AFTER = 5_000;

/** What an outbox works with. */
interface OutboxParts<T> {
  /** What this device kept from an earlier page, in order. */
  readonly kept: readonly T[];
  /** Keeps what waits for when the page is closed. */
  readonly keep: (waiting: readonly T[]) => void;
  /** What of that is sent now, together; none where nothing is to be sent. */
  readonly next?: (waiting: readonly T[]) => readonly T[];
  /** Sends it and returns what is to wait further in its place, usually nothing. @throws DataFailure */
  readonly send: (items: readonly T[]) => Promise<readonly T[] | void>;
  /** Renews what is shown, before the watchers are called. */
  readonly onChange: () => void;
}

/** Work that is kept on this device until the database has it, and sent in order. */
export interface Outbox<T> {
  readonly waiting: () => readonly T[];
  /** Why the last try to send failed. */
  readonly failure: () => DataFailure | null;
  readonly isSending: () => boolean;
  /** Replaces what waits. */
  readonly put: (waiting: readonly T[]) => void;
  /** Tries to send what waits. */
  readonly send: () => void;
  /** Sends after that time at the latest. @param ms milliseconds */
  readonly sendWithin: (ms: number) => void;
  /** Nothing waits any more, and nothing is sent. */
  readonly clear: () => void;
  /** Something besides the waiting work has changed that is shown with it. */
  readonly changed: () => void;
  /**
   * Calls back at every change. While somebody watches it sends: at once, when the connection is back, and again after a
   * failure. @returns ends it
   */
  readonly subscribe: (callback: () => void) => () => void;
}

/** An outbox that begins with what this device kept. */
export function createOutbox<T>(parts: OutboxParts<T>): Outbox<T> {
  const { kept, keep, next = (all) => all } = parts;
  let waiting = kept;
  let failure: DataFailure | null = null;
  let isSending = false;
  const callbacks = new Set<() => void>();
  /** Cancels the send that is due later. */
  let cancel: (() => void) | undefined;

  const changed = () => {
    parts.onChange();
    for (const callback of callbacks) callback();
  };

  const put = (items: readonly T[]) => {
    waiting = items;
    keep(waiting);
  };

  const send = async () => {
    cancel?.();
    cancel = undefined;
    const items = next(waiting);
    if (isSending || items.length === 0) return;
    isSending = true;
    try {
      const instead = (await parts.send(items)) ?? [];
      put(
        waiting.flatMap((item) => (item === items[0] ? instead : items.includes(item) ? [] : item)),
      );
      failure = null;
    } catch (thrown) {
      failure = asFailure(thrown);
      if (callbacks.size > 0) cancel = clock.after(RETRY_AFTER, () => void send());
    }
    isSending = false;
    changed();
    if (!failure) void send();
  };

  return {
    waiting: () => waiting,
    failure: () => failure,
    isSending: () => isSending,
    put(items) {
      put(items);
      changed();
    },
    send: () => void send(),
    sendWithin(ms) {
      cancel ??= clock.after(ms, () => void send());
    },
    clear() {
      cancel?.();
      put([]);
    },
    changed,
    subscribe(callback) {
      callbacks.add(callback);
      const onOnline = () => void send();
      window.addEventListener("online", onOnline);
      void send();
      return () => {
        callbacks.delete(callback);
        window.removeEventListener("online", onOnline);
        // Somebody who leaves the page gathers no more.
        if (cancel && !failure) void send();
        cancel?.();
      };
    },
  };
}
