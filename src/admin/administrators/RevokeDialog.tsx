import { useState } from "react";
import type { Administrator } from "@/data/access";
import { Ask } from "../parts/Ask";

interface RevokeDialogProps {
  /** Whose rights to ask about; null while there is nothing to ask. */
  readonly administrator: Administrator | null;
  readonly onClose: () => void;
  readonly onRevoke: (administrator: Administrator) => void;
}

/** Asks before somebody loses their rights. The safe answer has the focus. */
export function RevokeDialog({ administrator, onClose, onRevoke }: RevokeDialogProps) {
  // Kept while the dialog fades out, so that its words do not vanish before it does.
  const [last, setLast] = useState(administrator);
  if (administrator && administrator !== last) setLast(administrator);
  if (!last) return null;
  const who = last.name || last.email;
  return (
    <Ask
      action="Revoke"
      isDangerous
      onAct={() => onRevoke(last)}
      onClose={onClose}
      open={administrator !== null}
      safe="Keep"
      says={`${who} can no longer save anything. What they have saved stays. They can ask for rights again.`}
      title={`Revoke the rights of ${who}?`}
    />
  );
}
