import type { League } from "@/domain/league/league";
import type { Official, OfficialEntry } from "@/domain/people/official";
import type { RecordOf } from "@/records/record";

/** Where the arena's officials stand: `officials/{id}`. Visitors read `published/officials`, those who agreed. */
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

/** Who leads matches: the arena's officials, and those of each match. Every promise settles within 15 seconds. */
export interface Officials {
  /** All of them, by name: as they were read last, unless `fresh`. @throws DataFailure */
  list(fresh?: boolean): Promise<readonly Official[]>;
  /**
   * Adds or changes one. Repeating it with the same id after an unknown outcome is safe.
   * @param version the one its author saw; 0 of a new one
   * @throws DataFailure, "conflict" where somebody else saved it meanwhile
   */
  save(id: string, version: number, entry: OfficialEntry): Promise<Official>;
  /** @throws DataFailure as `save` */
  remove(official: Official): Promise<void>;
  /** Publishes the names of those who agreed, where that has not been done yet. @throws DataFailure */
  publish(): Promise<void>;
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
