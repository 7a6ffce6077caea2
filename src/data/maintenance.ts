import type { Old } from "@/records/partlyRead";
import type { EntityKind, RecordOf, Unreadable } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import type { Archive } from "./archives";
import type { RawDocument } from "./documents";
import type { MovedRecord, MoveOptions, MoveOutcome, MovePlan, MoveRequest } from "./move";
import type { PublicationSurvey, PublishAllOptions, PublishAllOutcome } from "./publication";
import type { SheetListings } from "./reader";
import type { Save } from "./store";

/** A record at an earlier time, with its whole stored document if that is known. */
export type PastRecord<K extends EntityKind> = RecordOf<K> & { readonly stored?: RawDocument };

/** One save of one record, from the history. */
export interface HistoryEntry<K extends EntityKind> {
  /** The id of the history entry. */
  readonly change: string;
  /** The id that all saves of one batch share; null for a single save. */
  readonly group: string | null;
  /** The id of the record. */
  readonly id: string;
  readonly action: "create" | "update" | "delete" | "restore" | "rebuild" | "unpublish";
  /** The version after the save; for a deletion, the version that was deleted. */
  readonly version: number;
  /** The record before and after the save; null if there was none, or if it cannot be parsed. */
  readonly before: PastRecord<K> | null;
  readonly after: PastRecord<K> | null;
  /** Whether a person was erased from this entry, so that it cannot be restored. */
  readonly redacted: boolean;
  /** Which owners erased a person from it, and when. */
  readonly redactions: readonly { readonly by: string; readonly at: number | null }[];
  /** The uid of the account that saved. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

/**
 * A part of the history that is not about records: "league" is the league's pictures and published data, "live" its
 * live matches, "owners" the owners' work on the whole site.
 */
export type OtherHistory = "league" | "live" | "owners";

/** An entry of one of these parts, or the note of an archive. */
export interface OtherEntry extends Pick<
  HistoryEntry<EntityKind>,
  "change" | "id" | "redactions" | "by" | "at"
> {
  /** A league's slug, or a collection of the owners, for example "archives". */
  readonly collection: string;
  readonly action: string;
  /** The document before and after; empty if there was none. */
  readonly before: RawDocument;
  readonly after: RawDocument;
}

/** The most entries of the history that are read at once. */
export const ENTRIES_AT_ONCE = 100;

/** A page of the history. */
export interface HistoryPage {
  /** How many entries, at most `ENTRIES_AT_ONCE`, which is also the default. */
  readonly most?: number | undefined;
  /**
   * The moment of the oldest entry of the page before this one. The page begins in the same millisecond, so that none is
   * skipped, and repeats entries of it.
   */
  readonly until?: number | undefined;
}

/** A difference between the published document and the collection. */
export interface Drift {
  readonly id: string;
  /** The season of the published document; "" for the current season. */
  readonly season: string;
  readonly difference:
    /** The record is in the collection, but not published. */
    | "missing"
    /** The record is published, but not in the collection. */
    | "extra"
    /** The published record differs from the stored one. */
    | "different"
    /** The stored record cannot be parsed. */
    | "unreadable";
}

/** The state of one published document: the records of one kind in one season. */
export interface PublishedState {
  readonly season: string;
  /** Whether the document exists. If the current season's does not, visitors read the collection. */
  readonly exists: boolean;
  readonly records: number;
  /** The document's size by Firestore's rules, in bytes; 0 if it does not exist. */
  readonly bytes: number;
}

/** The result of comparing published documents with the collection. */
export interface PublishedCheck {
  readonly published: readonly PublishedState[];
  readonly drift: readonly Drift[];
}

/** A stored document before parsing, for the repair page. */
export interface RawRecord extends Unreadable {
  readonly readable: boolean;
  /** Stored values that no field of the schema contains, by key, as JSON. */
  readonly notUnderstood: Old;
  /** The current version of the document, for repairing or deleting it. */
  readonly version: number;
}

/** The choice of a season to close. */
export interface ClosingRequest {
  /**
   * A past season into which remaining records are moved; without it, the season whose closing has begun or else the
   * current one.
   */
  readonly into?: Season;
  /** Whether to include records that were saved after its closing began. */
  readonly withNewer?: boolean;
}

/** The choice of a season to close, with the next season's name. */
export interface ClosingOrder extends ClosingRequest {
  /** The id of the season that `checkClosing` returned: no other season is closed. */
  readonly season?: string;
  /** The next season's name; without it, the name that `checkClosing` suggests. */
  readonly next?: string;
}

/**
 * The progress of closing a season. Matches and results are moved to the season; rows of the table and players are
 * copied to it, and the originals begin the new season with their counts at zero.
 */
export interface SeasonClosing {
  /** The season to be closed, with the id under which its records are stored. */
  readonly season: Season;
  /** True if the season is still the current one: none of its records has been moved. */
  readonly begins: boolean;
  /** A suggested name for the next season; null if it has a name already. */
  readonly next: string | null;
  /** The number of the season's records that are not moved yet, by kind. */
  readonly left: Readonly<Partial<Record<EntityKind, number>>>;
  /** The number of matches among these that are not played yet. If there are any, the season may not be over. */
  readonly ahead: number;
  /** The number of records that are moved to the season already. */
  readonly filed: number;
  /** When the closing began or the first record was moved, in epoch milliseconds; null if unknown. */
  readonly since: number | null;
  /** The number of records saved after `since`, or at an unknown time: they count as the new season's. */
  readonly newer: number;
  /** The final places to store in the season's record, the champion first; empty if none are to be stored. */
  readonly places: readonly string[];
  /** The number of records that cannot be parsed; they must be repaired before they can be moved. */
  readonly unreadable: number;
  /** Whether the season's record says that it is closed. */
  readonly isSealed: boolean;
}

/** The effect of undoing the closing of a season. */
export interface SeasonReopening {
  readonly season: Season;
  /** The current season, which would no longer exist. */
  readonly current: Season;
  /** The number of records that would return to the season. */
  readonly records: number;
  /** The number of the current season's own records, by kind. If there are any, the closing cannot be undone. */
  readonly begun: Readonly<Partial<Record<EntityKind, number>>>;
  /**
   * The number of the season's records that cannot be parsed. If there are any, the closing cannot be undone until they
   * are repaired or deleted.
   */
  readonly unreadable: number;
}

/** A record whose save was refused, with the reason. */
export interface FailedRecord {
  readonly kind: EntityKind;
  readonly id: string;
  readonly reason: string;
}

/** Ways to watch and stop the closing of a season. */
export interface ClosingOptions {
  readonly onProgress?: (done: number, of: number) => void;
  /** Stops after the record that is under way; finished records stay moved. */
  readonly signal?: AbortSignal;
}

/** The result of closing a season. */
export interface ClosedSeason {
  readonly season: Season;
  /** The number of records that were moved or copied. */
  readonly done: number;
  /** The number of records that were not tried because the user stopped. */
  readonly left: number;
  readonly failed: readonly FailedRecord[];
}

/**
 * Maintenance of a league's data, beside everyday editing. Every promise settles within 15 seconds for each request.
 */
export interface LeagueMaintenance {
  /** Returns a page of the saves of one record or of a whole kind, newest first. @throws DataFailure */
  history<K extends EntityKind>(
    league: League,
    kind: K,
    id?: string,
    page?: HistoryPage,
  ): Promise<readonly HistoryEntry<K>[]>;
  /** Returns all saves of one batch to records of that kind, newest first. @throws DataFailure */
  group<K extends EntityKind>(
    league: League,
    kind: K,
    group: string,
  ): Promise<readonly HistoryEntry<K>[]>;
  /**
   * Returns a page of a part of the history that is not about records, newest first. If there are older entries, the page
   * has at least as many as were asked for.
   * @throws DataFailure
   */
  otherHistory(
    league: League,
    of: OtherHistory,
    page?: HistoryPage,
  ): Promise<readonly OtherEntry[]>;
  /** Returns the note of the league's latest archive; null if it has none. @throws DataFailure */
  archive(league: League): Promise<Archive | null>;
  /**
   * Restores a record to its state at an earlier time, even if it was deleted since.
   * @param version the record's current version; null if it is deleted
   * @throws SaveConflict, DataFailure like LeagueStore
   */
  revert<K extends EntityKind>(
    league: League,
    kind: K,
    earlier: PastRecord<K>,
    version: number | null,
  ): Promise<RecordOf<K>>;
  /** Compares the published documents with the collection. @throws DataFailure */
  checkPublished(league: League, kind: EntityKind): Promise<PublishedCheck>;
  /**
   * Publishes the collection again, each season in its own document, and returns the new state.
   * @throws DataFailure 'tooLarge' well before the database would refuse
   */
  publish(league: League, kind: EntityKind): Promise<readonly PublishedState[]>;
  /** Compares the league's sheets with its records. @throws DataFailure */
  checkSheets(league: League): Promise<PublishedCheck>;
  /**
   * Loads the sheet of the current season, as visitors read it, with one read; null if there is none.
   * @throws DataFailure
   */
  sheet(league: League): Promise<SheetListings | null>;
  /**
   * Rebuilds the league's sheets, one for each season, and returns the new state.
   * @throws DataFailure 'tooLarge' well before the database would refuse
   */
  publishSheets(league: League): Promise<readonly PublishedState[]>;
  /** Loads one stored document in plain values; null if there is none. @throws DataFailure */
  readRaw(league: League, kind: EntityKind, id: string): Promise<RawRecord | null>;
  /** Loads every stored document in plain values, the unreadable ones first. @throws DataFailure */
  listRaw(league: League, kind: EntityKind): Promise<readonly RawRecord[]>;
  /** Replaces a record that could not be parsed by a valid one. @throws SaveConflict, DataFailure */
  mend<K extends EntityKind>(league: League, kind: K, save: Save<K>): Promise<RecordOf<K>>;
  /** Deletes a document, whatever it contains. @throws SaveConflict, DataFailure */
  removeRaw(
    league: League,
    kind: EntityKind,
    raw: Pick<RawRecord, "id" | "version">,
  ): Promise<void>;
  /** Compares the league's stored records with its published documents; reads every record. @throws DataFailure */
  surveyPublication(league: League): Promise<PublicationSurvey>;
  /**
   * Publishes the records that are not published yet, one document after the other. If it is interrupted, it can be
   * started again at any time and continues.
   * @throws DataFailure if the remaining documents would fail as well
   */
  publishAll(league: League, options?: PublishAllOptions): Promise<PublishAllOutcome>;
  /** Deletes the published document of a past season; only owners may. @throws DataFailure */
  unpublish(id: string): Promise<void>;
  /** Finds the finished matches of the current season that would move to a past one. @throws DataFailure */
  planMove(league: League, request: MoveRequest): Promise<MovePlan>;
  /**
   * Moves these records to a past season, or back to the current one if `season` is null, with one save for each. If it
   * is interrupted, it can be started again at any time and continues.
   * @throws DataFailure if the remaining saves would fail as well
   */
  moveRecords(
    league: League,
    move: { readonly records: readonly MovedRecord[]; readonly season: Season | null },
    options?: MoveOptions,
  ): Promise<MoveOutcome>;
  /** Returns the progress of closing a season. @throws DataFailure */
  checkClosing(league: League, request?: ClosingRequest): Promise<SeasonClosing>;
  /**
   * Closes a season with one save for each record, which takes a while; if it is the current season, the next one
   * begins. If it is interrupted, it can be started again at any time and continues.
   * @throws DataFailure if the remaining saves would fail as well; 'conflict' if the season to be closed is a different
   * one by now
   */
  closeSeason(league: League, options?: ClosingOptions & ClosingOrder): Promise<ClosedSeason>;
  /** Returns the effect of undoing the last closing; null if there is none to undo. @throws DataFailure */
  checkReopening(league: League): Promise<SeasonReopening | null>;
  /**
   * Undoes the last closing, with one save for each record. If it is interrupted, it can be started again, and so can
   * the closing.
   * @throws DataFailure 'conflict' if the next season has records of its own already; 'unknown' if records of the
   * season cannot be parsed
   */
  reopenSeason(league: League, options?: ClosingOptions): Promise<ClosedSeason>;
}
