import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState, type SubmitEvent } from "react";
import { limits } from "@/domain/records/limits";
import type { RecordOf } from "@/domain/records/record";
import { formatKickOff, fromZonedInput } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { League } from "@/leagues/league";
import { SafeButton } from "../parts/SafeButton";
import styles from "./MatchDay.module.css";
import { postponed } from "./records";
import { useDeskSaves } from "./useDeskSaves";

interface DialogProps {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
  readonly onClose: () => void;
}

/** Asks for the new date of a match, which may be open, and why. */
export function PostponeDialog({ league, fixture, onClose }: DialogProps) {
  const id = useId();
  const [date, setDate] = useState("");
  const [reason, setReason] = useState(fixture.reason);
  const { fixture: saving, save } = useDeskSaves(league);
  const busy = saving.status === "saving";
  const title = `${fixture.teamA} v ${fixture.teamB}`;
  const old = formatKickOff(fixture.movedFrom ?? fixture.date, brand.timeZone);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = fromZonedInput(date, brand.timeZone);
    const entity = postponed(fixture, { date: to, reason: reason.trim() }, brand.timeZone);
    const when = formatKickOff(to, brand.timeZone);
    const text = when ? `${title} moved to ${when.date}, ${when.time}` : `${title} postponed`;
    if (await save("fixtures", entity, { id: fixture.id, before: fixture, text })) onClose();
  };
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} open>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>Postpone {title}</DialogTitle>
        <DialogContent className={styles.fields}>
          {old && <p className={styles.note}>It will say “moved from {old.date}”.</p>}
          <TextField
            helperText="Leave it empty while it is open"
            id={`${id}-date`}
            label="New date and time"
            onChange={({ target }) => setDate(target.value)}
            type="datetime-local"
            value={date}
          />
          <TextField
            helperText="Public"
            id={`${id}-reason`}
            label="Reason (optional)"
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.reason } }}
            value={reason}
          />
          {saving.status === "failed" && (
            <Alert role="alert" severity="error">
              {saving.text}
            </Alert>
          )}
          {saving.status === "conflict" && (
            <Alert role="alert" severity="warning">
              Someone else changed this match a moment ago. Close this and look at it again.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <SafeButton disabled={busy} onClick={onClose}>
            Not now
          </SafeButton>
          <Button disabled={busy} type="submit" variant="contained">
            {busy ? "Saving…" : date === "" ? "Postpone" : "Move"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
