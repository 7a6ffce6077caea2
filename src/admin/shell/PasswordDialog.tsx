import TextField from "@mui/material/TextField";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { useConnection } from "@/session/ConnectionProvider";
import { notices } from "../notices/notices";
import { Ask } from "../parts/Ask";

/** A dialog that asks for the old and the new password. The typed passwords stay until the change has succeeded. */
export default function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { identity } = useConnection();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const change = async () => {
    if (from === "" || to.length < 6) {
      return setProblem("Enter your password, and a new one of at least 6 characters.");
    }
    setProblem("");
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
    <Ask
      action="Change password"
      busy={busy && "Changing…"}
      isForm
      onAct={() => void change()}
      onClose={onClose}
      problem={problem}
      safe="Cancel"
      title="Change password"
    >
      <TextField
        label="Password now"
        onChange={({ target }) => setFrom(target.value)}
        slotProps={{ htmlInput: { autoComplete: "current-password" } }}
        type="password"
        value={from}
      />
      <TextField
        label="New password"
        onChange={({ target }) => setTo(target.value)}
        slotProps={{ htmlInput: { autoComplete: "new-password" } }}
        type="password"
        value={to}
      />
    </Ask>
  );
}
