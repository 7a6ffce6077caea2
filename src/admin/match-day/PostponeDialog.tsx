import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState, type SubmitEvent } from "react";
import { dayOf } from "@/domain/day";
import { limits } from "@/domain/limits";
import type { RecordOf } from "@/records/record";
import { formatKickOff, fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { MomentInput } from "../fields/MomentInput";
import { GroundNames } from "../grounds/GroundNames";
import { useGroundDiary } from "../grounds/useGroundDiary";
import { useRecords } from "../live/useLive";
import { SafeButton } from "../parts/SafeButton";
import { postponed, type Move } from "@/domain/schedule/postponed";
import { clashAfter } from "./records";
import { SaveProblem } from "./SaveProblem";
import { useDeskSaves } from "./useDeskSaves";
import { useLeague } from "@/ui/where";

interface DialogProps {
  readonly fixture: RecordOf<"fixtures">;
  /** Begins with the date it has, so that only what changes is entered. */
  readonly isMove: boolean;
  /** Where it is dropped, in place of where it stands. */
  readonly to?: Pick<Move, "date" | "stadium"> | undefined;
  readonly onClose: () => void;
}

/** Asks for the new date of a match, which may be open, its ground, and why; says what the new date clashes with. */
export function PostponeDialog({ fixture, isMove, to: dropped, onClose }: DialogProps) {
  const league = useLeague();
  const id = useId();
  const [date, setDate] = useState(
    isMove ? toZonedInput((dropped ?? fixture).date, arena.timeZone) : "",
  );
  const [stadium, setStadium] = useState((dropped ?? fixture).stadium);
  const fixtures = useRecords(league, "fixtures");
  const [reason, setReason] = useState(fixture.reason);
  const { fixture: saving, save } = useDeskSaves(league);
  const busy = saving.status === "saving";
  const title = `${fixture.teamA} v ${fixture.teamB}`;
  const old = formatKickOff(fixture.movedFrom ?? fixture.date, arena.timeZone);

  const to: Move = {
    date: fromZonedInput(date, arena.timeZone),
    stadium: stadium.trim(),
    reason: reason.trim(),
  };
  const isSame =
    date === toZonedInput(fixture.date, arena.timeZone) && to.stadium === fixture.stadium;
  const { names, troubleOf, roomAt } = useGroundDiary();
  const clash = isSame
    ? ""
    : clashAfter(fixture, to, fixtures, roomAt) ||
      troubleOf({ ...fixture, day: "", ...to }, new Set([fixture.id]));

  const staysOnDay =
    isMove && dayOf(to.date, arena.timeZone) === dayOf(fixture.date, arena.timeZone);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entity = postponed(fixture, to, arena.timeZone);
    const when = formatKickOff(to.date, arena.timeZone);
    const where = to.stadium === fixture.stadium ? [] : [to.stadium].filter(Boolean);
    const text = when
      ? `${title} moved to ${[when.date, when.time, ...where].join(", ")}`
      : `${title} postponed`;
    if (await save("fixtures", entity, { id: fixture.id, before: fixture, text })) onClose();
  };
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} open>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>
          {isMove ? "Move" : "Postpone"} {title}
        </DialogTitle>
        <DialogContent>
          {old && !staysOnDay && (
            <Typography variant="note">Visitors will see “moved from {old.date}”.</Typography>
          )}
          <MomentInput
            asked="moment"
            help="Leave it empty if the date is not known yet"
            id={`${id}-date`}
            label="New date and time"
            onChange={setDate}
            value={date}
          />
          <TextField
            id={`${id}-ground`}
            label="Ground"
            onChange={({ target }) => setStadium(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.name, list: `${id}-grounds` } }}
            value={stadium}
          />
          <GroundNames id={`${id}-grounds`} names={names} />
          <TextField
            helperText="Visitors see it"
            id={`${id}-reason`}
            label="Reason (optional)"
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.reason } }}
            value={reason}
          />
          <div aria-live="polite">
            {clash && <Alert severity="warning">{clash}. It can still be moved.</Alert>}
          </div>
          <SaveProblem conflict="Someone else changed this match a moment ago." saving={saving} />
        </DialogContent>
        <DialogActions>
          <SafeButton disabled={busy} onClick={onClose}>
            Cancel
          </SafeButton>
          <Button disabled={busy || (isMove && isSame)} type="submit" variant="contained">
            {busy ? "Saving…" : date === "" ? "Postpone" : "Move"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
