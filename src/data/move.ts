import type { EntityKind } from "@/records/record";
import type { Season } from "@/domain/league/league";

/** A record of a match or a meet that can move to another season. */
export interface MovedRecord {
  readonly kind: EntityKind;
  readonly id: string;
}

/** The choice of matches to move out of the current season. */
export interface MoveRequest {
  /** The past season that they move to. */
  readonly season: Season;
  /** Only matches that began before this moment, in epoch milliseconds. */
  readonly before: number;
}

/** The effect of a move, or its remaining steps. */
export interface MovePlan {
  readonly season: Season;
  /** The records to move, ordered by date; a match's fixture comes before its result. */
  readonly records: readonly MovedRecord[];
  /** The number of these records by kind. */
  readonly counts: Readonly<Partial<Record<EntityKind, number>>>;
  /**
   * When the first match began, in epoch milliseconds; null if there is none. `last` is the same for the last match.
   */
  readonly first: number | null;
  readonly last: number | null;
  /** The number of matches before that moment that stay, because they have no result and were not called off. */
  readonly open: number;
  /** The number of finished matches that stay, because their date is unknown. */
  readonly undated: number;
}

/** Ways to watch and stop a move. */
export interface MoveOptions {
  /** The id that its saves share in the history. */
  readonly group?: string | undefined;
  readonly onProgress?: (done: number, of: number) => void;
  /** Called for each record after its move. */
  readonly onMoved?: (record: MovedRecord) => void;
  /** Stops after the record that is under way; finished records stay moved. */
  readonly signal?: AbortSignal;
}

/** The result of a move. */
export interface MoveOutcome {
  readonly done: readonly MovedRecord[];
  /** The number of records that were not tried because the user stopped. */
  readonly left: number;
  readonly failed: readonly (MovedRecord & { readonly reason: string })[];
}
