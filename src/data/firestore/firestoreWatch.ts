import type { SnapshotMetadata } from "firebase/firestore";
import { clock } from "@/domain/clock";
import { failure, type DataFailure } from "../failure";
import { unreachableFailure } from "../online";
import { asDataFailure } from "./firestoreFailure";

interface Observer<S> {
  next: (snapshot: S) => void;
  error: (thrown: unknown) => void;
}

/** Times of a listener, in milliseconds. */
export const watchTimes = {
  /**
   * How long the server may take for its first answer. Together with loading the code before it, this stays below 11 s.
   */
  answer: 9_000,
  /** If snapshots come only from the cache for this long, the connection counts as lost. */
  cached: 2_000,
  /** Firestore ends a listener after an error; the listener is restarted after this time. */
  again: 5_000,
} as const;

/**
 * Watches a document or query, restarts the listener after errors, and passes on only snapshots from the server. A
 * snapshot from the cache (an empty one too) means that the connection is lost: this is reported as a failure, until
 * the server answers again.
 */
export function follow<S extends { readonly metadata: SnapshotMetadata }>(
  listen: (observer: Observer<S>) => () => void,
  onServer: (snapshot: S) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  let cancel = () => {};
  let due = Infinity;
  let stop = () => {};

  function schedule(ms: number, act: () => void): void {
    cancel();
    due = clock.now() + ms;
    cancel = clock.after(ms, act);
  }
  function failAfter(ms: number, what: () => DataFailure): void {
    // If a timer already ends earlier, keep it.
    if (due > clock.now() + ms) schedule(ms, () => onFailure(what()));
  }
  function calm(): void {
    cancel();
    due = Infinity;
  }

  function begin(): void {
    calm();
    failAfter(watchTimes.answer, () => failure("timeout"));
    stop = listen({
      next(snapshot) {
        if (snapshot.metadata.fromCache) return failAfter(watchTimes.cached, unreachableFailure);
        calm();
        if (!snapshot.metadata.hasPendingWrites) onServer(snapshot);
      },
      error(thrown) {
        onFailure(asDataFailure(thrown));
        schedule(watchTimes.again, begin);
      },
    });
  }

  begin();
  return () => {
    cancel();
    stop();
  };
}
