import { clock } from "@/domain/clock";
import { asFailure, type DataFailure } from "@/data/failure";

/** How long the outbox waits after a failed try before it tries again, in milliseconds. */
const RETRY_AFTER = 5_000;

/** The parameters of an outbox. */
interface OutboxParts<T> {
  /** The items that an earlier page stored on this device, in order. */
  readonly kept: readonly T[];
  /** Stores the waiting items on this device, in case the page is closed. */
  readonly keep: (waiting: readonly T[]) => void;
  /** Returns the waiting items to send together now; empty if nothing is to be sent. By default all of them. */
  readonly next?: (waiting: readonly T[]) => readonly T[];
  /** Sends items. Returns items to send in their place, if some work is left; usually none. @throws DataFailure */
  readonly send: (items: readonly T[]) => Promise<readonly T[] | void>;
  /** Updates the state that is shown, before the subscribers are called. */
  readonly onChange: () => void;
}

/** Items of work that are stored on this device until the database has them, and sent in order. */
export interface Outbox<T> {
  readonly waiting: () => readonly T[];
  /** Why the last try to send failed; null if it succeeded. */
  readonly failure: () => DataFailure | null;
  readonly isSending: () => boolean;
  /** Replaces the waiting items. */
  readonly put: (waiting: readonly T[]) => void;
  /** Tries to send the waiting items. */
  readonly send: () => void;
  /** Sends within this time, in milliseconds. */
  readonly sendWithin: (ms: number) => void;
  /** Removes all waiting items without sending them. */
  readonly clear: () => void;
  /** Call this after a change of other data that is shown together with the waiting items. */
  readonly changed: () => void;
  /**
   * Calls back at every change. While there is a subscriber, the outbox sends: at once, when the connection is back,
   * and again after a failure.
   * @returns a function that ends the subscription
   */
  readonly subscribe: (callback: () => void) => () => void;
}

/** Creates an outbox with the items that this device stored. */
export function createOutbox<T>(parts: OutboxParts<T>): Outbox<T> {
  const { kept, keep, next = (all) => all } = parts;
  let waiting = kept;
  let failure: DataFailure | null = null;
  let isSending = false;
  const callbacks = new Set<() => void>();
  /** Cancels the send that is planned for later; undefined if none is planned. */
  let cancelPlanned: (() => void) | undefined;

  const cancel = () => {
    cancelPlanned?.();
    cancelPlanned = undefined;
  };

  const changed = () => {
    parts.onChange();
    for (const callback of callbacks) callback();
  };

  const put = (items: readonly T[]) => {
    waiting = items;
    keep(waiting);
  };

  const send = async () => {
    cancel();
    const items = next(waiting);
    if (isSending || items.length === 0) return;
    isSending = true;
    try {
      const replacements = (await parts.send(items)) ?? [];
      put(
        waiting.flatMap((item) =>
          item === items[0] ? replacements : items.includes(item) ? [] : item,
        ),
      );
      failure = null;
    } catch (thrown) {
      // If the items were removed meanwhile, nothing is left to report or to send.
      failure = waiting.length > 0 ? asFailure(thrown) : null;
      if (failure && callbacks.size > 0) {
        cancel();
        cancelPlanned = clock.after(RETRY_AFTER, () => void send());
      }
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
      cancelPlanned ??= clock.after(ms, () => void send());
    },
    clear() {
      cancel();
      failure = null;
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
        if (callbacks.size > 0) return;
        // The page is left, so that nothing more is collected: send at once.
        if (cancelPlanned && !failure) void send();
        cancel();
      };
    },
  };
}
