import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId } from "react";
import type { League } from "@/leagues/league";
import { SafeButton } from "../parts/SafeButton";
import { ClosingWords, leftOf } from "./ClosingWords";
import styles from "./Seasons.module.css";
import { useClosing, type ClosingStep } from "./useClosing";

interface CloseSeasonDialogProps {
  readonly league: League;
  readonly onClose: () => void;
}

/** What the button that goes on is called; null while there is nothing to go on with. */
function actionOf(step: ClosingStep): string | null {
  switch (step.at) {
    case "asking": {
      const { season, left, filed, places } = step.closing;
      if (leftOf(left) === 0 && places.length === 0) return null;
      return filed > 0 ? `Go on closing ${season.label}` : `Close ${season.label}`;
    }
    case "failed":
      return "Try again";
    default:
      return null;
  }
}

/** Explains what closing a season means, does it record by record, and says what came of it. */
export function CloseSeasonDialog({ league, onClose }: CloseSeasonDialogProps) {
  const id = useId();
  const { step, check, file, stop } = useClosing(league);
  useEffect(check, [check]);

  const filing = step.at === "filing";
  const action = actionOf(step);
  const goOn = () =>
    step.at === "asking" || (step.at === "failed" && step.begun) ? file() : check();
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      onClose={filing ? undefined : onClose}
      open
    >
      <DialogTitle id={id}>Close {league.seasons[1]?.label}</DialogTitle>
      <DialogContent className={styles.dialog} id={`${id}-text`}>
        <ClosingWords league={league} step={step} />
      </DialogContent>
      <DialogActions>
        {filing ? (
          <SafeButton disabled={step.stops} onClick={stop}>
            {step.stops ? "Stopping…" : "Stop"}
          </SafeButton>
        ) : (
          <SafeButton onClick={onClose}>{action === null ? "Close" : "Not now"}</SafeButton>
        )}
        {action !== null && (
          <Button onClick={goOn} variant="contained">
            {action}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
