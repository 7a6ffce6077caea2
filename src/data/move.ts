import type { EntityKind } from "@/records/record";
import type { Season } from "@/domain/league/league";

/** One record of a match or a meet. */
export interface MovedRecord {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Which matches are to be moved out of the current season. */
export interface MoveRequest {
  /** The past season that they are to belong to. */
  readonly season: Season;
  /** They began before this moment, in epoch milliseconds. */
  readonly before: number;
}

/** What a move would do, or has still to do. */
export interface MovePlan {
  readonly season: Season;
  /** In the order of their dates; of a match the fixture before its result. */
  readonly records: readonly MovedRecord[];
  readonly counts: Readonly<Partial<Record<EntityKind, number>>>;
  /** When the first and the last of them began; null if there is none. */
  readonly first: number | null;
  readonly last: number | null;
  /** Matches before that moment that stay, because they have no result and were not called off. */
  readonly open: number;
  /** Matches that stay because nobody knows when they were. */
  readonly undated: number;
}

export interface MoveOptions {
  /** Group of its saves in the history. */
  readonly group?: string | undefined;
  readonly onProgress?: (done: number, of: number) => void;
  /** Called for each record after its move. */
  readonly onMoved?: (record: MovedRecord) => void;
  /** Stops after the record that is under way; what is done stays done. */
  readonly signal?: AbortSignal;
}

/** What a move has come to. */
export interface MoveOutcome {
  readonly done: readonly MovedRecord[];
  /** Not tried, because it was stopped. */
  readonly left: number;
  readonly failed: readonly (MovedRecord & { readonly reason: string })[];
}
