import { readMap } from "@/domain/reading";
import type { Ground } from "@/domain/schedule/ground";
import { GROUNDS, groundsOf } from "./grounds";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";
import type { ReadState } from "./readState";
import { keepAnswer, keptAnswer } from "./rest/keptAnswers";
import { useRead } from "./useRead";

/** The key under which this device stores the grounds for visits without a connection. */
const KEPT = `/${PUBLISHED}/${GROUNDS}`;

/** Loads the grounds, or those that this device stored earlier. @throws DataFailure if neither works */
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

/** Loads the arena's grounds as visitors see them, in one document. */
export const useShownGrounds = (): ReadState<readonly Ground[]> => useRead(readGrounds);
