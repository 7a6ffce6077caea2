import { readText } from "@/domain/reading";
import { SERVER_TIME, type Documents } from "../documents";
import { deletionOf } from "../saving/recordChange";
import { countPicture, textSize } from "./counts";
import { DELETIONS, HISTORY } from "../saving/savingSession";
import { newRecordId } from "../store";
import { PICTURES } from "./places";

/**
 * Deletes a picture, with an entry in its league's history that says who stored it and who deleted it.
 * @throws DataFailure
 */
export async function dropPicture(documents: Documents, id: string, by: string): Promise<void> {
  await documents.transact(async (transaction) => {
    const picture = await transaction.get(PICTURES, id);
    if (!picture) return;
    const { league, at = null, by: keeper = "" } = picture;
    const collection = readText(league);
    const size = textSize(picture["picture"]);
    const writeCount = await countPicture(transaction, collection, { id, size, comes: false });
    const entry = newRecordId();
    transaction.delete(PICTURES, id);
    transaction.set(DELETIONS, deletionOf({ collection, id }), { change: entry });
    transaction.set(HISTORY, entry, {
      collection,
      id,
      record: `${PICTURES}/${id}`,
      version: 0,
      action: "drop",
      before: { at, by: keeper },
      after: null,
      by,
      at: SERVER_TIME,
    });
    writeCount();
  });
}
