import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useCallback, useId, useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { focusHeading } from "@/ui/focusHeading";
import { canMatter, gone } from "../impact/change";
import { Impact } from "../impact/Impact";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { SafeButton } from "../parts/SafeButton";
import { stepOf, type Step } from "../steps/steps";
import { Consequences } from "./Consequences";
import { useOwnRows } from "./useOwnRows";
import { useRemove } from "./useRemove";
import { useSurroundings } from "./useSurroundings";
import { useLeague } from "@/ui/where";

interface DeleteDialogProps<K extends EntityKind> {
  readonly kind: K;
  /** The record to ask about; null while there is nothing to ask. */
  readonly record: RecordOf<K> | null;
  readonly onClose: () => void;
  /** Deletes it together with what goes with it. */
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** Asks before a record is deleted, and says what that means. The safe answer has the focus. */
export function DeleteDialog<K extends EntityKind>(props: DeleteDialogProps<K>) {
  const { record } = props;
  // Kept while the dialog fades out, so that its words do not vanish before it does.
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  const shown = record ?? last;
  return shown && <Question {...props} shown={shown} />;
}

interface QuestionProps<K extends EntityKind> extends DeleteDialogProps<K> {
  readonly shown: RecordOf<K>;
}

/** Looks for what names the record from the first question on, not before: it costs reads. */
function Question<K extends EntityKind>(props: QuestionProps<K>) {
  const league = useLeague();
  const { kind, record, shown, onClose, onSteps } = props;
  const id = useId();
  const close = () => {
    reset();
    onClose();
  };
  const { removal, remove, reset } = useRemove(league, kind, onClose);
  const busy = removal.status === "busy";
  const looked = useSurroundings(league);

  const { one } = wordsOf(kind);
  const target = removal.status === "changed" ? removal.theirs : shown;
  const own = useOwnRows(kind, [target]);
  const onYes = () => {
    if (own.steps.length === 0) return void remove(target);
    close();
    onSteps([stepOf({ kind, does: "delete", before: target }), ...own.steps]);
  };
  const hasImpact = record !== null && canMatter(kind);
  // The record whose impact is told: before, the buttons would move away under whoever presses one.
  const [told, setTold] = useState<string | null>(null);
  const onTold = useCallback(() => setTold(target.id), [target.id]);
  const waits = looked.status === "loading" || (hasImpact && told !== target.id);
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      onClose={busy ? undefined : close}
      open={record !== null}
      slotProps={{
        transition: {
          // The button that opened the dialog has gone with its record.
          onExited: () => document.activeElement === document.body && focusHeading(),
        },
      }}
    >
      <DialogTitle id={id}>Delete {titleOf(kind, target, league)}?</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Consequences kind={kind} looked={looked} record={target} />
        {own.question}
        {hasImpact && (
          <Impact
            change={gone(kind, target.id)}
            key={target.id}
            onTold={onTold}
            quiet={!adminKinds[kind].alwaysTold}
            title="If you delete it"
          />
        )}
        {removal.status === "failed" && (
          <Alert role="alert" severity="error">
            {removal.text}
          </Alert>
        )}
        {removal.status === "changed" && (
          <Alert role="alert" severity="warning">
            Someone else changed this {one} a moment ago. Look at it again before you delete it.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton disabled={busy} onClick={close}>
          Keep {one}
        </SafeButton>
        <Button color="error" disabled={busy || waits} onClick={onYes} variant="contained">
          {busy ? "Deleting…" : removal.status === "failed" ? "Try again" : `Delete ${one}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
