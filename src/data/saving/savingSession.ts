import type { Documents } from "../documents";
import type { Account, Identity } from "../identity";
import type { ChosenPicture } from "./keepPictures";

/** Time limits of an administrator's requests, in milliseconds. */
export const savingTimes = {
  /** A save. Together with the recheck it stays below the 15 s of the contract. */
  save: 10_500,
  /** Finding the outcome of a save that was not answered. */
  recheck: 3_500,
  /** Loading. Together with loading the code before it, a page says within 11 s that the database does not answer. */
  read: 9_000,
  /** Reading a whole collection and writing its published documents, or comparing both. */
  publish: 14_000,
} as const;

/** The data that every save needs. */
export interface SavingSession {
  readonly documents: Documents;
  readonly identity: Identity;
  /** Returns the signed-in account; null if there is none. */
  readonly account: () => Account | null;
  /** Checks whether the database is known to be unreachable, before a request is sent. */
  readonly isOffline: () => Promise<boolean>;
  /** Pictures that were chosen in forms, by their future paths. Each is saved with the record that uses it. */
  readonly chosen: Map<string, ChosenPicture>;
  readonly times: Readonly<Record<keyof typeof savingTimes, number>>;
}

/** Collection of history entries: one for each save. */
export const HISTORY = "history";
/** Collection of documents that name the history entry of a record's last deletion. */
export const DELETIONS = "deletions";

/** The `collection` in history entries about the whole database: downloads and erasures. */
export const BACKUPS = "backups";
export const ERASURES = "erasures";

/** The collection of archive notes: until when the history of a league is in a file that an owner has. */
export const ARCHIVES = "archives";
