import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { arena } from "@arena/arena";
import { lineUpOpening } from "@/domain/captains/captainTimes";
import type { Side } from "@/domain/match/timeline";
import { serverNow } from "@/domain/serverTime";
import { formatKickOff } from "@/domain/time";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { Field } from "../form/Field";
import { LineUpControl } from "../line-up/LineUpControl";
import { CaptainForm } from "./captainForm";
import { lineUpField } from "./captainSteps";
import type { Captain } from "./useCaptain";

interface MatchViewProps {
  readonly captain: Captain;
  readonly fixture: RecordOf<"fixtures">;
  readonly side: Side;
  readonly onDone: () => void;
}

/** Who begins for the own side. */
export function LineUpView({ captain, fixture, side, onDone }: MatchViewProps) {
  const league = useLeague();
  const field = lineUpField(side);
  const opening = lineUpOpening(fixture, serverNow(), arena.timeZone);
  const until = opening.is === "open" ? formatKickOff(opening.closes, arena.timeZone) : null;
  const stored = captain.stored.fixtures.find(({ id }) => id === fixture.id) ?? fixture;
  return (
    <>
      <Typography color="textSecondary">
        {until
          ? `Until ${until.short}. After that only an administrator changes it.`
          : "Line-ups of this match are closed: an administrator can still change it."}
      </Typography>
      <CaptainForm
        captain={captain}
        entity={fixture}
        kind="fixtures"
        names={{ [field]: league.game.lineUp.label }}
        of={fixture}
        onDone={onDone}
        save={
          <Button disabled={opening.is !== "open"} type="submit" variant="contained">
            Save line-up
          </Button>
        }
        stepOf={(entity) => ({
          do: "lineUp",
          match: fixture.id,
          when: { date: fixture.date, day: fixture.day },
          side,
          from: stored[field],
          to: entity[field],
        })}
      >
        <Field as={LineUpControl} name={field} />
      </CaptainForm>
    </>
  );
}
