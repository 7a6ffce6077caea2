import type { Schema } from "./schema";

/** A stored document as it was read, before anything is known of it. */
export type RawRecord = Record<string, unknown>;

/** Gives the name that a club has today, for any that it has or had. */
export type Rename = (name: string) => string;

/** What a kind of record is called, within sentences. */
export interface KindWords {
  readonly one: string;
  readonly many: string;
  /** What visitors read in place of `many`. */
  readonly shown?: string;
  /** The error text where its records could not be read. */
  readonly loadError: string;
}

/**
 * The form of a record in its published league, the one document that visitors read: whole; in brief, with only these
 * fields, each under one letter, so that thousands of them fit in; or not at all (`apart`), because visitors read it
 * from a document of its own collection. `firestore.rules` is generated from this.
 */
export type PublishedForm = "whole" | "apart" | Readonly<Record<string, string>>;

/**
 * A kind of record: everything that rooms need to know of it, in one value. What only saving needs is beside it
 * (stored.ts), so that visitors do not load it.
 */
export interface Kind<T, P extends PublishedForm = PublishedForm> {
  /** How its records are read, field by field. */
  readonly schema: Schema<T>;
  readonly words: KindWords;
  /** The fields without which a record means nothing to a visitor. */
  readonly indispensable: readonly (keyof T & string)[];
  /**
   * Records of the whole league are in the current published league only, and stays when a season is closed. What is
   * the arena's, for all of its leagues, is in one collection under the kind's own name.
   */
  readonly belongsTo: "season" | "league" | "arena";
  readonly published: P;
  /** What visitors may read of a record of the arena: only where that field says yes, and only these fields; absent: all of it. */
  readonly shown?: {
    readonly when: keyof T & string;
    readonly only: readonly (keyof T & string)[];
  };
  /** Who saves records of the arena; absent: the administrators of any league. What owners keep is never deleted. */
  readonly keptBy?: "owners";
  /**
   * Keys that a published entry of the arena has beside its record's, each a day: saves of the record leave them. An
   * administrator of the league whose slug is the record's id may move the first to an earlier day and the last to a later one.
   */
  readonly days?: readonly [first: string, last: string];
  /** The most records of the arena that are listed. */
  readonly most?: number;
  /** Leagues were published before the kind was known: where one has no section of it, there are no such records. */
  readonly addedLater?: true;
  /** The section of the administration that lists its records, where that has another name than the kind; null: none does. */
  readonly section?: string | null;
  /** Moves the parts of an old document that are under another name, or are missing, to where the schema reads them. */
  readonly former?: (raw: RawRecord) => RawRecord;
  /** The fields that name clubs, under the names of today. */
  readonly renamed?: (record: T, today: Rename) => Partial<T>;
}

/** A kind of record; the type of its records follows from its schema. */
export function defineKind<T, const P extends PublishedForm>(kind: Kind<T, P>): Kind<T, P> {
  return kind;
}
