import { useCallback, useState } from "react";
import { recordsRead } from "@/data/readState";
import { asFailure } from "@/data/failure";
import type { HistoryEntry, PastRecord } from "@/data/maintenance";
import { SaveConflict } from "@/data/store";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useUndo } from "../form/useUndo";
import { titleOf } from "../kinds";
import { useLive, useRecords } from "../live/useLive";
import { notices } from "../notices/notices";
import { useRead } from "@/data/useRead";

/** The records of a kind as they are now, and the way back to any earlier version of one. */
export function useRevert<K extends EntityKind>(league: League, kind: K, again: () => void) {
  const { maintenance } = useConnection();
  const live = useLive(league, kind);
  const meets = useRecords(league, "meets");
  const undo = useUndo(league);
  const [busy, setBusy] = useState(false);
  const records = recordsRead(live);

  const revert = async (earlier: PastRecord<K>) => {
    const title = titleOf(kind, earlier, league, meets);
    const now = records?.find((record) => record.id === earlier.id);
    setBusy(true);
    try {
      const saved = await maintenance.revert(league, kind, earlier, now?.version ?? null);
      notices.show({
        tone: "done",
        text: `${title} is as it was.`,
        action: { label: "Undo", run: () => void undo(kind, saved, now ?? null).then(again) },
      });
      again();
    } catch (thrown) {
      const changed = thrown instanceof SaveConflict;
      notices.show({
        tone: "error",
        text: changed
          ? `Someone else saved ${title} a moment ago. Look at its history again first.`
          : `${title} could not be restored: ${asFailure(thrown).message}`,
      });
      if (changed) again();
    } finally {
      setBusy(false);
    }
  };

  return { records, busy, revert };
}

/** The history of one record, and the way back to any version. */
export function useHistory<K extends EntityKind>(league: League, kind: K, id: string) {
  const { maintenance } = useConnection();
  const run = useCallback(
    () => maintenance.history(league, kind, id),
    [maintenance, league, kind, id],
  );
  const task = useRead<readonly HistoryEntry<K>[]>(run);
  return { task, ...useRevert(league, kind, task.again) };
}
