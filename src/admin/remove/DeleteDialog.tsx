import { useCallback, useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { canMatter, gone } from "../impact/change";
import { Impact } from "../impact/Impact";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { Ask } from "../parts/Ask";
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
  // Until its impact is shown, the buttons would still move away from a click.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const onTold = useCallback(() => setShownFor(target.id), [target.id]);
  const waits = looked.status === "loading" || (hasImpact && shownFor !== target.id);
  const problem =
    removal.status === "failed"
      ? removal.text
      : removal.status === "changed"
        ? `Someone else changed this ${one} a moment ago. Look at it again before you delete it.`
        : "";
  return (
    <Ask
      action={removal.status === "failed" ? "Try again" : `Delete ${one}`}
      busy={busy && "Deleting…"}
      isDangerous
      isOff={waits}
      onAct={onYes}
      onClose={close}
      open={record !== null}
      problem={problem}
      safe={`Keep ${one}`}
      says={<Consequences kind={kind} looked={looked} record={target} />}
      title={`Delete ${titleOf(kind, target, league)}?`}
    >
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
    </Ask>
  );
}
