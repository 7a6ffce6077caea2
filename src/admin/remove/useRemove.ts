import { capitalised } from "@/domain/wording";
import { useState } from "react";
import type { RawDocument } from "@/data/documents";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useSessionActions } from "@/session/SessionProvider";
import { titleOf } from "../kinds";
import { jobError, wordsOf } from "../parts/words";
import { showSaved, undoing } from "../save/saveNotices";

type Removal<K extends EntityKind> =
  | { readonly status: "idle" | "busy" }
  | { readonly status: "failed"; readonly text: string }
  /** Somebody saved the record since it was listed. */
  | { readonly status: "changed"; readonly theirs: RecordOf<K> };

/** Deletes a record and offers to undo it. */
export function useRemove<K extends EntityKind>(league: League, kind: K, onDone: () => void) {
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
        // The store throws conflicts over the very kind it was asked to save.
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
      // It may be the account that lost its rights: the guard says so, if it is.
      if (failure.kind === "denied") void refresh();
      setRemoval({ status: "failed", text: jobError(kind, "deleting", failure.message) });
    }
  };

  return { removal, remove, reset: () => setRemoval({ status: "idle" }) };
}
