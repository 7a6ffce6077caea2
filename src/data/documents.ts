/** A stored document as plain values: a Date stands for a timestamp, null for what has no plain form. */
export type RawDocument = Readonly<Record<string, unknown>>;

export interface FoundDocument {
  readonly id: string;
  readonly data: RawDocument;
}

/** How documents are read, whatever keeps them. */
export interface DocumentReader {
  /** The document at `collection/id`; null when there is none. @throws DataFailure */
  get(collection: string, id: string): Promise<RawDocument | null>;
  /** The documents of a collection by id, at most `maxListed` of them. @throws DataFailure */
  list(collection: string): Promise<readonly FoundDocument[]>;
}

/** How many documents one request may list; the rules allow no more. */
export const PAGE_SIZE = 200;

/** The most documents of one collection that are read, so that no visit can cost without bounds. */
export const MAX_LISTED = 2_000;
