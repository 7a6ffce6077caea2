import type { DataFailure } from "./failure";

/** A stored document; its times are Dates or the store's own, and parsing reads a moment from either. */
export type RawDocument = Readonly<Record<string, unknown>>;

export interface FoundDocument {
  readonly id: string;
  readonly data: RawDocument;
}

/** How documents are read, whatever keeps them. */
export interface DocumentReader {
  /** The document at `collection/id`; null when there is none. @throws DataFailure */
  get(collection: string, id: string): Promise<RawDocument | null>;
  /** The documents of a collection in the order of their ids, about `limit` of them at most. @throws DataFailure */
  list(collection: string, limit: number): Promise<readonly FoundDocument[]>;
}

/** The most documents of one collection a visit reads where nothing is published, so that its cost is bounded. */
export const MAX_LISTED = 2_000;

/** In what is written: the server's time. */
export const SERVER_TIME = Symbol("server time");

/** In a change: remove this field. */
export const REMOVED = Symbol("removed");

/** One field of a document and what happens to it. */
export type FieldChange = readonly [path: readonly string[], value: unknown];

/** Reads and writes that happen together or not at all; reads come first. */
export interface Transaction {
  /** The document with its values as the store keeps them: written back they are the same. */
  get(collection: string, id: string): Promise<RawDocument | null>;
  set(collection: string, id: string, document: RawDocument): void;
  /** Changes fields of a document that must exist, without reading it, so that others may change other fields. */
  change(collection: string, id: string, changes: readonly FieldChange[]): void;
  delete(collection: string, id: string): void;
}

/** A value in Firestore's REST notation: one key that names the type, with the value under it. */
export type StoredFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A part of a stored collection with its types, in the order of the ids. */
export interface StoredPage {
  readonly documents: readonly { readonly id: string; readonly fields: StoredFields }[];
  /** Where the next part begins; '' after the last one. */
  readonly next: string;
}

/** Reads a collection part by part; '' begins. @throws DataFailure */
export type ReadPage = (collection: string, from: string) => Promise<StoredPage>;

/** Moments in epoch milliseconds; without one it has no beginning or no end. */
export interface TimeSpan {
  /** Later than this. */
  readonly after?: number;
  /** No later than this. */
  readonly until?: number;
}

/** How documents are read and written by administrators. */
export interface Documents extends DocumentReader {
  readonly page: ReadPage;
  /**
   * Runs it until it went through undisturbed by others; it may run several times.
   * @throws whatever `run` throws; DataFailure when the store does not take it
   */
  transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Whether that document exists, from what was seen last unless `fresh`. @throws DataFailure */
  exists(collection: string, id: string, fresh: boolean): Promise<boolean>;
  /** The newest documents by `at` whose fields have these values, later than that moment where one is given. @throws DataFailure */
  newest(
    collection: string,
    fields: Readonly<Record<string, string>>,
    limit: number,
    span?: Pick<TimeSpan, "after">,
  ): Promise<readonly FoundDocument[]>;
  /** Documents by a time, `at` where no other is named, as they are stored, the newest first, whose fields have these values, read part by part. @throws DataFailure */
  inTime(
    collection: string,
    fields: Readonly<Record<string, string>>,
    span: TimeSpan,
    time?: string,
  ): AsyncIterable<StoredPage["documents"][number]>;
  /** All documents whose ids begin so and whose fields have these values, in the order of their ids. @throws DataFailure */
  beginningWith(
    collection: string,
    start: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<readonly FoundDocument[]>;
  /** Calls back now and at every change; after a failure again as soon as it works. */
  watch(
    collection: string,
    id: string,
    onDocument: (document: RawDocument | null) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
  watchList(
    collection: string,
    limit: number,
    onDocuments: (documents: readonly FoundDocument[]) => void,
    onFailure: (failure: DataFailure) => void,
  ): () => void;
}
