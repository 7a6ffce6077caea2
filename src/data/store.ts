import type { LiveMatch } from "@/domain/match/live";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { League, LeagueEntry } from "@/domain/league/league";
import type { RawDocument } from "./documents";
import type { DataFailure } from "./failure";
import type { Listing } from "./reader";

/** A save that must not overwrite what its author has not seen. */
export interface Save<K extends EntityKind> {
  /** Made by the client before the first try, so that a retry cannot make a second record. */
  readonly id: string;
  /** The version the author started from; 0 for a new record or one of the old site. */
  readonly version: number;
  readonly entity: Entities[K];
  /** The past season that a new record is filed under; without it it belongs to the one that runs. */
  readonly season?: string | undefined;
  /** Of a result: whether it is a scorer's that nobody has confirmed; unchanged when left out. */
  readonly unconfirmed?: boolean;
  /** Accounts that the record names for administrators only, by key, '' for none; as they are stored when this is not said. */
  readonly accounts?: Readonly<Record<string, string>> | undefined;
  /** What saves that are made in one go share. */
  readonly group?: string | undefined;
  /** Of a new record: its id is made of what it says, so an equal one on file may be somebody else's. */
  readonly sharedId?: boolean;
}

/** Somebody saved in between. Holds the stored record; null when it was deleted. */
export class SaveConflict<K extends EntityKind> extends Error {
  override readonly name = "SaveConflict";
  constructor(readonly theirs: RecordOf<K> | null) {
    super("Someone else saved this record in the meantime.");
  }
}

/** How administrators work on a league. Every promise settles within 15 seconds. */
export interface LeagueStore {
  /** @throws DataFailure; a listing from a cache counts as a failure. */
  list<K extends EntityKind>(league: League, kind: K): Promise<Listing<K>>;
  /** Calls `onListing` now and after every change until the returned function is called. */
  watch<K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    onListing: (listing: Listing<K>) => void,
    onFailure: (failure: DataFailure) => void,
    /** A past season's id; the current one without it. */
    season?: string,
  ): () => void;
  /**
   * Creates a record. Repeating it with the same id after an unknown outcome is safe.
   * @throws SaveConflict when the id is taken by another record or, of a shared id, by anybody else's; DataFailure
   * otherwise.
   */
  create<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /** @throws SaveConflict when the stored version is not the one given, DataFailure otherwise. */
  update<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /**
   * Deletes the record and returns what was stored; null when it was deleted already.
   * @param group of a deletion that is one of many, as in `Save`
   * @throws SaveConflict, DataFailure as `update`.
   */
  remove<K extends EntityKind>(
    league: League,
    kind: K,
    record: RecordOf<K>,
    group?: string,
  ): Promise<RawDocument | null>;
  /**
   * Puts a deleted record back under its id, for undo.
   * @param as what was stored, of which the values that were not understood come back too
   * @param group as of `remove`
   * @throws as `create`.
   */
  restore<K extends EntityKind>(
    league: League,
    kind: K,
    record: RecordOf<K>,
    as?: RawDocument | null,
    group?: string,
  ): Promise<RecordOf<K>>;
  /**
   * Saves the state of a live match; null ends it. A result ends it by itself.
   * @param change makes the new state of the one that is stored, and may be called several times
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
   * The last live state of a match in the history; null where it has none.
   * @param entries ids of history entries that may be about it, the latest last: a scorer reads their own alone. Without
   * them the newest entries of the league are looked through, which administrators may read.
   * @throws DataFailure
   */
  lastLive(league: League, fixture: string, entries?: readonly string[]): Promise<LiveMatch | null>;
}

/** What ids are made of: letters and figures that nobody mistakes for another. */
export const RECORD_ID_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** An id for a new record: 20 characters that the rules allow. */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => RECORD_ID_LETTERS[byte % RECORD_ID_LETTERS.length]).join("");
}

/** An id for a new entry of the history: those of saves that are made in one go begin with their group. */
export function newEntryId(group: string | undefined): string {
  return group === undefined ? newRecordId() : `${group}-${newRecordId()}`;
}

/** The group that the id of a history entry names; null where it was saved by itself. */
export function groupOf(entry: string): string | null {
  return /^([A-Za-z0-9]{20})-[A-Za-z0-9]{20}$/.exec(entry)?.[1] ?? null;
}
