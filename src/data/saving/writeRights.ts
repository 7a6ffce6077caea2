import { SERVER_TIME, type RawDocument, type Transaction } from "../documents";
import { newRecordId } from "../store";
import { deletionOf } from "./recordChange";
import { nextVersion } from "./recordDocument";
import { DELETIONS, HISTORY } from "./savingSession";

/** A change of an account's rights, or of a request for them. */
interface RightsChange {
  readonly collection: string;
  readonly id: string;
  readonly by: string;
  readonly stored: RawDocument | null;
  /** The document to store; null to delete it. */
  readonly content: RawDocument | null;
}

/** Writes rights or a request, with the history entry. */
export function writeRights(transaction: Transaction, change: RightsChange): void {
  const { collection, id, by, stored, content } = change;
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
}
