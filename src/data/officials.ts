import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";

/**
 * The collection of the arena's officials, `officials/{id}`. Visitors read `published/officials`, which has only
 * officials who agreed.
 */
export const OFFICIALS = "officials";

/** A save of the officials of a match. */
export interface Assignment {
  /** The id of the fixture. */
  readonly id: string;
  /** The ids of the officials that the user saw while editing. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The id that all saves of one batch share. */
  readonly group?: string | undefined;
}

/** The officials of each match. Every promise settles within 15 seconds. */
export interface Officials {
  /**
   * Returns the ids of the officials of each of these matches, by the id of the fixture. A match that is unchanged
   * since it was last read is not read again.
   * @throws DataFailure
   */
  assigned(
    league: League,
    fixtures: readonly Pick<RecordOf<"fixtures">, "id" | "version">[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Saves the officials of a match, and changes no other field. Repeating this is safe.
   * @throws SaveConflict, DataFailure: "conflict" if another user changed the officials in the meantime
   */
  assign(league: League, assignment: Assignment): Promise<RecordOf<"fixtures">>;
}
