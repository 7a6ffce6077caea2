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
import { storedAlike } from "../kind/storedAlike";
import { showSaved } from "./saveNotices";
import { useCommit } from "./useCommit";
import { useUndoOf } from "./useUndoOf";

export type SaveState<K extends EntityKind> =
  | { readonly status: "idle" }
  /** While both versions of a conflict are on screen, they stay there: `theirs` as below. */
  | { readonly status: "saving"; readonly theirs?: RecordOf<K> | null | undefined }
  | { readonly status: "failed"; readonly text: string }
  /** Somebody saved in between; null when they deleted the record. */
  | { readonly status: "conflict"; readonly theirs: RecordOf<K> | null };

/** Saves one record; a second call while the first is under way does nothing. */
export function useSave<K extends EntityKind>(league: League, kind: K) {
  const { store, maintenance } = useConnection();
  const { refresh } = useSessionActions();
  const commit = useCommit(league);
  const undoOf = useUndoOf(league);
  const [saving, setSaving] = useState<SaveState<K>>({ status: "idle" });
  const busy = useRef(false);

  /** The record as it was saved; null when it was not, and `saving` says why. */
  const save = async (entity: Entities[K], target: Target<K>): Promise<RecordOf<K> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSaving((before) => ({
      status: "saving",
      ...(before.status === "conflict" && { theirs: before.theirs }),
    }));
    try {
      const saved = await commit(kind, entity, target);
      // The save is valid without it; where it fails, the dashboard tries again and says so.
      publishFirst({ maintenance, store }, league).catch(() => {});
      setSaving({ status: "idle" });
      return saved;
    } catch (thrown) {
      if (thrown instanceof SaveConflict) {
        // The store throws conflicts over the very kind it was asked to save.
        const { theirs } = thrown as SaveConflict<K>;
        // The stored record already is what was to be saved: nothing to decide.
        if (theirs && storedAlike(league, kind, theirs, entity)) {
          setSaving({ status: "idle" });
          return theirs;
        }
        setSaving({ status: "conflict", theirs });
        return null;
      }
      const failure = asFailure(thrown);
      // It may be the account that lost its rights: the guard says so, if it is.
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
     * Says that a record was saved.
     * @param before what taking it back leads to: null where there was nothing; undefined where it is not that simple
     */
    say: (saved: RecordOf<K>, text: string, before: RecordOf<K> | null | undefined) =>
      showSaved(text, before === undefined ? undefined : undoOf(kind, saved, before)),
  };
}
