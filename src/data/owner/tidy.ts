import { readMap } from "@/domain/reading";
import { everyLeague } from "@/leagues";
import type { BatchProgress } from "../batches/batch";
import { SERVER_TIME, type Documents, type RawDocument } from "../documents";
import type { TidyReport } from "../ownerTasks";
import { tidyPictures } from "../pictures/unused";
import { ERASURES, HISTORY } from "../saving/savingSession";
import { decodeStored } from "./stored";

/** A note of an erasure without its digests of names; null where it has none. */
function withoutDigests(after: RawDocument): RawDocument | null {
  const { renamed, records, ...rest } = after;
  const all: readonly unknown[] = Array.isArray(records) ? records : [];
  const left = all.filter((one) => !String(one).startsWith("#"));
  if (renamed === undefined && left.length === all.length) return null;
  return { ...rest, ...(records !== undefined && { records: left }) };
}

/** Takes the digests of names out of the notes of erasures. @returns out of how many @throws DataFailure */
async function tidyNotes(documents: Documents, by: string): Promise<number> {
  const cleaned: string[] = [];
  for await (const { id, fields } of documents.inTime(HISTORY, { collection: ERASURES }, {}))
    if (withoutDigests(readMap(decodeStored(fields)["after"]))) cleaned.push(id);
  for (const id of cleaned)
    await documents.transact(async (transaction) => {
      const note = await transaction.get(HISTORY, id);
      const left = note && withoutDigests(readMap(note["after"]));
      if (!left) return;
      transaction.change(HISTORY, id, [
        [["after"], left],
        [["redactedBy"], by],
        [["redactedAt"], SERVER_TIME],
      ]);
    });
  return cleaned.length;
}

/** Empties notes of older erasures, and drops and counts the pictures of each league. @throws DataFailure */
export async function tidyUp(
  documents: Documents,
  by: string,
  { onProgress, signal }: BatchProgress,
): Promise<TidyReport> {
  const notes = await tidyNotes(documents, by);
  const leagues = everyLeague();
  const pictures: TidyReport["pictures"][number][] = [];
  let dropped = 0;
  for (const league of leagues) {
    onProgress?.(pictures.length, leagues.length);
    const tidied = await tidyPictures(documents, league, by, signal);
    if (!tidied) return { notes, dropped, pictures, finished: false };
    dropped += tidied.dropped;
    pictures.push({ league, bytes: tidied.bytes, count: tidied.count });
  }
  return { notes, dropped, pictures, finished: true };
}
