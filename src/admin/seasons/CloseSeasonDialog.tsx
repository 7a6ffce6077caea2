import { useEffect, useState } from "react";
import type { SeasonClosing } from "@/data/maintenance";
import type { Season } from "@/domain/league/league";
import { Ask } from "../parts/Ask";
import { ClosingWords, leftOf } from "./ClosingWords";
import { NextName, nameProblem } from "./NextName";
import { useClosing, type ClosingStep } from "./useClosing";
import { InLeague, useLeague } from "@/ui/where";

interface CloseSeasonDialogProps {
  /** The season that is closed: the one that runs, or a past one that gets what is left of it. */
  readonly season: Season;
  readonly into?: Season;
  readonly onClose: () => void;
  /** Asked for after it is done; absent where it cannot be undone. */
  readonly onUndo?: () => void;
}

const hasNothingLeft = ({ left, places, isSealed }: SeasonClosing) =>
  leftOf(left) === 0 && places.length === 0 && isSealed;

/** What the button that goes on is called; null while there is nothing to go on with. */
function actionOf(step: ClosingStep, name: string): string | null {
  switch (step.at) {
    case "asking": {
      const { season, filed, begins, next } = step.closing;
      if (begins) return `Close and open ${name}`;
      if (next === null && hasNothingLeft(step.closing)) return null;
      return filed > 0 ? `Go on closing ${season.label}` : `Close ${season.label}`;
    }
    case "failed":
      return "Try again";
    default:
      return null;
  }
}

/** Explains what closing a season means, does it record by record, and reports what was done. */
export function CloseSeasonDialog({ season, into, onClose, onUndo }: CloseSeasonDialogProps) {
  const given = useLeague();
  const [league] = useState(given);
  const [target] = useState(into);
  const [title] = useState(`Close ${season.label}`);
  const { step, check, file, stop } = useClosing(league, target);
  useEffect(check, [check]);
  const [typed, setTyped] = useState<string | null>(null);

  const closing = step.at === "asking" ? step.closing : null;
  const name = (typed ?? closing?.next ?? "").trim();
  const asksName = closing !== null && closing.next !== null;
  const problem = asksName ? nameProblem(name, [closing.season, ...league.seasons.slice(1)]) : null;
  const action = actionOf(step, name);
  const goOn = () => {
    if (step.at === "failed" && !step.begun) check();
    else file(name);
  };
  return (
    <Ask
      action={action}
      isOff={problem !== null}
      onAct={goOn}
      onClose={onClose}
      safe={action === null ? "Close" : "Cancel"}
      says={
        <InLeague league={league}>
          <ClosingWords next={name} onWithNewer={() => check(true)} onUndo={onUndo} step={step} />
        </InLeague>
      }
      size="sm"
      stop={step.at === "filing" ? { run: stop, isStopping: step.isStopping } : undefined}
      title={title}
    >
      {asksName && (
        <NextName onChange={setTyped} problem={problem} value={typed ?? closing.next ?? ""} />
      )}
    </Ask>
  );
}
