import type { Documents } from "../documents";
import type { Account, Identity } from "../identity";
import type { ChosenPicture } from "./keepPictures";

/** How long an administrator's requests may take, in milliseconds. */
export const savingTimes = {
  /** With the recheck below the 15 s of the contract. */
  save: 10_500,
  /** Learning what became of a save that was not answered. */
  recheck: 3_500,
  /** With the code that comes before it, a page says within 11 s that nothing answers. */
  read: 9_000,
  /** Reading a whole collection and writing its published documents, or comparing the two. */
  publish: 14_000,
} as const;

/** What every save needs to know. */
export interface SavingSession {
  readonly documents: Documents;
  readonly identity: Identity;
  /** Who is signed in now. */
  readonly account: () => Account | null;
  /** Whether the database cannot be reached, as far as is known before it is tried. */
  readonly isOffline: () => Promise<boolean>;
  /** Pictures that a form has taken, by the paths that they will have: saved with the record that names them. */
  readonly chosen: Map<string, ChosenPicture>;
  readonly times: Readonly<Record<keyof typeof savingTimes, number>>;
}

export const HISTORY = "history";
export const DELETIONS = "deletions";

/** The collection that history entries of the whole database name: of a download, an erasure. */
export const BACKUPS = "backups";
export const ERASURES = "erasures";

/** Until when the history of a league is in a file that an owner keeps. */
export const ARCHIVES = "archives";
