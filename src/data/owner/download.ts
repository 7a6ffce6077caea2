import { serverNow } from "@/domain/serverTime";
import { everyLeague } from "@/leagues";
import { SERVER_TIME, type Documents, type StoredPage, type Transaction } from "../documents";
import { failure } from "../failure";
import { LIVE } from "../liveState";
import type { BatchProgress } from "../batches/batch";
import type { Backup, DownloadRequest, DownloadPlace, StoredDocument } from "../ownerTasks";
import { encodeFields } from "../rest/encode";
import { PAGE_SIZE } from "../rest/restDocuments";
import { REQUESTS } from "../requests";
import { ADMINS } from "../rights";
import { CRESTS, PICTURE_COUNTS, PICTURES } from "../pictures/places";
import { ARCHIVES, HISTORY } from "../saving/savingSession";
import { newRecordId } from "../store";
import { arenaCollections, captainCollections, leagueCollections } from "./allDocuments";

/**
 * Returns the collections in a backup, besides live matches: every record, rights, officials, grounds, captains'
 * reports and requests, invitations, the history, and pictures. Published documents are left out, because they can be
 * built from records.
 */
const collections = () => [
  ...leagueCollections().map(({ collection }) => collection),
  ADMINS,
  REQUESTS,
  ...arenaCollections,
  ...captainCollections(),
  ARCHIVES,
  CRESTS,
  PICTURES,
  PICTURE_COUNTS,
  HISTORY,
];

/** Most documents of one part: a fifth of the free plan's daily reads, and few enough for the memory of a browser. */
export const MOST_OF_A_PART = 10_000;

/** One part of a backup, and the place where the next part begins; null after the last part. */
interface Part extends Backup, Pick<DownloadPlace, "begun"> {
  readonly next: DownloadPlace | null;
}

/** Reads the stored documents from a place on; null if the user stopped. @throws DataFailure */
export async function readPart(
  documents: Documents,
  { since, from = { collection: LIVE, page: "", before: 0, begun: serverNow() } }: DownloadRequest,
  { onProgress, signal }: BatchProgress,
): Promise<Part | null> {
  // By the server's clock: a restore compares it with the times of erasures.
  const made = serverNow();
  const { begun } = from;
  const found: StoredDocument[] = [];
  const report = () => onProgress?.(from.before + found.length, 0);
  const places = [LIVE, ...new Set(collections())];
  let { page } = from;
  for (const collection of places.slice(places.indexOf(from.collection))) {
    do {
      if (signal?.aborted) return null;
      if (found.length > MOST_OF_A_PART - PAGE_SIZE)
        return {
          made,
          begun,
          documents: found,
          next: { collection, page, before: from.before + found.length, begun },
        };
      const part = await partOf(documents, collection, { page, since });
      found.push(
        ...part.documents.map(({ id, fields }) => ({ path: `${collection}/${id}`, fields })),
      );
      if (part.next !== "" && part.next === page) throw failure("unavailable");
      page = part.next;
      report();
    } while (page !== "");
  }
  return { made, begun, documents: found, next: null };
}

/** Reads one page of a collection. Live matches, and the history since an earlier backup, are read as a whole. */
async function partOf(
  documents: Documents,
  collection: string,
  { page, since }: { readonly page: string; readonly since: number | undefined },
): Promise<StoredPage> {
  if (collection === LIVE) return { documents: await readLive(documents), next: "" };
  if (collection !== HISTORY || since === undefined) return documents.page(collection, page);
  const entries: StoredPage["documents"][number][] = [];
  for await (const one of documents.inTime(HISTORY, {}, { after: since })) entries.push(one);
  return { documents: entries, next: "" };
}

async function readLive(documents: Documents): Promise<StoredPage["documents"]> {
  const found = await Promise.all(
    everyLeague().map(async ({ slug }) => ({ id: slug, data: await documents.get(LIVE, slug) })),
  );
  return found.flatMap(({ id, data }) => (data ? [{ id, fields: encodeFields(data) }] : []));
}

/** Adds a history entry about an owner's task on the whole database. */
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
