import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Side } from "@/domain/match/timeline";
import type { RecordOf } from "@/records/record";
import { outcomeOf, scoreText } from "@/ui/match/outcome";
import { Ask } from "../parts/Ask";
import { walkover } from "./records";
import { useDeskSaves, deskProblem } from "./useDeskSaves";
import { useLeague } from "@/ui/where";

interface DialogProps {
  readonly fixture: RecordOf<"fixtures">;
  readonly onClose: () => void;
}

/** Asks who did not come; the answer saves it. */
export function WalkoverDialog({ fixture, onClose }: DialogProps) {
  const league = useLeague();
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
    <Ask
      busy={busy && "Saving…"}
      onClose={onClose}
      problem={deskProblem(saving, "This match has a result by now.")}
      safe="Cancel"
      says={`${teamA} v ${teamB}. The other side wins by the rules of the season.`}
      title="Who did not come?"
    >
      {choices.map((choice) => (
        <Button disabled={busy} key={choice.absent} onClick={() => void send(choice)} sx={choiceSx}>
          <span>{choice.name}</span>
          <Typography variant="caption">{choice.counts}</Typography>
        </Button>
      ))}
    </Ask>
  );
}

const choiceSx = {
  "&.MuiButton-root": { alignSelf: "stretch" },
  justifyContent: "space-between",
  whiteSpace: "normal",
  textAlign: "start",
};
