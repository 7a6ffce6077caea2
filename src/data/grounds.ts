import { readGround, type Ground, type GroundEntry } from "@/domain/schedule/ground";
import { compareNames } from "@/domain/names";
import { readMap } from "@/domain/reading";
import { sportList } from "@/sports/sports";
import type { DocumentReader, FoundDocument } from "./documents";
import { PUBLISHED } from "./published";

/** Where the arena's grounds stand: `grounds/{id}`, and all of them in `published/grounds`, which visitors read. */
export const GROUNDS = "grounds";

const sports = sportList.map(({ id }) => id);

/** The grounds among stored documents, by name. */
export const groundsIn = (found: readonly FoundDocument[]): readonly Ground[] =>
  found
    .flatMap(({ id, data }) => readGround(id, data, sports) ?? [])
    .toSorted((a, b) => compareNames(a.name, b.name));

/** The grounds in the records of the published document, by name. */
export const groundsOf = (records: unknown): readonly Ground[] =>
  groundsIn(Object.entries(readMap(records)).map(([id, data]) => ({ id, data: readMap(data) })));

/** The grounds as visitors read them, by name. @throws DataFailure */
export const publishedGrounds = async (documents: DocumentReader): Promise<readonly Ground[]> =>
  groundsOf((await documents.get(PUBLISHED, GROUNDS))?.["records"]);

/** Where matches are played: the arena's grounds. Every promise settles within 15 seconds. */
export interface Grounds {
  /** All of them, by name: as they were read last, unless `fresh`. @throws DataFailure */
  list(fresh?: boolean): Promise<readonly Ground[]>;
  /**
   * Adds or changes one, also in the published document. Repeating it with the same id after an unknown outcome is safe.
   * @param version the one its author saw; 0 of a new one
   * @throws DataFailure, "conflict" where somebody else saved it meanwhile
   */
  save(id: string, version: number, entry: GroundEntry): Promise<Ground>;
  /** @throws DataFailure as `save` */
  remove(ground: Ground): Promise<void>;
}
