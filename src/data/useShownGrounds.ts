import { readMap } from "@/domain/reading";
import type { Ground } from "@/domain/schedule/ground";
import { GROUNDS, groundsOf } from "./grounds";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";
import type { ReadState } from "./readState";
import { keepAnswer, keptAnswer } from "./rest/keptAnswers";
import { useRead } from "./useRead";

/** Where this device keeps them for visits without the database. */
const KEPT = `/${PUBLISHED}/${GROUNDS}`;

/** @throws DataFailure where they can't be read, and this device has never read them */
async function readGrounds(): Promise<readonly Ground[]> {
  try {
    const documents = await publicDocuments();
    const records = readMap((await documents.get(PUBLISHED, GROUNDS))?.["records"]);
    keepAnswer(KEPT, records);
    return groundsOf(records);
  } catch (thrown) {
    const kept = await keptAnswer(KEPT);
    if (!kept) throw thrown;
    return groundsOf(kept.body);
  }
}

/** The arena's grounds as visitors read them: one document. */
export const useShownGrounds = (): ReadState<readonly Ground[]> => useRead(readGrounds);
