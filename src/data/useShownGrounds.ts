import { readMap } from "@/domain/reading";
import type { Ground } from "@/domain/schedule/ground";
import { asFailure } from "./failure";
import { GROUNDS, groundsOf } from "./grounds";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";
import { loading, type ReadState, type ReadyState } from "./readState";
import { storeAnswer, readAnswer } from "./rest/storedAnswers";
import { useLastRead, useRead } from "./useRead";

/** The key under which this device stores the grounds for visits without a connection. */
const KEPT = `/${PUBLISHED}/${GROUNDS}`;

/** The grounds, with when they were loaded and why they are not newer. */
type ReadGrounds = Pick<ReadyState<readonly Ground[]>, "value" | "readAt" | "failure">;

/** Loads the grounds, or those that this device stored earlier. @throws DataFailure if neither works */
async function readGrounds(): Promise<ReadGrounds> {
  try {
    const documents = await publicDocuments();
    const records = readMap((await documents.get(PUBLISHED, GROUNDS))?.["records"]);
    void storeAnswer(KEPT, new Response(JSON.stringify(records)));
    return { value: groundsOf(records), readAt: Date.now(), failure: null };
  } catch (thrown) {
    const kept = await readAnswer(KEPT);
    if (!kept) throw thrown;
    return { value: groundsOf(kept.body), readAt: kept.readAt, failure: asFailure(thrown) };
  }
}

/** Loads the arena's grounds as visitors see them, in one document. They stay shown while they are loaded again. */
export function useShownGrounds(): ReadState<readonly Ground[]> {
  const state = useRead(readGrounds);
  const last = useLastRead(state);
  if (state.status === "failed") return state;
  const refreshing = state.status === "loading";
  return last ? { status: "ready", refreshing, retry: state.again, ...last } : loading;
}
