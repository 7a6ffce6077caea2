import type { Old } from "@/records/partlyRead";
import type { EntityKind, RecordOf, Unreadable } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import type { Archive } from "./archives";
import type { RawDocument } from "./documents";
import type { MovedRecord, MoveOptions, MoveOutcome, MovePlan, MoveRequest } from "./move";
import type { PublicationSurvey, PublishAllOptions, PublishAllOutcome } from "./publication";
import type { SheetListings } from "./reader";
import type { Save } from "./store";

/** A record at an earlier time, with all that was stored of it where that is known. */
export type PastRecord<K extends EntityKind> = RecordOf<K> & { readonly stored?: RawDocument };

/** One save of one record, as its history keeps it. */
export interface HistoryEntry<K extends EntityKind> {
  /** The id of this entry. */
  readonly change: string;
  /** What the entries of all saves that were made in one go share; null where it was saved by itself. */
  readonly group: string | null;
  /** The id of the record. */
  readonly id: string;
  readonly action: "create" | "update" | "delete" | "restore" | "rebuild" | "unpublish";
  /** The version after the save; of a deletion, the one that was deleted. */
  readonly version: number;
  /** The record before and after; null where there was none, or where it cannot be read. */
  readonly before: PastRecord<K> | null;
  readonly after: PastRecord<K> | null;
  /** Somebody was erased from it: there is no going back to it. */
  readonly redacted: boolean;
  /** Which owners did that, and when. */
  readonly redactions: readonly { readonly by: string; readonly at: number | null }[];
  /** The uid of the account that saved. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/**
 * A part of the history beside that of records: a league's pictures and public pages, its matches as they are played, or, for
 * owners, what was done with the whole site.
 */
export type OtherHistory = "league" | "live" | "owners";

/** An entry of one of these parts, or the note of an archive. */
export interface OtherEntry extends Pick<
  HistoryEntry<EntityKind>,
  "change" | "id" | "redactions" | "by" | "at"
> {
  /** A league's slug, or what owners keep: "archives", say. */
  readonly collection: string;
  readonly action: string;
  /** What was before and after; empty where there was nothing. */
  readonly before: RawDocument;
  readonly after: RawDocument;
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
    /** Published differently from how it is stored. */
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

/** A stored document that nothing has parsed, for the repair page. */
export interface RawRecord extends Unreadable {
  readonly readable: boolean;
  /** What is stored and no field says, by key, as JSON. */
  readonly notUnderstood: Old;
  /** The version to start from when mending or removing it. */
  readonly version: number;
}

/** Which season is to be closed. */
export interface ClosingRequest {
  /** A past season that is to get what is left of it; the one that runs, or whose closing has begun, without it. */
  readonly into?: Season;
  /** Also what was saved since its closing began. */
  readonly withNewer?: boolean;
}

/** How a season is to be closed. */
export interface ClosingOrder extends ClosingRequest {
  /** The id of the season that `checkClosing` named: no other is closed. */
  readonly season?: string;
  /** What the next season is called; as `checkClosing` suggests without it. */
  readonly next?: string;
}

/**
 * How far the closing of a season is: matches and results are filed under it, rows of the table and
 * players are copied there and begin the new season at nothing.
 */
export interface SeasonClosing {
  /** The season to be closed, under the id that its records are filed by. */
  readonly season: Season;
  /** The season runs: nothing of it has been filed. */
  readonly begins: boolean;
  /** What the next season may be called; null where it has its name. */
  readonly next: string | null;
  /** How many records of the season are not filed yet, by kind. */
  readonly left: Readonly<Partial<Record<EntityKind, number>>>;
  /** How many of these are matches that are still to be played: is the season really over? */
  readonly ahead: number;
  /** How many records are filed under it. */
  readonly filed: number;
  /** When its closing began, or the first of them was filed, in epoch milliseconds; null when that is not known. */
  readonly since: number | null;
  /** Records saved after that, or at an unknown time: they count as the new season's. */
  readonly newer: number;
  /** The final places that its document will say, the champion first; empty where nothing is to be written. */
  readonly places: readonly string[];
  /** Records that cannot be read; they have to be mended before they can be filed. */
  readonly unreadable: number;
  /** Its record says that it is closed. */
  readonly isSealed: boolean;
}

/** What undoing the closing of a season would do. */
export interface SeasonReopening {
  readonly season: Season;
  /** The season that runs now and would be no more. */
  readonly running: Season;
  /** How many records would come back. */
  readonly records: number;
  /** How many records of the season that runs are in the way, by kind; none where it can be undone. */
  readonly begun: Readonly<Partial<Record<EntityKind, number>>>;
}

/** A record that a save was refused of, and why. */
export interface FailedRecord {
  readonly kind: EntityKind;
  readonly id: string;
  readonly reason: string;
}

export interface ClosingOptions {
  readonly onProgress?: (done: number, of: number) => void;
  /** Stops after the record that is under way; what is done stays done. */
  readonly signal?: AbortSignal;
}

/** What closing a season has done. */
export interface ClosedSeason {
  readonly season: Season;
  readonly done: number;
  /** Not tried, because it was stopped. */
  readonly left: number;
  readonly failed: readonly FailedRecord[];
}

/** What keeps a league's data in order, beside everyday editing. Every promise settles within 15 seconds for a request. */
export interface LeagueMaintenance {
  /** The latest saves, newest first, of one record or of the whole kind, 100 at most. @throws DataFailure */
  history<K extends EntityKind>(
    league: League,
    kind: K,
    id?: string,
    most?: number,
  ): Promise<readonly HistoryEntry<K>[]>;
  /** All saves of records of that kind that were made in one go, newest first. @throws DataFailure */
  group<K extends EntityKind>(
    league: League,
    kind: K,
    group: string,
  ): Promise<readonly HistoryEntry<K>[]>;
  /** The latest entries of such a part, newest first, at most `most` of each sort. @throws DataFailure */
  otherHistory(league: League, of: OtherHistory, most?: number): Promise<readonly OtherEntry[]>;
  /** Until when the league's history was taken into archives; null where it was not. @throws DataFailure */
  archive(league: League): Promise<Archive | null>;
  /**
   * Makes a record what it was at an earlier time, also when it was deleted since.
   * @param version the version it has now; null when it is deleted
   * @throws SaveConflict, DataFailure as LeagueStore
   */
  revert<K extends EntityKind>(
    league: League,
    kind: K,
    earlier: PastRecord<K>,
    version: number | null,
  ): Promise<RecordOf<K>>;
  /** Compares what is published with the collection. @throws DataFailure */
  checkPublished(league: League, kind: EntityKind): Promise<PublishedCheck>;
  /**
   * Republishes the collection, each season in its own document, and returns the new state.
   * @throws DataFailure 'tooLarge' well before the database would refuse
   */
  publish(league: League, kind: EntityKind): Promise<readonly PublishedState[]>;
  /** Compares what the league's sheets say with its records. @throws DataFailure */
  checkSheets(league: League): Promise<PublishedCheck>;
  /** The sheet of the current season that visitors read, at one read; null if there is none. @throws DataFailure */
  sheet(league: League): Promise<SheetListings | null>;
  /**
   * Rebuilds the league's sheets, one for each season, and returns the new state.
   * @throws DataFailure 'tooLarge' well before the database would refuse
   */
  publishSheets(league: League): Promise<readonly PublishedState[]>;
  /** One stored document in plain values; null when there is none. @throws DataFailure */
  readRaw(league: League, kind: EntityKind, id: string): Promise<RawRecord | null>;
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
  /** What the league's database holds and how much of it is published; it reads every record. @throws DataFailure */
  surveyPublication(league: League): Promise<PublicationSurvey>;
  /**
   * Publishes what is not published yet, one document after the other. Interrupted it can be begun again at any
   * time, and goes on where it stopped.
   * @throws DataFailure when what is left would fail as well
   */
  publishAll(league: League, options?: PublishAllOptions): Promise<PublishAllOutcome>;
  /** Takes away a published document of a past season; only owners may. @throws DataFailure */
  unpublish(id: string): Promise<void>;
  /** Which finished matches of the current season would move to a past one. @throws DataFailure */
  planMove(league: League, request: MoveRequest): Promise<MovePlan>;
  /**
   * Moves these records to a past season, or with null back to the current one, one save for each. Interrupted it can
   * be begun again at any time, and goes on where it stopped.
   * @throws DataFailure when the saves that are left would fail as well
   */
  moveRecords(
    league: League,
    move: { readonly records: readonly MovedRecord[]; readonly season: Season | null },
    options?: MoveOptions,
  ): Promise<MoveOutcome>;
  /** How far the closing of a season is. @throws DataFailure */
  checkClosing(league: League, request?: ClosingRequest): Promise<SeasonClosing>;
  /**
   * Closes that season, one save for each record, which takes a while; the one that runs is followed by the next.
   * Interrupted it can be begun again at any time, and goes on where it stopped.
   * @throws DataFailure when the saves that are left would fail as well, 'conflict' when the season is another meanwhile
   */
  closeSeason(league: League, options?: ClosingOptions & ClosingOrder): Promise<ClosedSeason>;
  /** What undoing the last closing would do; null if there is none to undo. @throws DataFailure */
  checkReopening(league: League): Promise<SeasonReopening | null>;
  /**
   * Undoes the last closing, one save for each record. Interrupted it can be begun again, and so can the closing.
   * @throws DataFailure 'conflict' where the next season holds something of its own
   */
  reopenSeason(league: League, options?: ClosingOptions): Promise<ClosedSeason>;
}
