import { useCallback, useState } from "react";
import { recordsRead } from "@/data/readState";
import type { HistoryEntry, PastRecord } from "@/data/maintenance";
import { isOfLeague } from "@/records/kinds";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { titleOf } from "../kinds";
import { usePastSeason } from "../live/pastSeason";
import { useLive, useRecords } from "../live/useLive";
import { attempt } from "../save/saveNotices";
import { useUndoOf } from "../save/useUndoOf";
import { useRead } from "@/data/useRead";

/**
 * The current state of a record: the record; "deleted"; "elsewhere" if it is in a season that is not shown; null while
 * that is not known.
 */
export type RecordNow<K extends EntityKind> = RecordOf<K> | "deleted" | "elsewhere" | null;

/**
 * Loads the current records of a kind. Returns a function that says what became of one, and a function that restores an
 * earlier version of one.
 */
export function useRevert<K extends EntityKind>(league: League, kind: K, again: () => void) {
  const { maintenance } = useConnection();
  const live = useLive(league, kind);
  const meets = useRecords(league, "meets");
  const undoOf = useUndoOf(league);
  const [busy, setBusy] = useState(false);
  const past = usePastSeason();
  const season = isOfLeague(kind) ? "" : (past?.id ?? "");
  const records = recordsRead(live);

  /** @param entries The history of the record or of its kind, newest first. */
  const nowOf = (id: string, entries: readonly HistoryEntry<K>[]): RecordNow<K> => {
    if (!records) return null;
    const found = records.find((record) => record.id === id);
    if (found) return found;
    // The listing has one season. Closing a season and moving matches take records out of it, and delete none.
    const last = entries.find((entry) => entry.id === id)?.after;
    return last && last.season !== season ? "elsewhere" : "deleted";
  };

  const revert = async (earlier: PastRecord<K>) => {
    const title = titleOf(kind, earlier, league, meets);
    const now = records?.find((record) => record.id === earlier.id);
    const ended = await attempt({
      run: async () => {
        setBusy(true);
        try {
          const saved = await maintenance.revert(league, kind, earlier, now?.version ?? null);
          const undo = undoOf(kind, saved, now ?? null);
          return { ...undo, run: () => undo.run().then(again) };
        } finally {
          setBusy(false);
        }
      },
      done: `${title} was restored.`,
      conflict: `Someone else saved ${title} a moment ago. Look at its history again first.`,
      failed: (reason) => `${title} could not be restored: ${reason}`,
    });
    if (ended !== "failed") again();
  };

  return { nowOf, busy, revert };
}

/** Loads the history of one record, and returns a function that restores any version of it. */
export function useHistory<K extends EntityKind>(league: League, kind: K, id: string) {
  const { maintenance } = useConnection();
  const run = useCallback(
    () => maintenance.history(league, kind, id),
    [maintenance, league, kind, id],
  );
  const task = useRead<readonly HistoryEntry<K>[]>(run);
  return { task, ...useRevert(league, kind, task.again) };
}
