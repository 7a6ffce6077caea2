import type { Day } from "@/domain/day";
import type { Entities, EntityKind } from "@/records/record";

/** How players are saved whose club has changed. */
export interface TransferPolicy {
  /** The first day at the new club; null where the club was wrong, and nobody moves. */
  readonly on: Day | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** '' for a club that has none. */
  readonly logoOf: (club: string) => string;
}

/** What a row is saved as, and what an administrator should know of it besides its cells. */
export interface PasteOutcome<K extends EntityKind> {
  readonly entity: Entities[K];
  /** Said before it is saved; nothing is refused for it. */
  readonly notes: readonly string[];
  /** Whether a player whose record names another club is saved as one who moves; null where nobody changes clubs. */
  readonly moves: boolean | null;
}
