import { amountOf } from "@/domain/wording";
import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import { useCallback, useEffect, useState } from "react";
import type { SeasonReopening } from "@/data/maintenance";
import type { EntityKind } from "@/records/record";
import type { Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { recordsInWords } from "../parts/words";
import { Ask } from "../parts/Ask";
import { FailedRecords, FilingWords } from "./ClosingWords";
import { useBatch } from "../batches/useBatch";
import { useFiling, type ClosingStep } from "./useClosing";
import { useLeague } from "@/ui/leagueContext";

type Step =
  | Exclude<ClosingStep, { at: "asking" }>
  /** `reopening` is null if there is nothing left to undo. */
  | { readonly at: "asking"; readonly reopening: SeasonReopening | null };

const isInUse = ({ begun }: SeasonReopening) => Object.keys(begun).length > 0;
const isPossible = (one: SeasonReopening) => !isInUse(one) && one.unreadable === 0;

function actionOf(step: Step, label: string): string | null {
  if (step.at === "failed") return "Try again";
  const goesOn = step.at === "asking" && step.reopening && isPossible(step.reopening);
  return goesOn ? `Bring ${label} back` : null;
}

interface ReopenDialogProps {
  readonly season: Season;
  readonly onClose: () => void;
}

/** A dialog that says what undoing the closing of a season means, and then undoes it record by record. */
export function ReopenDialog({
  season: { id: seasonId, label: name },
  onClose,
}: ReopenDialogProps) {
  const given = useLeague();
  const { maintenance } = useConnection();
  // The undo changes the league. The dialog keeps the league from its start, so that the check does not run again.
  const [league] = useState(given);
  const [label] = useState(name);
  const { step, setStep, failed, run, stop } = useFiling<Step>({ at: "checking" });
  const batch = useBatch(league);
  // The number of records when the undo began; it stays the same if the undo stops and is continued.
  const [records, setRecords] = useState(0);
  const check = useCallback(() => {
    setStep({ at: "checking" });
    maintenance.checkReopening(league).then(
      (reopening) => {
        setRecords(reopening?.records ?? 0);
        setStep({ at: "asking", reopening });
      },
      (thrown: unknown) => failed(thrown, false),
    );
  }, [maintenance, league, setStep, failed]);
  useEffect(check, [check]);
  const action = actionOf(step, label);
  const goOn = () => {
    if (step.at === "failed" && !step.begun) check();
    else
      run((options) =>
        batch.run({
          batch: { what: "reopen", how: seasonId, total: records, ids: [] },
          run: () => maintenance.reopenSeason(league, options),
          isFinished: ({ left }) => left === 0,
        }),
      );
  };
  return (
    <Ask
      action={action}
      onAct={goOn}
      onClose={onClose}
      safe={action === null ? "Close" : "Cancel"}
      says={<Words label={label} step={step} />}
      size="sm"
      stop={step.at === "filing" ? { run: stop, isStopping: step.isStopping } : undefined}
      title={`Undo closing ${label}`}
    />
  );
}

function Words({ step, label }: { readonly step: Step; readonly label: string }) {
  switch (step.at) {
    case "checking":
      return (
        <>
          <p role="status">Checking what was filed…</p>
          <Skeleton variant="text" width="70%" />
        </>
      );
    case "asking":
      return <ReopenQuestion label={label} reopening={step.reopening} />;
    case "filing":
      return <FilingWords step={step} what="Bringing back" />;
    case "done":
      return <ReopenReport closed={step.closed} />;
    case "failed":
      return (
        <Alert role="alert" severity="error">
          {step.reason}
          {step.begun && " What is back already stays; continue when you can."}
        </Alert>
      );
  }
}

interface ReopenQuestionProps {
  readonly label: string;
  readonly reopening: SeasonReopening | null;
}

function ReopenQuestion({ reopening, label }: ReopenQuestionProps) {
  if (!reopening) return <p>The closing of {label} has been undone already.</p>;
  const { records, current, begun, unreadable } = reopening;
  // `begun` is counted by kind, so that its keys are kinds.
  const kinds = (Object.keys(begun) as EntityKind[]).map((kind) =>
    recordsInWords(kind, begun[kind] ?? 0),
  );
  if (isInUse(reopening)) {
    return (
      <Alert severity="warning">
        {current.label} is in use already: {kinds.join(", ")}. The closing of {label} can be undone
        only while {current.label} is empty.
      </Alert>
    );
  }
  if (unreadable > 0) {
    return (
      <Alert severity="warning">
        {amountOf(unreadable, "record")} of {label} cannot be read, so the closing cannot be undone
        yet. Repair or delete {unreadable === 1 ? "it" : "them"} under Broken records first.
      </Alert>
    );
  }
  return (
    <p>
      {amountOf(records, "record comes", "records come")} back, {label} runs again, and{" "}
      {current.label} no longer exists.
    </p>
  );
}

function ReopenReport({ closed }: Pick<Extract<ClosingStep, { at: "done" }>, "closed">) {
  const { season, done, left, failed } = closed;
  const rest = left + failed.length;
  return (
    <>
      <Alert role="status" severity={rest === 0 ? "success" : "info"}>
        {rest === 0
          ? `${season.label} runs again: ${amountOf(done, "record is", "records are")} back.`
          : `${amountOf(done, "record is", "records are")} back, ${rest} left. Continue when you can.`}
      </Alert>
      {failed.length > 0 && <FailedRecords failed={failed} />}
    </>
  );
}
