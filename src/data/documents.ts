import type { DataFailure } from "./failure";

/** A stored document. Its times are Dates or the store's own type; parsing reads a moment from either. */
export type RawDocument = Readonly<Record<string, unknown>>;

/** A stored document with its id. */
export interface FoundDocument {
  readonly id: string;
  readonly data: RawDocument;
}

/** Reads documents; the same for every store. */
export interface DocumentReader {
  /** Returns the document at `collection/id`; null if there is none. @throws DataFailure */
  get(collection: string, id: string): Promise<RawDocument | null>;
  /** Returns the documents of a collection in the order of their ids, at most about `limit`. @throws DataFailure */
  list(collection: string, limit: number): Promise<readonly FoundDocument[]>;
}

/** Most documents of one collection that a visit reads if nothing is published, so that its cost is bounded. */
export const MAX_LISTED = 2_000;

/** Written as a value: the store puts the server's time in its place. */
export const SERVER_TIME = Symbol("server time");

/** Written as the value of a change: the store removes the field. */
export const REMOVED = Symbol("removed");

/** A field of a document and its new value. */
export type FieldChange = readonly [path: readonly string[], value: unknown];

/** Reads and writes of one transaction: all of them happen, or none. All reads come before the writes. */
export interface Transaction {
  /**
   * Returns the document with its values as the store represents them, so that writing them back changes nothing; null
   * if there is none.
   */
  get(collection: string, id: string): Promise<RawDocument | null>;
  set(collection: string, id: string, document: RawDocument): void;
  /**
   * Changes fields of a document that must exist. Does not read it, so that others can change other fields at the same
   * time.
   */
  change(collection: string, id: string, changes: readonly FieldChange[]): void;
  delete(collection: string, id: string): void;
}

/** Fields in Firestore's REST notation: each value is an object with one key that names the type. */
export type StoredFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One page of a stored collection in the order of the ids, with the types of the values. */
export interface StoredPage {
  readonly documents: readonly { readonly id: string; readonly fields: StoredFields }[];
  /** The token of the next page; "" after the last one. */
  readonly next: string;
}

/** Reads one page of a collection; `from` is "" for the first page. @throws DataFailure */
export type ReadPage = (collection: string, from: string) => Promise<StoredPage>;

/** A span of time in epoch milliseconds. Without `after` it has no beginning, without `until` no end. */
export interface TimeSpan {
  /** Only documents later than this moment. */
  readonly after?: number;
  /** Only documents at or before this moment. */
  readonly until?: number;
}

/** Reads and writes documents for administrators. */
export interface Documents extends DocumentReader {
  readonly page: ReadPage;
  /**
   * Runs a transaction, and repeats it if another write disturbed it: `run` may be called several times.
   * @throws whatever `run` throws; DataFailure if the store refuses the writes
   */
  transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Whether the document exists; answers from the last read unless `fresh`. @throws DataFailure */
  exists(collection: string, id: string, fresh: boolean): Promise<boolean>;
  /**
   * Returns the newest documents by their field `at` that have these field values and are within the span.
   * @throws DataFailure
   */
  newest(
    collection: string,
    fields: Readonly<Record<string, string>>,
    limit: number,
    span?: TimeSpan,
  ): Promise<readonly FoundDocument[]>;
  /**
   * Yields documents in their stored form, newest first by the field `time` (default `at`), that have these field
   * values and are within the span. Reads them page by page.
   * @throws DataFailure
   */
  inTime(
    collection: string,
    fields: Readonly<Record<string, string>>,
    span: TimeSpan,
    time?: string,
  ): AsyncIterable<StoredPage["documents"][number]>;
  /**
   * Returns all documents whose ids begin with `start` and that have these field values, in the order of their ids.
   * @throws DataFailure
   */
  beginningWith(
    collection: string,
    start: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<readonly FoundDocument[]>;
  /**
   * Calls back with the document now and at every change. After a failure it goes on as soon as the connection works
   * again. Returns a function that ends it.
   */
  watch(
    collection: string,
    id: string,
    onDocument: (document: RawDocument | null) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
  /** Like `watch`, with the first `limit` documents of a collection. */
  watchList(
    collection: string,
    limit: number,
    onDocuments: (documents: readonly FoundDocument[]) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
}
