import type { Day } from "@/domain/day";
import type { Entities, EntityKind } from "@/records/record";

/** How to save players whose club has changed: as a transfer, or as a correction. */
export interface TransferPolicy {
  /** The first day at the new club; null if the stored club was wrong, so that this is no transfer. */
  readonly on: Day | null;
  /** The time of the paste, in epoch milliseconds. */
  readonly now: number;
  /** Returns the logo of a club; '' if it has none. */
  readonly logoOf: (club: string) => string;
}

/** The entity that a row is saved as, with notes for the administrator. */
export interface PasteOutcome<K extends EntityKind> {
  readonly entity: Entities[K];
  /** Shown before the save; they do not prevent it. */
  readonly notes: readonly string[];
  /** Whether a change of club is saved as a transfer; null if the row does not change the club of a player. */
  readonly moves: boolean | null;
}
