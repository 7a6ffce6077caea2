import { compareNames } from "@/domain/names";
import { readMap } from "@/domain/reading";
import { groundOf, type Ground } from "@/domain/schedule/ground";
import { parseRecords } from "@/records/record";
import type { DocumentReader } from "./documents";
import { PUBLISHED } from "./published";

/**
 * The collection of the arena's grounds, `grounds/{id}`. All of them together are in `published/grounds`, which
 * visitors read.
 */
export const GROUNDS = "grounds";

/** Parses the grounds in the records of the published document, sorted by name. */
export const groundsOf = (records: unknown): readonly Ground[] =>
  parseRecords("grounds", Object.entries(readMap(records)))
    .records.map(groundOf)
    .toSorted((a, b) => compareNames(a.name, b.name));

/** Loads the grounds that visitors see, sorted by name. @throws DataFailure */
export const publishedGrounds = async (documents: DocumentReader): Promise<readonly Ground[]> =>
  groundsOf((await documents.get(PUBLISHED, GROUNDS))?.["records"]);
