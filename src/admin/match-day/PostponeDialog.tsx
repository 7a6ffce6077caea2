import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { limits } from "@/domain/limits";
import type { RecordOf } from "@/records/record";
import { formatKickOff, fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { postponed, type Move } from "@/domain/schedule/postponed";
import { useLeague } from "@/ui/leagueContext";
import { filedMatches, pairDoubts, type KnownMatch } from "@/domain/match/matchDoubts";
import { MomentInput } from "../fields/MomentInput";
import { GroundNames } from "../grounds/GroundNames";
import { useGroundDiary } from "../grounds/useGroundDiary";
import { useRecords } from "../live/useLive";
import { Ask } from "../parts/Ask";
import { useFormat } from "../live/useFormat";
import { clashAfter } from "./records";
import { useMatchSaves, saveProblem } from "./useMatchSaves";

interface DialogProps {
  readonly fixture: RecordOf<"fixtures">;
  /** Whether the match is moved, not postponed: the form starts with its current date. */
  readonly isMove: boolean;
  /** The date and ground that the match was dropped on, in place of its current ones. */
  readonly to?: Pick<Move, "date" | "stadium"> | undefined;
  readonly onClose: () => void;
}

/** A dialog that asks for a match's new date (which may be open), its ground and the reason, and warns of clashes. */
export function PostponeDialog({ fixture, isMove, to: dropped, onClose }: DialogProps) {
  const league = useLeague();
  const id = useId();
  const [date, setDate] = useState(
    isMove ? toZonedInput((dropped ?? fixture).date, arena.timeZone) : "",
  );
  const [stadium, setStadium] = useState((dropped ?? fixture).stadium);
  const fixtures = useRecords(league, "fixtures");
  const doubtOf = usePairDoubt(fixture.id);
  const [reason, setReason] = useState(fixture.reason);
  const { fixture: saving, save } = useMatchSaves(league);
  const busy = saving.status === "saving";
  const title = `${fixture.teamA} v ${fixture.teamB}`;

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
      troubleOf({ ...fixture, day: "", ...to }, new Set([fixture.id])) ||
      doubtOf({ ...fixture, day: "", ...to });

  const entity = postponed(fixture, to, arena.timeZone);
  const first = formatKickOff(entity.movedFrom, arena.timeZone);
  const seen = to.date === null ? "Postponed" : first && `moved from ${first.date}`;

  const send = async () => {
    const when = formatKickOff(to.date, arena.timeZone);
    const where = to.stadium === fixture.stadium ? [] : [to.stadium].filter(Boolean);
    const text = when
      ? `${title} moved to ${[when.date, when.time, ...where].join(", ")}`
      : `${title} postponed`;
    if (await save("fixtures", entity, { id: fixture.id, before: fixture, text })) onClose();
  };
  return (
    <Ask
      action={date === "" ? "Postpone" : "Move"}
      busy={busy && "Saving…"}
      isForm
      isOff={isMove && isSame}
      onAct={() => void send()}
      onClose={onClose}
      problem={saveProblem(saving, "Someone else changed this match a moment ago.")}
      safe="Cancel"
      says={seen && `Visitors will see “${seen}”.`}
      title={`${isMove ? "Move" : "Postpone"} ${title}`}
    >
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
    </Ask>
  );
}

/**
 * Returns a function that finds a doubt about a match at another time: the same clubs are on file there with home and
 * away exchanged, or have already met as often as the season says; '' if there is none.
 * @param id the id of the match, whose own records are ignored
 */
function usePairDoubt(id: string): (moved: KnownMatch) => string {
  const league = useLeague();
  const [fixtures, results] = [useRecords(league, "fixtures"), useRecords(league, "results")];
  const format = useFormat(league);
  return (match) => {
    const among = filedMatches(fixtures, results).filter((one) => one.id !== id);
    return pairDoubts([{ id, match }], among, { format }).get(id) ?? "";
  };
}
