import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
  QuerySnapshot,
  SnapshotMetadata,
} from "firebase/firestore";
import { PAGE_SIZE, type RawDocument } from "../documents";
import { failure, type DataFailure } from "../failure";
import { asDataFailure } from "./firestoreFailure";

interface Observer<S> {
  next: (snapshot: S) => void;
  error: (thrown: unknown) => void;
}
type Listen<S> = (observer: Observer<S>) => () => void;

/** Times of a listener, in milliseconds. */
const times = {
  /** How long the server may take to answer at first. */
  answer: 10_000,
  /** How long a snapshot may come from the cache before that counts as a broken connection. */
  cached: 1_000,
  /** Firestore ends a listener after an error; it is begun anew after this. */
  again: 5_000,
} as const;

/**
 * Listens on, and passes on only what the server said. A snapshot from the cache (an empty one too)
 * means that the connection is lost: it is reported as a failure, until the server is heard again.
 */
function follow<S extends { readonly metadata: SnapshotMetadata }>(
  listen: Listen<S>,
  onServer: (snapshot: S) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  function failAfter(ms: number, what: () => DataFailure): void {
    clearTimeout(timer);
    timer = setTimeout(() => onFailure(what()), ms);
  }
  const lost = () =>
    failure(
      typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "unavailable",
    );

  function begin(): void {
    failAfter(times.answer, () => failure("timeout"));
    stop = listen({
      next(snapshot) {
        if (snapshot.metadata.fromCache) return failAfter(times.cached, lost);
        clearTimeout(timer);
        if (!snapshot.metadata.hasPendingWrites) onServer(snapshot);
      },
      error(thrown) {
        clearTimeout(timer);
        onFailure(asDataFailure(thrown));
        timer = setTimeout(begin, times.again);
      },
    });
  }

  begin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Follows one document. */
export function watchDocument(
  listen: Listen<DocumentSnapshot>,
  onDocument: (document: RawDocument | null) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  return follow(listen, (snapshot) => onDocument(snapshot.data() ?? null), onFailure);
}

interface Page {
  readonly after: string | undefined;
  readonly stop: () => void;
  documents: readonly QueryDocumentSnapshot[] | null;
}

/**
 * Follows a collection page by page, because the rules allow no longer lists: each full page has the
 * next one begin after its last document.
 */
export function watchPages(
  listen: (after: string | undefined, observer: Observer<QuerySnapshot>) => () => void,
  most: number,
  onDocuments: (documents: readonly QueryDocumentSnapshot[]) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  const pages: Page[] = [];
  const leaveFrom = (index: number) => {
    for (const page of pages.splice(index)) page.stop();
  };

  function begin(index: number, after: string | undefined): void {
    leaveFrom(index);
    const stop = follow<QuerySnapshot>(
      (observer) => listen(after, observer),
      ({ docs }) => take(index, docs),
      onFailure,
    );
    pages[index] = { after, stop, documents: null };
  }

  function take(index: number, documents: readonly QueryDocumentSnapshot[]): void {
    const page = pages[index];
    if (!page) return;
    page.documents = documents;
    const last = documents.at(-1)?.id;
    const goesOn = documents.length === PAGE_SIZE && (index + 1) * PAGE_SIZE < most;
    if (!goesOn) leaveFrom(index + 1);
    else if (pages[index + 1]?.after !== last) begin(index + 1, last);
    if (pages.every((one) => one.documents !== null)) {
      onDocuments(pages.flatMap((one) => one.documents ?? []));
    }
  }

  begin(0, undefined);
  return () => leaveFrom(0);
}
