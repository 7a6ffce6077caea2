import { useCallback, useEffect, useState } from "react";
import { batchLimits, type OpenBatch } from "@/data/batches/batches";
import { isOwner, mayAdminister } from "@/data/identity";
import type { LeagueStore } from "@/data/store";
import { MINUTE } from "@/domain/durations";
import { serverNow } from "@/domain/serverTime";
import type { League } from "@/domain/league/league";
import { isUnderWay } from "@/domain/season/nextSeason";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid, useSession } from "@/session/SessionProvider";
import { isCounted } from "./batchWords";
import { forgetSteps, keptSteps } from "./keptSteps";
import { leaguesIn, stepPath, stepsLeft } from "./plan";
import { isIntoPast, isOfSeason } from "./seasonPlan";
import { leaguesUndone } from "./undoPlan";
import type { Step } from "../steps/steps";

/** A batch that did not end, with what is known of it. */
export interface CutOffBatch {
  readonly batch: OpenBatch;
  /** Number of its saves that were made. */
  readonly saved: number;
  /** The records that it saved, as `collection/id`. */
  readonly paths: ReadonlySet<string>;
  /** Its league, and the others in which it changes records. */
  readonly leagues: readonly [League, ...League[]];
  /** It began in this browser. */
  readonly isOwn: boolean;
  /** This browser knows what is left of it, and may save that. */
  readonly goesOn: boolean;
  /** Epoch milliseconds from which this device may go on with it; the one on which it began may at once. */
  readonly from: number;
}

/** The leagues in which a batch changes records, the one that it is kept with first. */
function leaguesOf(
  { what, how }: OpenBatch,
  league: League,
  steps: readonly Step[],
): readonly [League, ...League[]] {
  const named = what === "undo" ? leaguesUndone(how) : leaguesIn(how);
  const all = [...named, ...steps.flatMap((step) => step.league ?? [])];
  const others = new Map(all.map((one) => [one.slug, one]));
  others.delete(league.slug);
  return [league, ...others.values()];
}

/**
 * Whether nothing of closing a season, or of reopening it, is left: cut off before its first save or behind its last one.
 * Doing it again then would close the next season. @throws DataFailure
 */
async function isSeasonDone(
  store: LeagueStore,
  league: League,
  batch: OpenBatch,
): Promise<boolean> {
  const { how } = batch;
  if (!isOfSeason(batch) || isIntoPast(how)) return false;
  const { records } = await store.list(league, "seasons");
  return !records.some((season) => season.id === how && isUnderWay(season));
}

/** The batches of the league that did not end, for owners those of the whole arena too; read when the page opens. */
export function useOpenBatches(league: League) {
  const { batches, store } = useConnection();
  const session = useSession();
  const uid = useAccountUid();
  const rights = session.status === "signedIn" ? session.rights : null;
  const owns = isOwner(rights);
  const [cutOff, setCutOff] = useState<readonly CutOffBatch[]>([]);
  const [failed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const open = await Promise.all([batches.open(league), owns ? batches.open(null) : []]);
    const found = await Promise.all(
      open.flat().map(async (batch): Promise<CutOffBatch | null> => {
        const kept = batch.by === uid ? keptSteps(uid, batch.id) : null;
        const isOwn = kept !== null;
        const leagues = leaguesOf(batch, league, kept ?? []);
        const seen = leagues.filter(({ slug }) => mayAdminister(rights, slug));
        const isKnown =
          // Its saves are in the history, or it says its records itself.
          batch.what === "undo" ||
          batch.what === "move" ||
          (batch.how !== "" && batch.ids.length > 0) ||
          (kept !== null && kept.length > 0);
        const goesOn = isKnown && seen.length === leagues.length;
        const written = isCounted(batch)
          ? await Promise.all(seen.map((one) => batches.saved(one, batch.id)))
          : [];
        const paths = new Set(written.flatMap((some) => [...some]));
        const from = isOwn ? 0 : (batch.at ?? serverNow()) + batchLimits.minutes * MINUTE;
        const isDone = isCounted(batch)
          ? paths.size >= batch.total
          : await isSeasonDone(store, league, batch);
        if (!isDone) return { batch, saved: paths.size, paths, leagues, isOwn, goesOn, from };
        // All of it is saved; only its record was not deleted.
        if (from <= serverNow()) await batches.end(batch.id);
        return null;
      }),
    );
    return found.filter((one) => one !== null);
  }, [batches, store, league, owns, rights, uid]);

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
    /** Its steps that are left. @throws DataFailure */
    async steps({ batch, paths }: CutOffBatch): Promise<readonly Step[]> {
      if (batch.how !== "" && batch.ids.length > 0)
        return stepsLeft(store, { plan: batch.how, ids: batch.ids }, paths);
      const kept = keptSteps(uid, batch.id) ?? [];
      return kept.filter(
        (step) => (step.does === "change" && step.again) || !paths.has(stepPath(step, league)),
      );
    },
    /** Ends it: what is saved stays. @throws DataFailure */
    async giveUp({ batch }: CutOffBatch): Promise<void> {
      await batches.end(batch.id);
      forgetSteps(uid, batch.id);
    },
  };
}
