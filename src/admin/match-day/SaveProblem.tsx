import Alert from "@mui/material/Alert";
import type { Saving } from "../form/useSave";

interface SaveProblemProps {
  readonly saving: Saving<"fixtures"> | Saving<"results">;
  /** Said when somebody else saved in between. */
  readonly conflict: string;
}

/** In a dialog of the desk: why saving did not work. */
export function SaveProblem({ saving, conflict }: SaveProblemProps) {
  if (saving.status === "failed") {
    return (
      <Alert role="alert" severity="error">
        {saving.text}
      </Alert>
    );
  }
  if (saving.status !== "conflict") return null;
  return (
    <Alert role="alert" severity="warning">
      {conflict} Close this and look at it again.
    </Alert>
  );
}
