import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { serverNow } from "@/domain/serverTime";
import { useConnection } from "@/session/ConnectionProvider";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";
import { Note } from "../dashboard/Note";
import { StepsBar } from "../list/StepsBar";
import { useNameOf } from "../parts/useNameOf";
import { HalfClosed } from "../seasons/HalfClosed";
import { useAssign } from "../officials/useAssign";
import { useMoveOn } from "../seasons/recordedMove";
import { useSteps } from "../steps/useSteps";
import { readStepsBehind } from "../upkeep/changeGroups";
import { batchAdvice, batchCount, batchName, batchPage, clockOf } from "./batchWords";
import { isOfSeason } from "./seasonPlan";
import { stepPath } from "./plan";
import { groupUndone } from "./undoPlan";
import { useBatchWays, useOpenBatches, type CutOffBatch } from "./useOpenBatches";

/** Jobs of many saves that were cut off: a closed tab, a crash, no network. They can be gone on with or given up. */
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
        Could not check whether a job was cut off.
      </Note>
    );
  return (
    <>
      {/* A season that was half closed before jobs had records, or elsewhere. */}
      {!cutOff.some(({ batch }) => isOfSeason(batch)) && <HalfClosed />}
      {cutOff.map((one) => (
        <CutOff cutOff={one} key={one.batch.id} onEnded={() => void refresh()} />
      ))}
    </>
  );
}

interface CutOffProps {
  readonly cutOff: CutOffBatch;
  /** It ended, or something of it was saved. */
  readonly onEnded: () => void;
}

function CutOff({ cutOff, onEnded }: CutOffProps) {
  const { batch, saved, paths, leagues, isOwn, goesOn, from } = cutOff;
  const league = useLeague();
  const { maintenance } = useConnection();
  const steps = useSteps(league);
  const moveOn = useMoveOn(league);
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
        const all = await readStepsBehind(maintenance, leagues, group);
        const left = all.filter(({ step }) => !paths.has(stepPath(step, league)));
        await steps.takeBack(left, group, batch);
        return;
      }
      const left = await ways.steps(cutOff);
      if (left.length > 0) return steps.resume(batch, left);
      // Somebody did the rest by other means.
      await ways.giveUp(cutOff);
      onEnded();
    });
  const undo = () =>
    attempt(async () => {
      await steps.takeBack(await readStepsBehind(maintenance, leagues, batch.id), batch.id);
    });
  const giveUp = () =>
    attempt(async () => {
      await ways.giveUp(cutOff);
      onEnded();
    });

  // Neither an undo, nor what the history's steps do not bring back.
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
                Leave it so
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
