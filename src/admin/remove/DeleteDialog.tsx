import { useCallback, useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { canMatter, deletedChange } from "../impact/change";
import { Impact } from "../impact/Impact";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf, jobError } from "../parts/words";
import { Ask } from "../parts/Ask";
import { stepOf, type Step } from "../steps/steps";
import { useLives } from "../live/useLive";
import type { Surroundings } from "../kind/kind";
import { Bullets } from "../parts/Bullets";
import { showSaved, undoing } from "../save/saveNotices";
import { useOwnRows } from "./useOwnRows";
import { useLeague } from "@/ui/leagueContext";
import { recordsOf } from "@/data/byKind";
import type { ReadState } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import type { League } from "@/domain/league/league";
import { capitalised } from "@/domain/wording";
import type { RawDocument } from "@/data/documents";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { useConnection } from "@/session/ConnectionProvider";
import { useSessionActions } from "@/session/SessionProvider";

interface DeleteDialogProps<K extends EntityKind> {
  readonly kind: K;
  /** The record to delete; null while the dialog is closed. */
  readonly record: RecordOf<K> | null;
  readonly onClose: () => void;
  /** Called instead of a single deletion, if the record is deleted together with its rows of the table. */
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** A dialog that asks before a record is deleted, and lists the consequences. The safe answer has the focus. */
export function DeleteDialog<K extends EntityKind>(props: DeleteDialogProps<K>) {
  const { record } = props;
  // The record is kept while the dialog fades out, so that the text does not disappear before the dialog.
  const [last, setLast] = useState(record);
  if (record && record !== last) setLast(record);
  const shown = record ?? last;
  return shown && <Question {...props} shown={shown} />;
}

interface QuestionProps<K extends EntityKind> extends DeleteDialogProps<K> {
  readonly shown: RecordOf<K>;
}

/**
 * The dialog itself. A separate component, so that the other records that name this one are loaded only after the
 * first question: they cost database reads.
 */
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
  // The button waits until the impact is shown: before that, the buttons could still move away under a click.
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
          change={deletedChange(kind, target.id)}
          key={target.id}
          onTold={onTold}
          quiet={!adminKinds[kind].alwaysShowsImpact}
          title="If you delete it"
        />
      )}
    </Ask>
  );
}

const kinds = ["results", "fixtures", "players", "standings"] as const;

/**
 * Loads the league's records that may name the record to delete. Ready only once all are loaded: with fewer, the
 * consequences would be counted wrongly.
 */
function useSurroundings(league: League): ReadState<Surroundings> {
  const lives = useLives(league, kinds);
  return mapRead(together(Object.values(lives)), () => recordsOf(lives));
}

interface ConsequencesProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly looked: ReadState<Surroundings>;
}

/** The list of consequences of a deletion, found among the league's other records. */
function Consequences<K extends EntityKind>(props: ConsequencesProps<K>) {
  const { kind, record, looked } = props;
  const league = useLeague();
  return (
    <Bullets>
      {looked.status === "loading" && <li aria-busy="true">Checking where it is used…</li>}
      {looked.status === "failed" && <li>Could not check where it is used.</li>}
      {looked.status === "ready" &&
        adminKinds[kind]
          .consequences(record, looked.value, league)
          .map((sentence) => <li key={sentence}>{sentence}</li>)}
      <li>You can undo this, now or later under Changes.</li>
    </Bullets>
  );
}

type Removal<K extends EntityKind> =
  | { readonly status: "idle" | "busy" }
  | { readonly status: "failed"; readonly text: string }
  /** Someone else saved the record after the list was loaded. */
  | { readonly status: "changed"; readonly theirs: RecordOf<K> };

/** Returns a function that deletes a record and then offers to undo that, with the state of the deletion. */
function useRemove<K extends EntityKind>(league: League, kind: K, onDone: () => void) {
  const { store } = useConnection();
  const { refresh } = useSessionActions();
  const [removal, setRemoval] = useState<Removal<K>>({ status: "idle" });

  const restoring = (record: RecordOf<K>, as: RawDocument | null) => {
    const title = titleOf(kind, record, league);
    return undoing(() => store.restore(league, kind, record, as), {
      done: `${title} is back.`,
      conflict: `${title} is there again already.`,
      failed: (reason) => `${title} could not be brought back: ${reason}`,
    });
  };

  const remove = async (record: RecordOf<K>) => {
    setRemoval({ status: "busy" });
    try {
      const stored = await store.remove(league, kind, record);
      showSaved(
        `${capitalised(wordsOf(kind).one)} deleted: ${titleOf(kind, record, league)}`,
        restoring(record, stored),
      );
      setRemoval({ status: "idle" });
      onDone();
    } catch (thrown) {
      if (thrown instanceof SaveConflict) {
        // The store throws a conflict of the kind of record that it was asked to save.
        const { theirs } = thrown as SaveConflict<K>;
        if (theirs) {
          setRemoval({ status: "changed", theirs });
          return;
        }
        showSaved(`${titleOf(kind, record, league)} was deleted already.`);
        setRemoval({ status: "idle" });
        onDone();
        return;
      }
      const failure = asFailure(thrown);
      // The account may have lost its rights. If so, the guard of the administration (`RequireAdmin`) says it.
      if (failure.kind === "denied") void refresh();
      setRemoval({ status: "failed", text: jobError(kind, "deleting", failure.message) });
    }
  };

  return { removal, remove, reset: () => setRemoval({ status: "idle" }) };
}
