import type { Schema } from "./schema";

/** A stored document before it is parsed. */
export type RawRecord = Record<string, unknown>;

/** Returns the current name of a club, from its current name or a former one. */
export type Rename = (name: string) => string;

/** The words for a kind of record within sentences. */
export interface KindWords {
  readonly one: string;
  readonly many: string;
  /** The word for visitors instead of `many`. */
  readonly shown?: string;
  /** The message if the records could not be loaded. */
  readonly loadError: string;
}

/**
 * The form of a record in its published league, the one document that visitors read: `whole`; or in brief, with only
 * some fields, each under one letter, so that thousands of records fit in; or `apart`: not in that document, because
 * visitors read the record from a separate document. `firestore.rules` is generated from this.
 */
export type PublishedForm = "whole" | "apart" | Readonly<Record<string, string>>;

/**
 * A kind of record: everything that the app needs to know about it, in one value. Facts that only saving needs are in
 * stored.ts, so that visitors do not load them.
 */
export interface Kind<T, P extends PublishedForm = PublishedForm> {
  /** The fields of its records, and how each is parsed. */
  readonly schema: Schema<T>;
  readonly words: KindWords;
  /** The fields without which a record is useless to visitors. */
  readonly indispensable: readonly (keyof T & string)[];
  /**
   * The owner of the records. Records of a whole league are only in the current published league and stay when a season
   * is closed. Records of the arena, for all its leagues, are in one collection with the name of the kind.
   */
  readonly belongsTo: "season" | "league" | "arena";
  readonly published: P;
  /**
   * The part of an arena's record that visitors may read: only if the field `when` is true, and only the fields `only`;
   * undefined: everything.
   */
  readonly shown?: {
    readonly when: keyof T & string;
    readonly only: readonly (keyof T & string)[];
  };
  /**
   * Who may save records of the arena; undefined: the administrators of any league. Records of owners are never
   * deleted.
   */
  readonly keptBy?: "owners";
  /**
   * Keys, each with a day, that a published entry of the arena has besides the record's fields; saves of the record do
   * not change them. An administrator of the league whose slug is the record's id may move the first to an earlier day
   * and the last to a later day.
   */
  readonly days?: readonly [first: string, last: string];
  /** The largest number of records of the arena in a list. */
  readonly most?: number;
  /**
   * Whether the kind was added when leagues were already published: a published league without a section for it has no
   * such records.
   */
  readonly addedLater?: true;
  /**
   * The section of the administration that lists the records, if its name differs from the kind; null if no section
   * does.
   */
  readonly section?: string | null;
  /** Converts a document of the old site to the keys that the schema reads. */
  readonly former?: (raw: RawRecord) => RawRecord;
  /** Returns the fields that contain clubs, with current names. */
  readonly renamed?: (record: T, today: Rename) => Partial<T>;
}

/** Defines a kind of record; the type of its records follows from its schema. */
export function defineKind<T, const P extends PublishedForm>(kind: Kind<T, P>): Kind<T, P> {
  return kind;
}
