import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { titleOf } from "../kinds";
import { undoing, type Attempt } from "./saveNotices";
import { useCommit } from "./useCommit";

/** How a save of one record is taken back, unless somebody has saved it since. */
export function useUndoOf(league: League) {
  const { store } = useConnection();
  const commit = useCommit(league);
  /** @param before the record as it was; null where there was none */
  return <K extends EntityKind>(
    kind: K,
    saved: RecordOf<K>,
    before: RecordOf<K> | null,
  ): Attempt => {
    // A result that is deleted again has no score: the match is named then.
    const title =
      !before && "teamA" in saved
        ? `${saved.teamA} v ${saved.teamB}`
        : titleOf(kind, before ?? saved, league);
    return undoing(
      async () => {
        if (!before) return store.remove(league, kind, saved);
        const { id, version } = saved;
        const { unconfirmed } = before;
        return commit(kind, before, { state: "stored", id, version }, { unconfirmed });
      },
      { done: `${title} is as it was.` },
    );
  };
}
