import Typography from "@mui/material/Typography";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { useCallback, useState } from "react";
import { asFailure } from "@/data/failure";
import { partName } from "@/data/publication";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { publicationState, type PublicationState } from "./publicationState";
import { IconLine } from "../parts/IconLine";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/where";

const looks = {
  good: { icon: "check", tone: "success" },
  missing: { icon: "info", tone: "info" },
  drift: { icon: "warning", tone: "warning" },
  full: { icon: "warning", tone: "warning" },
} as const satisfies Record<PublicationState["tone"], object>;

interface PublicationCardProps {
  /** The kind whose whole records are published; the league's sheet without it. */
  readonly kind?: EntityKind;
}

/** One published copy: the league's sheet, which every list and table is read from, or one kind's whole records. */
export function PublicationCard({ kind }: PublicationCardProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const check = useCallback(
    () => (kind ? maintenance.checkPublished(league, kind) : maintenance.checkSheets(league)),
    [maintenance, league, kind],
  );
  const task = useRead(check);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const state = task.status === "ready" ? publicationState(task.value, kind ?? "sheet") : null;

  const publish = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await (kind ? maintenance.publish(league, kind) : maintenance.publishSheets(league));
      task.again();
    } catch (thrown) {
      setProblem(`This could not be published: ${asFailure(thrown).message}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Paper component="li" variant="panel">
      <Typography variant="h2">{partName(kind ?? "sheet")}</Typography>
      {task.status === "loading" && (
        <>
          <Skeleton height={48} variant="rounded" />
          <Skeleton height={44} variant="rounded" width={128} />
        </>
      )}
      {task.status === "failed" && (
        <Alert
          action={
            <Button
              aria-disabled={task.refreshing}
              color="inherit"
              onClick={task.again}
              variant="text"
            >
              {task.refreshing ? "Trying again…" : "Try again"}
            </Button>
          }
          role="alert"
          severity="error"
        >
          This could not be checked: {task.failure.message}
        </Alert>
      )}
      {state && (
        <IconLine {...looks[state.tone]} role="status">
          {state.text}
        </IconLine>
      )}
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      {state && (
        <Button
          disabled={busy}
          onClick={() => void publish()}
          variant={state.tone === "good" ? "outlined" : "contained"}
        >
          {busy ? "Publishing…" : state.action}
        </Button>
      )}
    </Paper>
  );
}
