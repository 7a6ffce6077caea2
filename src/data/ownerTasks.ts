import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { Archive } from "./archives";
import type { BatchProgress, BatchResult } from "./batches/batch";
import type { RawDocument, StoredFields } from "./documents";
import type { PictureCount } from "./pictures/counts";
import type { MadePicture } from "./pictures/pictures";

/** A stored document with the types of its values, and its path, for example `mlsPlayers/abc`. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: StoredFields;
}

/** All stored documents at a moment. */
export interface Backup {
  /** Epoch milliseconds. */
  readonly made: number;
  readonly documents: readonly StoredDocument[];
}

/** The effect of restoring a record from a backup. */
export type RestoreEffect =
  /** The record was deleted since: it would be added again. */
  | "added"
  /** The record was changed since: it would get its earlier content. */
  | "changed"
  /** The record is unchanged. */
  | "same"
  /** A person was erased from the record since: it is not restored. */
  | "erased"
  /** The record in the backup cannot be parsed, so it cannot be saved. */
  | "unreadable";

/** A record of a backup, compared with the database. */
export interface BackupRecord {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  readonly id: string;
  /** The record's document in the backup. */
  readonly inBackup: RawDocument;
  /** The record's current document; null if it is deleted. */
  readonly current: RawDocument | null;
  readonly effect: RestoreEffect;
  /** The pictures that the record uses, from the backup. */
  readonly pictures: readonly MadePicture[];
}

/** A backup compared with the database. */
export interface BackupPreview {
  readonly made: number;
  readonly records: readonly BackupRecord[];
  /** The number of documents in the file that are never restored, such as history entries and rights. */
  readonly neverRestored: number;
}

/** The seasons that records of a league name, by the league's slug; undefined is the current season. */
export type SeasonsByLeague = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** A record of a person with the sought name, a player or an official, from the database or from the history. */
export interface PersonRecord {
  readonly path: string;
  /** The person's league; null for an official, who belongs to the whole arena. */
  readonly league: League | null;
  readonly club: string;
  /** The id of the season; "" for the current one. */
  readonly season: string;
  readonly jersey: string;
  readonly position: string;
  /** The current name in the record; "" if the record is only in the history. */
  readonly currentName: string;
  /** Every name in the record, the current one and former ones. */
  readonly names: readonly string[];
  /**
   * Addresses of its pictures that no other player or club uses, including those in its published copy and its history.
   */
  readonly pictures: readonly string[];
  /** Paths of pictures created in the app that the record uses or once used. */
  readonly appPictures: readonly string[];
  /** The number of history entries that name it. */
  readonly entries: number;
}

/** A field whose text contains the name: the field's key and its text. */
export interface MentionPlace {
  readonly key: string;
  readonly text: string;
}

/**
 * The places that contain the name in a record other than the person's own: scorers, line-ups, bookings. A match has
 * one mention for each side.
 */
export interface Mention {
  readonly key: string;
  readonly path: string;
  /** The record's league; null for a live match and for a record of the whole arena. */
  readonly league: League | null;
  readonly kind: EntityKind | null;
  readonly title: string;
  /** The club on this side of the record; "" if the record does not say. */
  readonly team: string;
  /** The record's date in epoch milliseconds; null if it has none. */
  readonly date: number | null;
  readonly season: string;
  readonly places: readonly MentionPlace[];
  /** The names and addresses of pictures that occur there. */
  readonly names: readonly string[];
  /** Whether the mention is in the current record, and not only in the history. */
  readonly stored: boolean;
  readonly entries: number;
}

/** Everything that is stored under a name. */
export interface StoredPerson {
  readonly name: string;
  readonly players: readonly PersonRecord[];
  readonly mentions: readonly Mention[];
  /** The number of published documents that contain the name. */
  readonly copies: number;
  /** The number of history entries that contain the name. */
  readonly entries: number;
  /** Names of other players that contain the words of this name ("Ada Obi" in "Ada Obi Bello"); they are not erased. */
  readonly longer: readonly string[];
  /**
   * Names of other players that contain the letters of this name, also within a longer word ("Ada Obi" in "Ada
   * Obiora").
   */
  readonly similar: readonly string[];
  /** The e-mail addresses of accounts with this name; their rights can be removed under Administrators. */
  readonly accounts: readonly string[];
  readonly seasons: SeasonsByLeague;
}

/** What an owner chose to erase: the person's records, other names and pictures, and the mentions of the person. */
export interface ErasureChoice extends Pick<StoredPerson, "name" | "longer"> {
  /** Paths of the person's own records. */
  readonly players: readonly string[];
  /** Other names in these records, and the addresses of their pictures; mentions of these are erased too. */
  readonly also: readonly string[];
  /** Keys of the chosen mentions. */
  readonly mentions: readonly string[];
}

