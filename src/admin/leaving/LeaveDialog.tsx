import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { SafeButton } from "../parts/SafeButton";

interface LeaveDialogProps {
  readonly open: boolean;
  /** Saves are under way: leaving stops them halfway. */
  readonly isUnderWay: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

const words = {
  typed: {
    title: "Discard your changes?",
    text: "What you typed here has not been saved.",
    stay: "Keep editing",
    leave: "Discard changes",
  },
  underWay: {
    title: "Stop halfway?",
    text: "This is still under way. If you leave now, the rest is not done.",
    stay: "Wait here",
    leave: "Leave",
  },
} as const;

/** Asks whether typed work may be given up, or saves be stopped; the safe answer has the focus. */
export function LeaveDialog({ open, isUnderWay, onStay, onDiscard }: LeaveDialogProps) {
  const id = useId();
  const { title, text, stay, leave } = words[isUnderWay ? "underWay" : "typed"];
  return (
    <Dialog aria-describedby={`${id}-text`} aria-labelledby={id} onClose={onStay} open={open}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions>
        <SafeButton onClick={onStay}>{stay}</SafeButton>
        <Button color="error" onClick={onDiscard} variant="contained">
          {leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
