import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { Archive } from "./archives";
import type { BatchProgress, BatchResult } from "./batches/batch";
import type { RawDocument, StoredFields } from "./documents";
import type { PictureCount } from "./pictures/counts";
import type { MadePicture } from "./pictures/pictures";

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
  /** It is no longer there: it would come back. */
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
  /** What is stored now; null after a deletion. */
  readonly now: RawDocument | null;
  readonly fate: Fate;
  /** The pictures that it names, as the backup has them. */
  readonly pictures: readonly MadePicture[];
}

/** A backup beside the database. */
export interface BackupPreview {
  readonly made: number;
  readonly records: readonly BackupRecord[];
  /** Entries of the trail and of rights: kept in the file, never brought back. */
  readonly onlyKept: number;
}

/** The seasons that records of a league name, the current one as undefined, by the league's slug. */
export type SeasonsByLeague = ReadonlyMap<string, ReadonlySet<string | undefined>>;

/** A record that is a person under a name, a player's or an official's, in its stored form or in that of the history. */
export interface PersonRecord {
  readonly path: string;
  /** null of an official, who is the arena's. */
  readonly league: League | null;
  readonly club: string;
  /** '' is the current one. */
  readonly season: string;
  readonly jersey: string;
  readonly position: string;
  /** What the record is called today; '' where only the trail has it. */
  readonly now: string;
  /** Every name that the record holds today, that one and former ones. */
  readonly names: readonly string[];
  /** Addresses of its pictures, those of its public copy and its history among them, that no other player or club has. */
  readonly pictures: readonly string[];
  /** Places of pictures made in the app that the record names or once named. */
  readonly kept: readonly string[];
  /** How many entries of the trail name it. */
  readonly entries: number;
}

/** A stored text that contains a name, and its key. */
export interface MentionPlace {
  readonly key: string;
  readonly text: string;
}

/** A name on one side of a record that is no player's: scorers, line-ups, bookings and the like. */
export interface Mention {
  readonly key: string;
  readonly path: string;
  /** null of a live match and of entries about rights. */
  readonly league: League | null;
  readonly kind: EntityKind | null;
  readonly title: string;
  /** The club whose side it is; '' where the record does not say. */
  readonly team: string;
  /** Epoch milliseconds. */
  readonly date: number | null;
  readonly season: string;
  readonly places: readonly MentionPlace[];
  /** Which of the names and pictures are there. */
  readonly names: readonly string[];
  /** Whether it is stored now, and not in the trail alone. */
  readonly stored: boolean;
  readonly entries: number;
}

/** Everything that is stored under a name. */
export interface StoredPerson {
  readonly name: string;
  readonly players: readonly PersonRecord[];
  readonly mentions: readonly Mention[];
  /** How many published copies hold it, and how many entries of the trail. */
  readonly copies: number;
  readonly entries: number;
  /** Names of other players that hold this one; they stay. */
  readonly longer: readonly string[];
  /** Players who are called nearly so. */
  readonly similar: readonly string[];
  /** The addresses of accounts that are called so; their rights are taken away under Administrators. */
  readonly accounts: readonly string[];
  readonly seasons: SeasonsByLeague;
}

/** Which mentions of a name mean the person who is to be erased. */
export interface ErasureChoice extends Pick<StoredPerson, "name" | "longer"> {
  /** Paths of player records. */
  readonly players: readonly string[];
  /** What those records were called besides, and the addresses of their pictures; mentions of these go too. */
  readonly also: readonly string[];
  /** Keys of mentions. */
  readonly mentions: readonly string[];
}

/** What an erasure has done. */
export interface Erasure {
  readonly deleted: number;
  readonly changed: number;
  readonly copies: number;
  readonly entries: number;
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Whether everything was done; if not, searching again shows what is left. */
  readonly finished: boolean;
}

/** What a download is to hold. */
export interface DownloadOrder {
  /** Only history entries after this, in epoch milliseconds: an earlier backup holds the rest. */
  readonly since?: number;
  /** Where the part before ended. */
  readonly from?: DownloadPlace;
}

/** Where a download goes on: the collection and its next page, '' its beginning; how many documents came before. */
export interface DownloadPlace {
  readonly collection: string;
  readonly page: string;
  readonly before: number;
}

/** A part of everything that is stored, as a file. */
export interface Download {
  readonly lines: readonly string[];
  readonly documents: number;
  /** Where the next part goes on; null after the last. */
  readonly next: DownloadPlace | null;
  /** Whether the trail names the whole, once it is. */
  readonly noted: boolean;
}

/** A league's history until the end of a closed season, as a file. */
export interface ArchiveFile extends Pick<
  Archive,
  "league" | "season" | "until" | "count" | "digest"
> {
  readonly lines: readonly string[];
}

/** What an owner's tidying has done. */
export interface TidyReport {
  /** Notes of older erasures whose digests of names were removed. */
  readonly notes: number;
  /** Pictures that no record named. */
  readonly dropped: number;
  /** What is left of each league's. */
  readonly pictures: readonly (PictureCount & { readonly league: League })[];
  /** Whether everything was looked through; if not, it goes on when it is begun again. */
  readonly finished: boolean;
}

/** What owners do with the whole database. */
export interface OwnerTasks {
  /**
   * Everything that is stored, in parts, with a note in the trail where that can be written; null when it was stopped.
   * @throws DataFailure
   */
  download(order?: DownloadOrder, running?: BatchProgress): Promise<Download | null>;
  /** The file of what a league's history holds until the end of a closed season; null when it was stopped. @throws DataFailure */
  readArchive(league: League, season: string, running?: BatchProgress): Promise<ArchiveFile | null>;
  /** Notes that an owner keeps the archive, by the file as it was kept. @throws DataFailure where it is another file */
  confirmArchive(file: ArchiveFile, text: string): Promise<void>;
  /**
   * Deletes from the database what the league's latest archive holds, but for the last entry of each record that exists.
   * Interrupted it goes on when it is begun again. @returns how many entries went @throws DataFailure
   */
  removeArchived(league: League, running?: BatchProgress): Promise<number>;
  /**
   * Takes the league's latest archive back: what came after the archive before it is kept from then on. The history says
   * who did it. @throws DataFailure
   */
  reopenArchive(league: League): Promise<void>;
  /** The archives that were made, the latest first. @throws DataFailure */
  archives(): Promise<readonly Archive[]>;
  /** The backup that a file holds. @throws DataFailure that says what is wrong with it */
  readBackup(text: string): Backup;
  /** What bringing back a backup would do; null when it was stopped. @throws DataFailure */
  previewBackup(backup: Backup, running?: BatchProgress): Promise<BackupPreview | null>;
  /**
   * Brings records back, each an ordinary save. Interrupted it goes on after the next preview.
   * @throws DataFailure when the saves that are left would fail as well
   */
  bringBack(
    records: readonly BackupRecord[],
    running?: BatchProgress,
  ): Promise<BatchResult<BackupRecord, BackupRecord>>;
  /** Everything that is stored under a name; null when it was stopped. @throws DataFailure */
  findPerson(name: string, running?: BatchProgress): Promise<StoredPerson | null>;
  /**
   * Erases a person: records, then published copies, then the trail. Stopped or broken off it goes on after the next search.
   * @throws DataFailure when what is left would fail as well
   */
  erase(found: StoredPerson, choice: ErasureChoice, running?: BatchProgress): Promise<Erasure>;
  /**
   * Empties notes of older erasures, deletes pictures that no record names, and counts what each league has of them.
   * @throws DataFailure
   */
  tidy(running?: BatchProgress): Promise<TidyReport>;
}
