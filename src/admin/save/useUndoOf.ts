import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { undoing, type Attempt } from "./saveNotices";
import { useCommit } from "./useCommit";

/** Returns a function that undoes a save of one record, unless someone else has saved the record since. */
export function useUndoOf(league: League) {
  const { store } = useConnection();
  const commit = useCommit(league);
  /** @param before The record before the save; null if the record was new. */
  return <K extends EntityKind>(
    kind: K,
    saved: RecordOf<K>,
    before: RecordOf<K> | null,
  ): Attempt => {
    // A new result that is deleted again has no score left, so the notice names the match instead.
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
      {
        done: before
          ? `The change to ${title} was undone.`
          : `The new ${wordsOf(kind).one} is deleted again: ${title}.`,
      },
    );
  };
}
