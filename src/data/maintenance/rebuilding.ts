import { readMap } from "@/domain/reading";
import { hashOf } from "@/domain/names";
import { SERVER_TIME, type Documents, type RawDocument, type Transaction } from "../documents";
import {
  documentSize,
  MAX_PUBLISHED_BYTES,
  tooLargeToPublish,
  type PublishedKind,
} from "../documentSize";
import { fingerprint } from "../plain";
import { PUBLISHED } from "../published";
import { deletionOf } from "../saving/recordChange";
import { DELETIONS, HISTORY } from "../saving/savingSession";
import { newRecordId } from "../store";

/** The maps of records in a published document, by name. */
export type Sections = Readonly<Record<string, RawDocument>>;

/** Returns the number of records in each map, and a short hash that changes if they do. */
function summaryOf(sections: Sections): RawDocument {
  const counts = Object.entries(sections).map(([name, map]) => [name, Object.keys(map).length]);
  return {
    counts: Object.fromEntries(counts),
    digest: hashOf(fingerprint(sections)).toString(36),
  };
}

/** A published document: its id and the kind of its content. */
interface PublishedDocument {
  readonly id: string;
  readonly kind: PublishedKind;
}

function write(
  transaction: Transaction,
  { id, kind }: PublishedDocument,
  sections: Sections,
  by: string,
): RawDocument {
  const entry = newRecordId();
  const next = { ...sections, lastId: "", lastChange: entry, updatedAt: SERVER_TIME };
  const bytes = documentSize(next);
  if (bytes > MAX_PUBLISHED_BYTES) throw tooLargeToPublish(bytes, kind);
  transaction.set(PUBLISHED, id, next);
  transaction.set(HISTORY, entry, {
    collection: id.split("@")[0],
    id,
    record: `${PUBLISHED}/${id}`,
    version: 0,
    action: "rebuild",
    before: null,
    after: summaryOf(sections),
    by,
    at: SERVER_TIME,
  });
  return next;
}

/**
 * Rebuilds a published document, with an entry in the history; starts again if another save happens at the same time.
 * @throws DataFailure 'tooLarge' well before the database would refuse
 */
export async function rebuild(
  documents: Documents,
  published: PublishedDocument,
  sections: () => Promise<Sections>,
  by: string,
): Promise<RawDocument> {
  const document = await documents.transact(async (transaction) => {
    // Read the document in the transaction, so that a save that changes it in the meantime is noticed.
    await transaction.get(PUBLISHED, published.id);
    return write(transaction, published, await sections(), by);
  });
  await documents.exists(PUBLISHED, published.id, true);
  return document;
}

/**
 * Creates the empty published document of a collection of the arena if there is none; each save then adds its entry.
 * @throws DataFailure
 */
export async function publishEmpty(
  documents: Documents,
  { collection, kind }: { readonly collection: string; readonly kind: PublishedKind },
  by: string,
): Promise<void> {
  if (await documents.exists(PUBLISHED, collection, false)) return;
  await rebuild(documents, { id: collection, kind }, async () => ({ records: {} }), by);
}

/**
 * Deletes the published document of a past season, with an entry in the history; only owners may.
 * @throws DataFailure
 */
export async function unpublish(documents: Documents, id: string, by: string): Promise<void> {
  await documents.transact(async (transaction) => {
    if (!(await transaction.get(PUBLISHED, id))) return;
    const entry = newRecordId();
    transaction.delete(PUBLISHED, id);
    transaction.set(DELETIONS, deletionOf({ collection: PUBLISHED, id }), { change: entry });
    transaction.set(HISTORY, entry, {
      collection: id.split("@")[0],
      id,
      record: `${PUBLISHED}/${id}`,
      version: 0,
      action: "unpublish",
      before: null,
      after: null,
      by,
      at: SERVER_TIME,
    });
  });
  await documents.exists(PUBLISHED, id, true);
}

/** Returns the number of records in these maps of a published document. */
export function countIn(document: RawDocument | null, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + Object.keys(readMap(document?.[name])).length, 0);
}
