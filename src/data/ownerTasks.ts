import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import type { RawDocument, StoredFields } from "./documents";

/** How a long task is followed and ended. */
export interface Running {
  /** @param of how much there is to do; 0 while that is not known */
  readonly onProgress?: (done: number, of: number) => void;
  /** Stops after the document that is under way; what is done stays done. */
  readonly signal?: AbortSignal;
}

/** A stored document, types and all, with its place: `mlsPlayers/abc`. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: StoredFields;
}

/** Everything that was stored at a time. */
export interface Backup {
  /** Epoch milliseconds. */
  readonly made: number;
  readonly documents: readonly StoredDocument[];
}

/** What bringing back a record of a backup would do. */
export type Fate =
  /** It is not there any more: it would come back. */
  | "added"
  /** It was changed since: it would be as it was. */
  | "changed"
  /** It is there as it was. */
  | "same"
  /** Somebody was erased from it since: it is left alone. */
  | "erased"
  /** No page can read it, so it cannot be saved. */
  | "unreadable";

/** A record of a backup beside what is stored now. */
export interface BackupRecord {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  readonly id: string;
  /** As the backup has it. */
  readonly kept: RawDocument;
  /** As it is stored now; null where it is gone. */
  readonly now: RawDocument | null;
  readonly fate: Fate;
}

/** A backup beside the database. */
export interface BackupPreview {
  readonly made: number;
  readonly records: readonly BackupRecord[];
  /** Entries of the trail and of rights: kept in the file, never brought back. */
  readonly onlyKept: number;
}

/** What a long task has come to. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly reason: string }[];
  /** Not tried, because it was stopped. */
  readonly left: number;
}

/** Everything that is stored, as a file. */
export interface Download {
  readonly lines: readonly string[];
  readonly documents: number;
  /** Whether the trail tells of it. */
  readonly noted: boolean;
}

/** What owners do with the whole database. */
export interface OwnerTasks {
  /** Everything that is stored, with a note in the trail where that can be written; null when it was stopped. @throws DataFailure */
  download(running?: Running): Promise<Download | null>;
  /** The backup that a file holds. @throws DataFailure that says what is wrong with it */
  readBackup(text: string): Backup;
  /** What bringing back a backup would do; null when it was stopped. @throws DataFailure */
  previewBackup(backup: Backup, running?: Running): Promise<BackupPreview | null>;
  /**
   * Brings records back, each an ordinary save. Interrupted it goes on after the next preview.
   * @throws DataFailure when the saves that are left would fail as well
   */
  bringBack(records: readonly BackupRecord[], running?: Running): Promise<Outcome<BackupRecord>>;
}
