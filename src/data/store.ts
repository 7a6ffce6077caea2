import type { LiveMatch } from "@/domain/match/live";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { League, LeagueEntry } from "@/domain/league/league";
import type { RawDocument } from "./documents";
import type { DataFailure } from "./failure";
import type { Listing } from "./reader";

/** A save that must not overwrite changes that the user has not seen. */
export interface Save<K extends EntityKind> {
  /** Created on the device before the first attempt, so that a retry cannot create a second record. */
  readonly id: string;
  /** The version that the user started from; 0 for a new record or one of the old site. */
  readonly version: number;
  readonly entity: Entities[K];
  /** The past season of a new record; without it the record belongs to the current season. */
  readonly season?: string | undefined;
  /** For a result: whether a scorer entered it and no administrator has confirmed it yet. Unchanged if undefined. */
  readonly unconfirmed?: boolean;
  /** Accounts that the record names for administrators only, by key; "" for none. Unchanged if undefined. */
  readonly accounts?: Readonly<Record<string, string>> | undefined;
  /** The id that all saves of one batch share. */
  readonly group?: string | undefined;
  /**
   * For a new record: whether its id is computed from its content, so that an equal stored record may be another
   * user's.
   */
  readonly sharedId?: boolean;
}

/** Another user saved the record in the meantime. `theirs` is the stored record; null if it was deleted. */
export class SaveConflict<K extends EntityKind> extends Error {
  override readonly name = "SaveConflict";
  constructor(readonly theirs: RecordOf<K> | null) {
    super("Someone else saved this record in the meantime.");
  }
}

/** Reads and saves the records of a league for administrators. Every promise settles within 15 seconds. */
export interface LeagueStore {
  /** Loads a listing. @throws DataFailure; a listing from a cache counts as a failure */
  list<K extends EntityKind>(league: League, kind: K): Promise<Listing<K>>;
  /** Calls `onListing` now and after every change until the returned function is called. */
  watch<K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    onListing: (listing: Listing<K>) => void,
    onFailure: (failure: DataFailure) => void,
    /** The id of a past season; without it the current season. */
    season?: string,
  ): () => void;
  /**
   * Creates a record. Repeating this with the same id after an unknown outcome is safe.
   * @throws SaveConflict if the id belongs to another record or, for a shared id, to another user's; DataFailure
   * otherwise
   */
  create<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /** Changes a record. @throws SaveConflict if the stored version differs from `save.version`, DataFailure otherwise */
  update<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /**
   * Deletes the record and returns the deleted document; null if it was deleted already.
   * @param group the id that all saves of one batch share
   * @throws SaveConflict, DataFailure like `update`
   */
  remove<K extends EntityKind>(
    league: League,
    kind: K,
    record: RecordOf<K>,
    group?: string,
  ): Promise<RawDocument | null>;
  /**
   * Restores a deleted record under its id, for undo.
   * @param as the deleted document, whose unknown values are restored too
   * @param group the id that all saves of one batch share
   * @throws like `create`
   */
  restore<K extends EntityKind>(
    league: League,
    kind: K,
    record: RecordOf<K>,
    as?: RawDocument | null,
    group?: string,
  ): Promise<RecordOf<K>>;
  /**
   * Saves the state of a live match. A result ends the live match by itself.
   * @param change returns the new state for the stored one, or null to end the live match; may be called several times
   * @throws DataFailure
   */
  saveLive(
    league: League,
    fixture: string,
    change: (now: LiveMatch | null) => LiveMatch | null,
    /** Called before the save with the id of its history entry. */
    onEntry?: (id: string) => void,
  ): Promise<LiveMatch | null>;
  /**
   * Loads the last live state of a match from the history; null if there is none.
   * @param entries the ids of history entries that may be about the match, the latest last: a scorer may read only
   * their own. Without them the newest entries of the league are searched, which administrators may read.
   * @throws DataFailure
   */
  lastLive(league: League, fixture: string, entries?: readonly string[]): Promise<LiveMatch | null>;
}

/** The characters of ids: letters and digits that are not easily confused. */
export const RECORD_ID_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** Returns an id for a new record: 20 characters that the rules allow. */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => RECORD_ID_LETTERS[byte % RECORD_ID_LETTERS.length]).join("");
}

/** Returns an id for a new history entry. Entries of one batch begin with the id of their group. */
export function newEntryId(group: string | undefined): string {
  return group === undefined ? newRecordId() : `${group}-${newRecordId()}`;
}

/** Returns the group in the id of a history entry; null if the save belongs to no batch. */
export function groupOf(entry: string): string | null {
  return /^([A-Za-z0-9]{20})-[A-Za-z0-9]{20}$/.exec(entry)?.[1] ?? null;
}
