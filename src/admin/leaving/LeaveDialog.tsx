import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { SafeButton } from "../parts/SafeButton";

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether typed work may be given up; the safe answer has the focus. */
export function LeaveDialog({ open, onStay, onDiscard }: LeaveDialogProps) {
  const id = useId();
  return (
    <Dialog aria-describedby={`${id}-text`} aria-labelledby={id} onClose={onStay} open={open}>
      <DialogTitle id={id}>Discard your changes?</DialogTitle>
      <DialogContent id={`${id}-text`}>What you typed here has not been saved.</DialogContent>
      <DialogActions>
        <SafeButton onClick={onStay}>Keep editing</SafeButton>
        <Button color="error" onClick={onDiscard} variant="contained">
          Discard changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
