import { leagues } from "@/leagues";
import { SERVER_TIME, type Documents, type Transaction } from "../documents";
import { LIVE } from "../liveState";
import type { Backup, Running, StoredDocument } from "../ownerTasks";
import { encodeFields } from "../rest/encode";
import { REQUESTS } from "../requests";
import { ADMINS } from "../rights";
import { CRESTS, PICTURES } from "../pictures/places";
import { HISTORY } from "../saving/savingSession";
import { newRecordId } from "../store";
import { documentsOf, leagueCollections } from "./allDocuments";

/** What is kept in a backup beside live matches: every record, who may what, the trail, and pictures. Published copies are made from records. */
const collections = [
  ...leagueCollections.map(({ collection }) => collection),
  ADMINS,
  REQUESTS,
  HISTORY,
  CRESTS,
  PICTURES,
];

/** Everything that is stored now; null when it was stopped. @throws DataFailure */
export async function readEverything(
  documents: Documents,
  { onProgress, signal }: Running,
): Promise<Backup | null> {
  const made = Date.now();
  const found: StoredDocument[] = [];
  for (const collection of new Set(collections)) {
    for await (const { id, fields } of documentsOf(documents, collection, signal)) {
      found.push({ path: `${collection}/${id}`, fields });
      if (found.length % 50 === 0) onProgress?.(found.length, 0);
    }
    if (signal?.aborted) return null;
  }
  for (const { slug } of leagues) {
    const live = await documents.get(LIVE, slug);
    if (live) found.push({ path: `${LIVE}/${slug}`, fields: encodeFields(live) });
  }
  onProgress?.(found.length, found.length);
  return { made, documents: found };
}

/** Notes in the trail what an owner did with the whole database. */
export function writeNote(
  transaction: Transaction,
  collection: "backups" | "erasures",
  after: object,
  by: string,
  entry = newRecordId(),
): void {
  transaction.set(HISTORY, entry, {
    collection,
    id: entry,
    record: `${collection}/${entry}`,
    version: 0,
    action: collection === "backups" ? "backup" : "erase",
    before: null,
    after: { ...after },
    by,
    at: SERVER_TIME,
  });
}
