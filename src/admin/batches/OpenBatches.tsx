import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState, useCallback, useEffect } from "react";
import { asFailure } from "@/data/failure";
import { serverNow } from "@/domain/serverTime";
import { useConnection } from "@/session/ConnectionProvider";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { batchLimits, type OpenBatch } from "@/data/batches/batches";
import { isOwner, mayAdminister } from "@/data/identity";
import type { LeagueStore } from "@/data/store";
import { MINUTE } from "@/domain/durations";
import type { League } from "@/domain/league/league";
import { isUnderWay } from "@/domain/season/nextSeason";
import { useAccountUid, useSession } from "@/session/SessionProvider";
import { Note } from "../dashboard/Note";
import { StepsBar } from "../list/StepsBar";
import { useNameOf } from "../parts/useNameOf";
import { UnfinishedClosing } from "../seasons/UnfinishedClosing";
import { useAssign } from "../officials/useAssign";
import { useResumeMove } from "../seasons/recordedMove";
import { useSteps } from "../steps/useSteps";
import { loadStepsToUndo } from "../upkeep/changeGroups";
import type { Step } from "../steps/steps";
import { batchAdvice, batchCount, batchName, batchPage, clockOf, isCounted } from "./batchWords";
import { isOfSeason, isIntoPast } from "./seasonPlan";
import { stepPath, leaguesIn, stepsLeft } from "./plan";
import { groupUndone, leaguesUndone } from "./undoPlan";
import { removeBatchSteps, loadBatchSteps } from "./keptSteps";

/**
 * The list of unfinished batches: jobs of many saves that a closed tab, a crash or a lost connection cut off. Each can
 * be continued, undone or left as it is.
 */
export function OpenBatches() {
  const { cutOff, failed, refresh } = useOpenBatches(useLeague());
  if (failed)
    return (
      <Note
        beside={
          <Button onClick={() => void refresh()} variant="text">
            Try again
          </Button>
        }
      >
        Could not check whether earlier work was left unfinished.
      </Note>
    );
  return (
    <>
      {/* A season that is half closed and has no batch: it was closed before batches were recorded, or in another way. */}
      {!cutOff.some(({ batch }) => isOfSeason(batch)) && <UnfinishedClosing />}
      {cutOff.map((one) => (
        <CutOff cutOff={one} key={one.batch.id} onEnded={() => void refresh()} />
      ))}
    </>
  );
}

interface CutOffProps {
  readonly cutOff: CutOffBatch;
  /** Called when the batch was continued, undone or given up. */
  readonly onEnded: () => void;
}

