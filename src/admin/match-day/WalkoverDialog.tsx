import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Side } from "@/domain/match/timeline";
import type { RecordOf } from "@/records/record";
import { outcomeOf, scoreText } from "@/ui/match/outcome";
import { SafeButton } from "../parts/SafeButton";
import { walkover } from "./records";
import { SaveProblem } from "./SaveProblem";
import { useDeskSaves } from "./useDeskSaves";
import { useLeague } from "@/ui/where";

interface DialogProps {
  readonly fixture: RecordOf<"fixtures">;
  readonly onClose: () => void;
}

/** Asks who did not come; the answer saves it. */
export function WalkoverDialog({ fixture, onClose }: DialogProps) {
  const league = useLeague();
  const id = useId();
  const { result: saving, save } = useDeskSaves(league);
  const busy = saving.status === "saving";
  const { teamA, teamB } = fixture;

  const choices = (["A", "B", "both"] as const).map((absent: Side | "both") => {
    const entity = walkover(fixture, absent);
    const outcome = outcomeOf(entity, league);
    const isScored = outcome.scoreA !== null && outcome.scoreA !== outcome.scoreB;
    return {
      absent,
      entity,
      name: absent === "A" ? teamA : absent === "B" ? teamB : "Neither came",
      counts: absent === "both" ? "Both lose" : isScored ? `Counts ${scoreText(outcome)}` : "",
    };
  });
  const send = async ({ entity }: (typeof choices)[number]) => {
    const text = `${teamA} v ${teamB}: ${entity.reason}`;
    if (await save("results", entity, { id: fixture.id, before: null, text })) onClose();
  };
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} open>
      <DialogTitle id={id}>Who did not come?</DialogTitle>
      <DialogContent>
        <Typography variant="note">
          {teamA} v {teamB}. The other side wins by the rules of the season.
        </Typography>
        {choices.map((choice) => (
          <Button
            disabled={busy}
            key={choice.absent}
            onClick={() => void send(choice)}
            sx={choiceSx}
          >
            <span>{choice.name}</span>
            <Typography variant="caption">{choice.counts}</Typography>
          </Button>
        ))}
        <SaveProblem conflict="This match has a result by now." saving={saving} />
      </DialogContent>
      <DialogActions>
        <SafeButton disabled={busy} onClick={onClose}>
          Cancel
        </SafeButton>
      </DialogActions>
    </Dialog>
  );
}

const choiceSx = {
  "&.MuiButton-root": { alignSelf: "stretch" },
  justifyContent: "space-between",
  whiteSpace: "normal",
  textAlign: "start",
};
