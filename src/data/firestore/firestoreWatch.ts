import type { SnapshotMetadata } from "firebase/firestore";
import { clock } from "@/domain/clock";
import { failure, type DataFailure } from "../failure";
import { unreachable } from "../online";
import { asDataFailure } from "./firestoreFailure";

interface Observer<S> {
  next: (snapshot: S) => void;
  error: (thrown: unknown) => void;
}

/** Times of a listener, in milliseconds. */
export const watchTimes = {
  /** How long the server may take to answer at first: with the code that comes before it, 11 s are not passed. */
  answer: 9_000,
  /** How long snapshots may come from the cache before that counts as a broken connection. */
  cached: 2_000,
  /** Firestore ends a listener after an error; it is restarted after this. */
  again: 5_000,
} as const;

/**
 * Listens on, and passes on only what the server said. A snapshot from the cache (an empty one too)
 * means that the connection is lost: it is reported as a failure, until the server answers again.
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
    // An alarm that is set already is not put off by a later one.
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
        if (snapshot.metadata.fromCache) return failAfter(watchTimes.cached, unreachable);
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
