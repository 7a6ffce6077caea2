import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Format } from "@/domain/season/format";
import type { ProposedStage } from "@/domain/season/proposedStage";

interface StageQuestionProps {
  readonly proposal: ProposedStage;
  readonly format: Pick<Format, "groups">;
  /** Called with the chosen stage in its stored form; '' for a match of the table. */
  readonly onStage: (stage: string) => void;
}

/** Asks what a match is for, with the two answers as buttons. */
export function StageQuestion({ proposal, format, onStage }: StageQuestionProps) {
  const table = format.groups.length > 0 ? "group" : "league";
  return (
    <Alert
      action={
        <>
          <Button color="inherit" onClick={() => onStage(proposal.stage)} variant="text">
            {proposal.name}
          </Button>
          <Button color="inherit" onClick={() => onStage("")} variant="text">
            A {table} match
          </Button>
        </>
      }
      role="status"
      severity="warning"
    >
      Is this {proposal.name}? It looks so, because {proposal.why}. A {table} match counts in the
      table.
    </Alert>
  );
}