/** The result of an erasure. */
export interface ErasureResult {
  /** The number of deleted records. */
  readonly deleted: number;
  /** The number of changed records. */
  readonly changed: number;
  /** The number of changed published documents. */
  readonly copies: number;
  /** The number of changed history entries. */
  readonly entries: number;
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Whether everything was done; if not, another search shows what is left. */
  readonly finished: boolean;
}

/** The part of the database that a download contains. */
export interface DownloadRequest {
  /** Only include history entries after this moment, in epoch milliseconds: an earlier backup contains the rest. */
  readonly since?: number;
  /** The place where the previous part ended. */
  readonly from?: DownloadPlace;
}

/**
 * The place where a download continues: the collection, its next page ("" for its beginning), the number of documents
 * before it, and when the first part began to be read, by the server's clock in epoch milliseconds.
 */
export interface DownloadPlace {
  readonly collection: string;
  readonly page: string;
  readonly before: number;
  readonly begun: number;
}

/** One part of a backup, as a file. */
export interface Download {
  readonly lines: readonly string[];
  readonly documents: number;
  /** The place where the next part begins; null after the last part. */
  readonly next: DownloadPlace | null;
  /** Whether a history entry about the finished download was written. */
  readonly noted: boolean;
}

/** A league's history until the end of a closed season, as a file. */
export interface ArchiveFile extends Pick<
  Archive,
  "league" | "season" | "until" | "count" | "digest"
> {
  readonly lines: readonly string[];
}

/** The result of tidying up. */
export interface TidyReport {
  /** The number of notes of older erasures from which hashes of names were removed. */
  readonly notes: number;
  /** The number of deleted pictures, which no record used. */
  readonly dropped: number;
  /** The remaining pictures of each league. */
  readonly pictures: readonly (PictureCount & { readonly league: League })[];
  /** Whether everything was checked; if not, it continues when it is started again. */
  readonly finished: boolean;
}

/** Tasks of owners on the whole database. */
export interface OwnerTasks {
  /**
   * Downloads all stored documents in parts, and adds a history entry if that can be written; null if the user stopped.
   * @throws DataFailure
   */
  download(request?: DownloadRequest, progress?: BatchProgress): Promise<Download | null>;
  /**
   * Builds the file with a league's history until the end of a closed season; null if the user stopped.
   * @throws DataFailure
   */
  readArchive(
    league: League,
    season: string,
    progress?: BatchProgress,
  ): Promise<ArchiveFile | null>;
  /**
   * Stores the note that an owner has the archive, after checking the file that the owner opened again.
   * @throws DataFailure if it is a different file
   */
  confirmArchive(file: ArchiveFile, text: string): Promise<void>;
  /**
   * Deletes the history entries in the league's latest archive from the database, except the last entry of each
   * existing record. If it is interrupted, it continues when it is started again.
   * @returns the number of deleted entries
   * @throws DataFailure
   */
  removeArchived(league: League, progress?: BatchProgress): Promise<number>;
  /**
   * Deletes the note of the league's latest archive. From then on `removeArchived` keeps the entries that are newer
   * than the previous archive. The history says who did this.
   * @throws DataFailure
   */
  reopenArchive(league: League): Promise<void>;
  /** Loads the notes of all archives, the latest first. @throws DataFailure */
  archives(): Promise<readonly Archive[]>;
  /** Parses a backup file. @throws DataFailure whose message says what is wrong with it */
  readBackup(text: string): Backup;
  /** Compares a backup with the database; null if the user stopped. @throws DataFailure */
  previewBackup(backup: Backup, progress?: BatchProgress): Promise<BackupPreview | null>;
  /**
   * Restores records, each with an ordinary save. If it is interrupted, it continues after the next preview.
   * @throws DataFailure if the remaining saves would fail as well
   */
  restore(
    records: readonly BackupRecord[],
    progress?: BatchProgress,
  ): Promise<BatchResult<BackupRecord, BackupRecord>>;
  /** Finds everything that is stored under a name; null if the user stopped. @throws DataFailure */
  findPerson(name: string, progress?: BatchProgress): Promise<StoredPerson | null>;
  /**
   * Erases a person: first from records, then from published documents, then from the history. If it is stopped or
   * interrupted, it continues after the next search.
   * @throws DataFailure if the rest would fail as well
   */
  erase(
    found: StoredPerson,
    choice: ErasureChoice,
    progress?: BatchProgress,
  ): Promise<ErasureResult>;
  /**
   * Removes hashes from the notes of older erasures, deletes pictures that no record uses, and counts the remaining
   * pictures of each league.
   * @throws DataFailure
   */
  tidy(progress?: BatchProgress): Promise<TidyReport>;
}
