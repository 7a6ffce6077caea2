import { fieldsOf } from "@/records/document";
import type { Documents } from "../documents";
import { dropPicture } from "../pictures/dropPicture";
import { PICTURES } from "../pictures/places";
import { picturesOf } from "../pictures/picturesOf";
import { documentsOf, leagueCollections } from "./allDocuments";
import { decodeStored } from "./stored";

/** Returns the paths of all pictures that a record of a league uses now. @throws DataFailure */
async function picturesInUse(documents: Documents): Promise<ReadonlySet<string>> {
  const inUse = new Set<string>();
  for (const { kind, collection } of leagueCollections()) {
    if (!fieldsOf(kind).some(([, { picture }]) => picture !== undefined)) continue;
    for await (const { fields } of documentsOf(documents, collection))
      for (const path of picturesOf(kind, decodeStored(fields))) inUse.add(path);
  }
  return inUse;
}

/**
 * Deletes those of the given pictures that no record uses any more.
 * @returns the paths of the deleted pictures
 * @throws DataFailure
 */
export async function dropPictures(
  documents: Documents,
  paths: readonly string[],
  by: string,
): Promise<readonly string[]> {
  const own = paths.filter((path) => path.startsWith(`${PICTURES}/`));
  if (own.length === 0) return [];
  const inUse = await picturesInUse(documents);
  const unused = own.filter((path) => !inUse.has(path));
  for (const path of unused) {
    await dropPicture(documents, path.slice(PICTURES.length + 1), by);
  }
  return unused;
}