function CutOff({ cutOff, onEnded }: CutOffProps) {
  const { batch, saved, paths, leagues, isOwn, goesOn, from } = cutOff;
  const league = useLeague();
  const { maintenance } = useConnection();
  const steps = useSteps(league);
  const moveOn = useResumeMove(league);
  const { goOn: assignOn } = useAssign();
  const ways = useBatchWays(league);
  const name = useNameOf(batch.by);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const now = serverNow();
  const mayGoOn = from <= now;
  const page = batchPage(batch, league);
  const isIdle = steps.state.at === "idle";

  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    try {
      await run();
    } catch (thrown) {
      setProblem(asFailure(thrown).message);
    }
    setBusy(false);
  };

  const goOn = () =>
    attempt(async () => {
      if (batch.what === "move" || batch.what === "officials") {
        const refused = batch.what === "move" ? await moveOn(batch) : await assignOn(batch, paths);
        if (refused === null) onEnded();
        else setProblem(refused);
        return;
      }
      if (batch.what === "undo") {
        const group = groupUndone(batch.how);
        const all = await loadStepsToUndo(maintenance, leagues, group);
        const left = all.filter(({ step }) => !paths.has(stepPath(step, league)));
        await steps.takeBack(left, group, batch);
        return;
      }
      const left = await ways.steps(cutOff);
      if (left.length > 0) return steps.resume(batch, left);
      // No step is left: the records are already as the batch would have made them.
      await ways.giveUp(cutOff);
      onEnded();
    });
  const undo = () =>
    attempt(async () => {
      await steps.takeBack(await loadStepsToUndo(maintenance, leagues, batch.id), batch.id);
    });
  const giveUp = () =>
    attempt(async () => {
      await ways.giveUp(cutOff);
      onEnded();
    });

  // An undo is not undone again; moved matches and chosen officials cannot be undone from the history.
  const isOfSteps = batch.what !== "undo" && batch.what !== "move" && batch.what !== "officials";
  const mayUndo = saved > 0 && isOfSteps && page === null;
  return (
    <>
      <Note
        beside={
          <Stack component="span" direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
            {isIdle && page !== null && mayGoOn && (
              <Button component={Link} to={page} variant="text">
                Go on
              </Button>
            )}
            {isIdle && page === null && mayGoOn && goesOn && (
              <Button disabled={busy} onClick={() => void goOn()} variant="text">
                Go on
              </Button>
            )}
            {isIdle && mayUndo && mayGoOn && (
              <Button disabled={busy} onClick={() => void undo()} variant="text">
                Undo what is saved
              </Button>
            )}
            {isIdle && mayGoOn && (
              <Button disabled={busy} onClick={() => void giveUp()} variant="text">
                Leave it as it is
              </Button>
            )}
            {(steps.state.at === "done" || steps.state.at === "undone") && (
              <Button onClick={onEnded} variant="text">
                Done
              </Button>
            )}
          </Stack>
        }
        isDue
      >
        {batchName(batch)}: {batchCount(saved, batch)} Started {clockOf(batch.at ?? now, now)}
        {isOwn ? " on this device" : ` by ${name || "another administrator"}`}.
        {mayGoOn
          ? !goesOn && ` ${batchAdvice(batch)}`
          : ` It may still be under way; from ${clockOf(from, now)} on you can take it over.`}
      </Note>
      {problem !== "" && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      <StepsBar steps={steps} />
    </>
  );
}

/** An unfinished batch, with its progress and whether it can be continued here. */
interface CutOffBatch {
  readonly batch: OpenBatch;
  /** Number of records that it has saved. */
  readonly saved: number;
  /** The records that it has saved, as `collection/id`. */
  readonly paths: ReadonlySet<string>;
  /** Its league first, then the other leagues in which it changes records. */
  readonly leagues: readonly [League, ...League[]];
  /** Whether it began in this browser. */
  readonly isOwn: boolean;
  /** Whether this browser can continue it: knows the steps that are left, and the account may save them. */
  readonly goesOn: boolean;
  /** Epoch milliseconds from which this device may continue it; 0 on the device on which it began. */
  readonly from: number;
}

/** Returns the leagues in which a batch changes records; first the one that stores the batch. */
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
 * Checks whether nothing is left to do of a batch that closes or reopens a season: it was cut off before its first save
 * or after its last one. To repeat it then would close the next season. @throws DataFailure
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

/** Loads the unfinished batches of the league when the page opens, for owners also those of the whole arena. */
function useOpenBatches(league: League) {
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
        const kept = batch.by === uid ? loadBatchSteps(uid, batch.id) : null;
        const isOwn = kept !== null;
        const leagues = leaguesOf(batch, league, kept ?? []);
        const seen = leagues.filter(({ slug }) => mayAdminister(rights, slug));
        const isKnown =
          // The steps are in the history (undo), follow from the batch itself (move, officials, a plan), or are stored
          // here.
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
        // Everything is saved, only the record of the batch was not deleted yet.
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

/** Returns functions that find the remaining steps of an unfinished batch, and that give it up. */
function useBatchWays(league: League) {
  const { batches, store } = useConnection();
  const uid = useAccountUid();
  return {
    /** Returns the steps that are left of a batch. @throws DataFailure */
    async steps({ batch, paths }: CutOffBatch): Promise<readonly Step[]> {
      if (batch.how !== "" && batch.ids.length > 0)
        return stepsLeft(store, { plan: batch.how, ids: batch.ids }, paths);
      const kept = loadBatchSteps(uid, batch.id) ?? [];
      return kept.filter(
        (step) => (step.does === "change" && step.again) || !paths.has(stepPath(step, league)),
      );
    },
    /** Ends a batch; its saves stay. @throws DataFailure */
    async giveUp({ batch }: CutOffBatch): Promise<void> {
      await batches.end(batch.id);
      removeBatchSteps(uid, batch.id);
    },
  };
}
