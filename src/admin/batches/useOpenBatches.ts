import { useCallback, useEffect, useState } from "react";
import { batchLimits, type OpenBatch } from "@/data/batches/batches";
import { isOwner } from "@/data/identity";
import { serverNow } from "@/domain/serverTime";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid, useSession } from "@/session/SessionProvider";
import { forgetSteps, keptSteps } from "./keptSteps";
import { stepPath, stepsLeft } from "./plan";
import type { Step } from "../steps/steps";

/** A batch that did not end, with what is known of it. */
export interface CutOffBatch {
  readonly batch: OpenBatch;
  /** Number of its saves that were made. */
  readonly saved: number;
  /** The records that it saved, as `collection/id`. */
  readonly paths: ReadonlySet<string>;
  /** It began in this browser. */
  readonly isOwn: boolean;
  /** Epoch milliseconds from which this device may go on with it. */
  readonly from: number;
}

const MINUTE = 60_000;

/** The batches of the league that did not end, for owners those of the whole arena too; read when the page opens. */
export function useOpenBatches(league: League) {
  const { batches } = useConnection();
  const session = useSession();
  const uid = useAccountUid();
  const owns = session.status === "signedIn" && isOwner(session.rights);
  const [cutOff, setCutOff] = useState<readonly CutOffBatch[]>([]);
  const [failed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const open = await Promise.all([batches.open(league), owns ? batches.open(null) : []]);
    const found = await Promise.all(
      open.flat().map(async (batch): Promise<CutOffBatch | null> => {
        const paths = await batches.saved(league, batch.id);
        const isOwn = batch.by === uid && keptSteps(uid, batch.id) !== null;
        const begun = batch.at ?? serverNow();
        const from = isOwn ? begun : begun + batchLimits.minutes * MINUTE;
        if (paths.size < batch.total) return { batch, saved: paths.size, paths, isOwn, from };
        // All of it is saved; only its record was not deleted.
        if (from <= serverNow()) await batches.end(batch.id);
        return null;
      }),
    );
    return found.filter((one) => one !== null);
  }, [batches, league, owns, uid]);

  const refresh = useCallback(
    () =>
      read().then(
        (found) => {
          setCutOff(found);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [read],
  );
  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { cutOff, failed, refresh };
}

/** What this browser can do with a batch of saves that was cut off. */
export function useBatchWays(league: League) {
  const { batches, store } = useConnection();
  const uid = useAccountUid();
  return {
    /** Its steps that are left; null where only the device on which it began can say. @throws DataFailure */
    async steps({ batch, paths }: CutOffBatch): Promise<readonly Step[] | null> {
      if (batch.how !== "" && batch.ids.length > 0)
        return stepsLeft(store, { plan: batch.how, ids: batch.ids }, paths);
      const kept = keptSteps(uid, batch.id);
      return kept?.filter((step) => !paths.has(stepPath(step, league))) ?? null;
    },
    /** Ends it: what is saved stays. @throws DataFailure */
    async giveUp({ batch }: CutOffBatch): Promise<void> {
      await batches.end(batch.id);
      forgetSteps(uid, batch.id);
    },
  };
}
