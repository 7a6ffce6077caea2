import type { Official, OfficialEntry } from "@/domain/people/official";

/** Where the arena's officials stand: `officials/{id}`. Visitors read none of them. */
export const OFFICIALS = "officials";

/** Who leads matches: the arena's officials. Every promise settles within 15 seconds. */
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
}
