import { useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useSessionActions } from "@/session/SessionProvider";
import { publishFirst } from "../dashboard/publishFirst";
import { jobError } from "../parts/words";
import type { Target } from "../kind/start";
import { isStoredEqually } from "../kind/storedAlike";
import { showSaved } from "./saveNotices";
import { useCommit } from "./useCommit";
import { useUndoOf } from "./useUndoOf";

export type SaveState<K extends EntityKind> =
  | { readonly status: "idle" }
  /** If a conflict is on the screen, `theirs` keeps both versions there while the record is saved. */
  | { readonly status: "saving"; readonly theirs?: RecordOf<K> | null | undefined }
  | { readonly status: "failed"; readonly text: string }
  /** Someone else saved the record in the meantime; `theirs` is null if they deleted it. */
  | { readonly status: "conflict"; readonly theirs: RecordOf<K> | null };

/**
 * Returns a function that saves one record, with its state. A second call while the first is under way does nothing.
 */
export function useSave<K extends EntityKind>(league: League, kind: K) {
  const { store, maintenance } = useConnection();
  const { refresh } = useSessionActions();
  const commit = useCommit(league);
  const undoOf = useUndoOf(league);
  const [saving, setSaving] = useState<SaveState<K>>({ status: "idle" });
  const busy = useRef(false);

  /** Returns the saved record; null if it was not saved, and then `saving` says why. */
  const save = async (entity: Entities[K], target: Target<K>): Promise<RecordOf<K> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSaving((before) => ({
      status: "saving",
      ...(before.status === "conflict" && { theirs: before.theirs }),
    }));
    try {
      const saved = await commit(kind, entity, target);
      // The save is complete without publishing. If that fails, the dashboard says so and tries again.
      publishFirst({ maintenance, store }, league).catch(() => {});
      setSaving({ status: "idle" });
      return saved;
    } catch (thrown) {
      if (thrown instanceof SaveConflict) {
        // The store throws a conflict of the kind of record that it was asked to save.
        const { theirs } = thrown as SaveConflict<K>;
        // The stored record already has the content to save, so that there is no conflict.
        if (theirs && isStoredEqually(league, kind, theirs, entity)) {
          setSaving({ status: "idle" });
          return theirs;
        }
        setSaving({ status: "conflict", theirs });
        return null;
      }
      const failure = asFailure(thrown);
      // The account may have lost its rights. If so, the guard of the administration (`RequireAdmin`) says it.
      if (failure.kind === "denied") void refresh();
      const job = target.state === "new" ? "adding" : "updating";
      setSaving({ status: "failed", text: jobError(kind, job, failure.message) });
      return null;
    } finally {
      busy.current = false;
    }
  };

  return {
    saving,
    save,
    settle: () => setSaving({ status: "idle" }),
    /**
     * Shows a notice that a record was saved.
     * @param before The record before, for “Undo”: null if the record is new, undefined if the save cannot be undone.
     */
    say: (saved: RecordOf<K>, text: string, before: RecordOf<K> | null | undefined) =>
      showSaved(text, before === undefined ? undefined : undoOf(kind, saved, before)),
  };
}
