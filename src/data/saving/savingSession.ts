import type { Documents } from "../documents";
import type { Account, Identity } from "../identity";

/** How long parts of a save may take, in milliseconds; together below the 20 s of the contract. */
export const savingTimes = {
  save: 15_000,
  /** Learning what became of a save that was not answered. */
  recheck: 4_000,
  read: 10_000,
} as const;

/** What every save needs to know. */
export interface SavingSession {
  readonly documents: Documents;
  readonly identity: Identity;
  /** Who is signed in now. */
  readonly account: () => Account | null;
  readonly times: Readonly<Record<keyof typeof savingTimes, number>>;
}

export const HISTORY = "history";
