import { compareNames } from "@/domain/names";
import { readMap } from "@/domain/reading";
import { groundOf, type Ground } from "@/domain/schedule/ground";
import { parseRecords } from "@/records/record";
import type { DocumentReader } from "./documents";
import { PUBLISHED } from "./published";

/** Where the arena's grounds are: `grounds/{id}`, and all of them in `published/grounds`, which visitors read. */
export const GROUNDS = "grounds";

/** The grounds in the records of the published document, by name. */
export const groundsOf = (records: unknown): readonly Ground[] =>
  parseRecords("grounds", Object.entries(readMap(records)))
    .records.map(groundOf)
    .toSorted((a, b) => compareNames(a.name, b.name));

/** The grounds as visitors read them, by name. @throws DataFailure */
export const publishedGrounds = async (documents: DocumentReader): Promise<readonly Ground[]> =>
  groundsOf((await documents.get(PUBLISHED, GROUNDS))?.["records"]);
