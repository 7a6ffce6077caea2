import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { League } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { titleOf } from "../kinds";
import { liveListingsOf } from "../live/liveListings";
import { notices } from "../notices/notices";

/** Takes a save of one record back, unless somebody has saved it since, and says what became of that. */
export function useUndo(league: League) {
  const { store } = useConnection();
  /** @param before the record as it was; null where there was none */
  const undo = async <K extends EntityKind>(
    kind: K,
    saved: RecordOf<K>,
    before: RecordOf<K> | null,
  ): Promise<void> => {
    const { id, version, season } = saved;
    try {
      if (before) {
        const { unconfirmed } = before;
        const given = { id, version, entity: before, unconfirmed };
        liveListingsOf(store)
          .entry(league, kind, season || undefined)
          .saved(await store.update(league, kind, given));
      } else {
        await store.remove(league, kind, saved);
      }
      // A result that is gone has no score any longer: the match is named then.
      const title =
        !before && "teamA" in saved
          ? `${saved.teamA} v ${saved.teamB}`
          : titleOf(kind, before ?? saved, league);
      notices.show({ tone: "done", text: `${title} is as it was.` });
    } catch (thrown) {
      const isConflict = thrown instanceof SaveConflict;
      notices.show({
        tone: "error",
        text: isConflict
          ? "Someone else has changed this since: it was not undone."
          : `This could not be undone: ${asFailure(thrown).message}`,
        ...(!isConflict && {
          action: { label: "Try again", run: () => void undo(kind, saved, before) },
        }),
      });
    }
  };
  return undo;
}
