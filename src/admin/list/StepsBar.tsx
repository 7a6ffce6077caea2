import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { League } from "@/domain/league/league";
import { JobBar } from "../batches/JobBar";
import { titleOf } from "../kinds";
import type { Step } from "../steps/steps";
import type { Steps } from "../steps/useSteps";
import { Bullets } from "../parts/Bullets";

const LISTED_FAILURES = 6;

function nameOf(step: Step, league: League): string {
  // The entity belongs to the step's kind; the compiler cannot see that in a union.
  const entity = (step.does === "delete" ? step.before : step.entity) as never;
  const title = titleOf(step.kind, entity, step.league ?? league);
  return step.league ? `${title} (${step.league.shortName})` : title;
}

/** The progress of a batch of saves, with buttons to stop, continue and undo all. */
export function StepsBar({ steps }: { readonly steps: Steps }) {
  const { at, count, of, done, failed, left, reason } = steps.state;
  if (at === "idle") return null;
  const busy = at === "saving" || at === "undoing";
  const said =
    at === "saving"
      ? `Saving ${Math.min(count + 1, of)} of ${of}.`
      : at === "undoing"
        ? `Undoing ${Math.min(count + 1, of)} of ${of}.`
        : at === "undone"
          ? `${count} undone.${done.length > 0 ? ` ${done.length} could not be undone: ${reason ?? ""}` : ""}`
          : `${of === 1 && done.length === 1 ? "Saved." : `${done.length} of ${of} changes saved.`}${left.length > 0 ? ` ${left.length} are left.` : ""}`;
  return (
    <Stack aria-label="Saving" component="section" spacing={3} sx={{ mb: 5 }}>
      <JobBar
        after={
          <>
            {!busy && at !== "undone" && (left.length > 0 || failed.length > 0) && (
              <Button onClick={() => void steps.goOn()} variant="contained">
                {left.length > 0 ? `Go on with ${left.length + failed.length}` : "Try again"}
              </Button>
            )}
            {!busy && done.length > 0 && (
              <Button onClick={() => void steps.undoAll()}>
                {done.length === 1 ? "Undo" : `Undo all ${done.length} changes`}
              </Button>
            )}
          </>
        }
        done={count}
        label="Changes saved"
        of={of}
        onStop={busy ? steps.stop : undefined}
      >
        <b>{said}</b>
        {busy && " Each is saved by itself: you can stop, and go on later."}
      </JobBar>
      {at === "stopped" && reason && (
        <Alert role="alert" severity="error">
          It stopped early: {reason} What is saved stays saved; continue when you can.
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert role="alert" severity="warning">
          {failed.length === 1 ? "One was" : `${failed.length} were`} refused:
          <Bullets>
            {failed.slice(0, LISTED_FAILURES).map(({ item: step, reason: why }, row) => (
              <li key={row}>
                {nameOf(step, steps.league)}: {why}
              </li>
            ))}
          </Bullets>
        </Alert>
      )}
    </Stack>
  );
}
