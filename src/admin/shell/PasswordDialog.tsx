import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { useConnection } from "@/session/ConnectionProvider";
import { notices } from "../notices/notices";

/** Asks for the old password and the new one; what was typed stays until it has worked. */
export default function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { identity } = useConnection();
  const id = useId();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (from === "" || to.length < 6) {
      return setProblem("Enter your password, and a new one of at least 6 characters.");
    }
    setBusy(true);
    try {
      await identity.changePassword({ from, to });
      notices.show({ text: "Password changed", tone: "done" });
      onClose();
    } catch (thrown) {
      setProblem(`The password was not changed. ${asFailure(thrown).message}`);
      setBusy(false);
    }
  };
  return (
    <Dialog
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      onClose={busy ? undefined : onClose}
      open
      slotProps={{ paper: { component: "form", onSubmit: change } }}
    >
      <DialogTitle id={id}>Change password</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert role="alert" severity="error">
            {problem}
          </Alert>
        )}
        <TextField
          fullWidth
          label="Password now"
          margin="normal"
          onChange={({ target }) => setFrom(target.value)}
          slotProps={{ htmlInput: { autoComplete: "current-password" } }}
          type="password"
          value={from}
        />
        <TextField
          fullWidth
          label="New password"
          margin="normal"
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ htmlInput: { autoComplete: "new-password" } }}
          type="password"
          value={to}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={busy} type="submit" variant="contained">
          {busy ? "Changing…" : "Change password"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
