import { REMOVED, SERVER_TIME, type RawDocument, type Transaction } from "../documents";
import { PUBLISHED } from "../published";
import { newRecordId } from "../store";
import { deletionOf } from "./recordChange";
import { nextVersion } from "./recordDocument";
import { DELETIONS, HISTORY } from "./savingSession";

/** A change of a document that is the arena's, and of no league. */
export interface ArenaChange {
  readonly collection: string;
  readonly id: string;
  readonly by: string;
  readonly stored: RawDocument | null;
  /** What is to be stored; null deletes. */
  readonly content: RawDocument | null;
  /** What visitors read of it then; null: nothing. Left out where nothing of the collection is published. */
  readonly shown?: RawDocument | null;
}

/**
 * Writes a document of the arena with its entry in the trail, and what visitors read of it where that is published.
 * @returns whether it is
 */
export async function writeArenaDocument(
  transaction: Transaction,
  change: ArenaChange,
): Promise<boolean> {
  const { collection, id, by, stored, content, shown } = change;
  const isPublished =
    shown !== undefined && (await transaction.get(PUBLISHED, collection)) !== null;
  const version = nextVersion(stored);
  const entry = newRecordId();
  const after = content && { ...content, version, updatedAt: SERVER_TIME, change: entry };
  if (after) transaction.set(collection, id, after);
  else {
    transaction.delete(collection, id);
    transaction.set(DELETIONS, deletionOf({ collection, id }), { change: entry });
  }
  transaction.set(HISTORY, entry, {
    collection,
    id,
    record: `${collection}/${id}`,
    version: after ? version : version - 1,
    action: after ? (stored ? "update" : "create") : "delete",
    before: stored,
    after,
    by,
    at: SERVER_TIME,
  });
  if (isPublished) {
    transaction.change(PUBLISHED, collection, [
      [["records", id], shown ?? REMOVED],
      [["lastId"], id],
      [["lastChange"], entry],
      [["updatedAt"], SERVER_TIME],
    ]);
  }
  return isPublished;
}
