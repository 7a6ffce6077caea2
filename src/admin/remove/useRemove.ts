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
import { notices } from "../notices/notices";

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

  const restore = async (record: RecordOf<K>, as: RawDocument | null) => {
    const title = titleOf(kind, record, league);
    try {
      await store.restore(league, kind, record, as);
      notices.show({ tone: "done", text: `${title} is back.` });
    } catch (thrown) {
      const taken = thrown instanceof SaveConflict;
      notices.show({
        tone: "error",
        text: taken
          ? `${title} is there again already.`
          : `${title} could not be brought back: ${asFailure(thrown).message}`,
        ...(!taken && { action: { label: "Try again", run: () => void restore(record, as) } }),
      });
    }
  };

  const remove = async (record: RecordOf<K>) => {
    setRemoval({ status: "busy" });
    try {
      const stored = await store.remove(league, kind, record);
      notices.show({
        tone: "done",
        text: `${capitalised(wordsOf(kind).one)} deleted: ${titleOf(kind, record, league)}`,
        action: { label: "Undo", run: () => void restore(record, stored) },
      });
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
        notices.show({
          tone: "done",
          text: `${titleOf(kind, record, league)} was deleted already.`,
        });
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
