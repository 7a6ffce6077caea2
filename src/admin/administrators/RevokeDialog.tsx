import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import type { Administrator } from "@/data/access";
import { SafeButton } from "../parts/SafeButton";

interface RevokeDialogProps {
  /** Whose rights to ask about; null while there is nothing to ask. */
  readonly administrator: Administrator | null;
  readonly onClose: () => void;
  readonly onRevoke: (administrator: Administrator) => void;
}

/** Asks before somebody loses their rights. The safe answer has the focus. */
export function RevokeDialog({ administrator, onClose, onRevoke }: RevokeDialogProps) {
  const id = useId();
  // Kept while the dialog fades out, so that its words do not vanish before it does.
  const [last, setLast] = useState(administrator);
  if (administrator && administrator !== last) setLast(administrator);
  if (!last) return null;
  const who = last.name || last.email;
  return (
    <Dialog
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      open={administrator !== null}
    >
      <DialogTitle id={id}>Revoke the rights of {who}?</DialogTitle>
      <DialogContent>
        {who} can save nothing more from now on. What they have saved stays. They can ask for rights
        again.
      </DialogContent>
      <DialogActions>
        <SafeButton onClick={onClose}>Keep</SafeButton>
        <Button color="error" onClick={() => onRevoke(last)} variant="contained">
          Revoke
        </Button>
      </DialogActions>
    </Dialog>
  );
}
