import { Ask } from "../parts/Ask";

interface EraseDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** Asks once more before a person is erased. */
export function EraseDialog({ name, open, onClose, onErase }: EraseDialogProps) {
  return (
    <Ask
      action="Erase"
      isDangerous
      onAct={onErase}
      onClose={onClose}
      open={open}
      safe="Keep"
      says="This cannot be undone. Keep this page open until it is done; it can be stopped, and goes on after another search."
      title={`Erase ${name}?`}
    />
  );
}
