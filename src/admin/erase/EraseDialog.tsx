import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { SafeButton } from "../parts/SafeButton";

interface EraseDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** Asks once more before a person is erased. */
export function EraseDialog({ name, open, onClose, onErase }: EraseDialogProps) {
  const id = useId();
  return (
    <Dialog aria-labelledby={id} onClose={onClose} open={open}>
      <DialogTitle id={id}>Erase {name}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          This cannot be undone. Keep this page open until it is done; it can be stopped, and goes
          on after another search.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <SafeButton onClick={onClose}>Keep</SafeButton>
        <Button color="error" onClick={onErase} variant="contained">
          Erase
        </Button>
      </DialogActions>
    </Dialog>
  );
}
