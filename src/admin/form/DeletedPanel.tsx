import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { EntityKind } from "@/records/record";
import { wordsOf } from "../parts/words";
import { OthersPanel } from "./OthersPanel";

interface DeletedPanelProps {
  readonly kind: EntityKind;
  readonly busy: boolean;
  readonly onSave: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** Somebody deleted the record that is being edited: what was typed may bring it back. */
export function DeletedPanel({ kind, busy, onSave, onBack }: DeletedPanelProps) {
  const { one } = wordsOf(kind);
  return (
    <OthersPanel made={null} title={`Someone else deleted this ${one} while you were editing`}>
      <p>What you typed is still here. Save it to bring the {one} back as you have it.</p>
      <Stack direction="row" spacing={3}>
        <Button disabled={busy} onClick={() => void onSave()} variant="contained">
          {busy ? "Saving…" : `Bring the ${one} back`}
        </Button>
        <Button disabled={busy} onClick={onBack} variant="text">
          Back to the form
        </Button>
      </Stack>
    </OthersPanel>
  );
}
