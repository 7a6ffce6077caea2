import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Link } from "@/ui/Link";
import { ActionBar } from "../parts/ActionBar";

interface FormActionsProps {
  readonly isNew: boolean;
  readonly busy: boolean;
  /** Why the last try did not work. */
  readonly failure: string | null;
  readonly cancelTo: string;
  /** Saves and opens another empty form. */
  readonly onSaveAndAdd: () => void;
}

/** The buttons of a form, and what came of them. */
export function FormActions(props: FormActionsProps) {
  const { isNew, busy, failure, cancelTo, onSaveAndAdd } = props;
  const [rest, doing] = isNew ? ["Save", "Saving…"] : ["Update", "Updating…"];
  return (
    <ActionBar sticky>
      {failure && (
        <Alert
          action={
            <Button color="inherit" disabled={busy} type="submit" variant="text">
              Retry
            </Button>
          }
          role="alert"
          severity="error"
          sx={{ flex: "1 0 100%" }}
        >
          {failure}
        </Alert>
      )}
      <Button disabled={busy} type="submit" variant="contained">
        {busy ? doing : rest}
      </Button>
      {isNew && (
        <Button disabled={busy} onClick={onSaveAndAdd}>
          Save and add another
        </Button>
      )}
      <Button component={Link} disabled={busy} to={cancelTo} variant="text">
        Cancel
      </Button>
    </ActionBar>
  );
}
