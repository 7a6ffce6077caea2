import type { EntityKind, RecordOf, Unreadable } from "@/domain/record";
import type { League } from "@/leagues/league";
import type { Save } from "./store";

/** One save of one record, as its history keeps it. */
export interface HistoryEntry<K extends EntityKind> {
  /** The id of this entry. */
  readonly change: string;
  /** The id of the record. */
  readonly id: string;
  readonly action: "create" | "update" | "delete" | "restore";
  /** The version after the save; of a deletion, the one that was deleted. */
  readonly version: number;
  /** The record before and after; null where there was none, or where it cannot be read. */
  readonly before: RecordOf<K> | null;
  readonly after: RecordOf<K> | null;
  /** The uid of the account that saved. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/** Where the published document and the collection differ. */
export interface Drift {
  readonly id: string;
  /** The season of the published document; '' is the current one. */
  readonly season: string;
  readonly difference:
    /** In the collection, but not published. */
    | "missing"
    /** Published, but not in the collection. */
    | "extra"
    /** Published otherwise than it is stored. */
    | "different"
    /** Stored in a way that no page can read. */
    | "unreadable";
}

/** One published document: one season's records of one kind. */
export interface PublishedState {
  readonly season: string;
  /** Whether the document exists; visitors list the collection where the current season's does not. */
  readonly exists: boolean;
  readonly records: number;
  /** Its size by Firestore's rules, in bytes; 0 when it does not exist. */
  readonly bytes: number;
}

export interface PublishedCheck {
  readonly published: readonly PublishedState[];
  readonly drift: readonly Drift[];
}

/** A stored document as it is, for the repair page. */
export interface RawRecord extends Unreadable {
  readonly readable: boolean;
  /** The version to start from when mending or removing it. */
  readonly version: number;
}

/** What keeps a league's data in order, beside everyday editing. Every promise settles within 20 seconds for a request. */
export interface LeagueMaintenance {
  /** The latest saves, newest first, of one record or of the whole kind. @throws DataFailure */
  history<K extends EntityKind>(
    league: League,
    kind: K,
    id?: string,
  ): Promise<readonly HistoryEntry<K>[]>;
  /**
   * Makes a record what it was at an earlier time, also when it was deleted since.
   * @param version the version it has now; null when it is deleted
   * @throws SaveConflict, DataFailure as LeagueStore
   */
  revert<K extends EntityKind>(
    league: League,
    kind: K,
    earlier: RecordOf<K>,
    version: number | null,
  ): Promise<RecordOf<K>>;
  /** Compares what is published with the collection. @throws DataFailure */
  checkPublished(league: League, kind: EntityKind): Promise<PublishedCheck>;
  /**
   * Publishes the collection anew, each season in its own document, and says what stands there now.
   * @throws DataFailure 'tooLarge' well before the database would refuse
   */
  publish(league: League, kind: EntityKind): Promise<readonly PublishedState[]>;
  /** Every stored document, the unreadable ones first, in plain values. @throws DataFailure */
  listRaw(league: League, kind: EntityKind): Promise<readonly RawRecord[]>;
  /** Stores a readable record over one that could not be read. @throws SaveConflict, DataFailure */
  mend<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /** Deletes a document whatever it holds. @throws SaveConflict, DataFailure */
  removeRaw(
    league: League,
    kind: EntityKind,
    raw: Pick<RawRecord, "id" | "version">,
  ): Promise<void>;
}
