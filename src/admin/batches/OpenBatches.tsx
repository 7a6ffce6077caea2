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
import { useMoveOn } from "../seasons/recordedMove";
import { useSteps } from "../steps/useSteps";
import { readChangesOf, stepsBehind } from "../upkeep/changeGroups";
import { batchAdvice, batchCount, batchName, batchPage, clockOf } from "./batchWords";
import { stepPath } from "./plan";
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
  if (cutOff.length === 0) return null;
  return (
    <>
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
  const { batch, saved, paths, isOwn, from } = cutOff;
  const league = useLeague();
  const { maintenance } = useConnection();
  const steps = useSteps(league);
  const moveOn = useMoveOn(league);
  const ways = useBatchWays(league);
  const name = useNameOf(batch.by);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // Only the device on which it began knows its steps.
  const [isElsewhere, setElsewhere] = useState(false);
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
      if (batch.what === "move") {
        await moveOn(batch);
        return onEnded();
      }
      if (batch.what === "undo") {
        const all = await readChangesOf(maintenance, league, batch.how);
        const left = stepsBehind(all).filter(({ step }) => !paths.has(stepPath(step, league)));
        await steps.takeBack(left, batch.how, batch);
        return;
      }
      const left = await ways.steps(cutOff);
      if (left === null) setElsewhere(true);
      else await steps.resume(batch, left);
    });
  const undo = () =>
    attempt(async () => {
      const all = await readChangesOf(maintenance, league, batch.id);
      await steps.takeBack(stepsBehind(all), batch.id);
      await ways.giveUp(cutOff);
    });
  const giveUp = () =>
    attempt(async () => {
      await ways.giveUp(cutOff);
      onEnded();
    });

  const mayUndo = saved > 0 && batch.what !== "undo" && page === null && batch.what !== "move";
  return (
    <>
      <Note
        beside={
          <Stack component="span" direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
            {isIdle && page !== null && (
              <Button component={Link} to={page} variant="text">
                Go on
              </Button>
            )}
            {isIdle && page === null && mayGoOn && !isElsewhere && (
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
        {!mayGoOn && ` It may still be under way; from ${clockOf(from, now)} on you can go on.`}
        {isElsewhere &&
          ` ${batchAdvice(batch) || "It can be finished where it was started, or undone."}`}
        {page !== null && ` ${batchAdvice(batch)}`}
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
