import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";

/** Where the arena's officials are: `officials/{id}`. Visitors read `published/officials`, those who agreed. */
export const OFFICIALS = "officials";

/** Which officials a match gets, in place of those that its author saw. */
export interface Assignment {
  /** The fixture. */
  readonly id: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What saves that are made in one go share. */
  readonly group?: string | undefined;
}

/** Who leads each match. Every promise settles within 15 seconds. */
export interface Officials {
  /**
   * The ids of the officials of each of these matches, by the fixture. A match that is as it was when it was read last
   * is not read again.
   * @throws DataFailure
   */
  assigned(
    league: League,
    fixtures: readonly Pick<RecordOf<"fixtures">, "id" | "version">[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Gives a match its officials, and changes nothing else of it. Repeating it is safe.
   * @throws SaveConflict, DataFailure: "conflict" where somebody else chose others meanwhile
   */
  assign(league: League, assignment: Assignment): Promise<RecordOf<"fixtures">>;
}
