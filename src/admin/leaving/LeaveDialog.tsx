import { Ask } from "../parts/Ask";

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
  const { title, text, stay, leave } = words[isUnderWay ? "underWay" : "typed"];
  return (
    <Ask
      action={leave}
      isDangerous
      onAct={onDiscard}
      onClose={onStay}
      open={open}
      safe={stay}
      says={text}
      title={title}
    />
  );
}
