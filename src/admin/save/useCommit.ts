import type { Entities, EntityKind, RecordOf } from "@/records/record";
import { isOfLeague } from "@/records/kinds";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import type { Save } from "@/data/store";
import type { Target } from "../kind/start";
import { liveListingsOf } from "../live/liveListings";
import { usePastSeason } from "../live/pastSeason";

/** Stores a record, and shows it in the lists of the administration at once. @throws SaveConflict, DataFailure */
export type Commit = <K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  target: Target<K>,
  more?: Pick<Save<K>, "unconfirmed" | "accounts">,
) => Promise<RecordOf<K>>;

/** Returns a function that stores one record of a league: new, changed, unreadable or deleted. */
export function useCommit(league: League): Commit {
  const { store, maintenance } = useConnection();
  const past = usePastSeason();

  const commit: Commit = async (kind, entity, target, more = {}) => {
    const send = () => {
      switch (target.state) {
        case "new": {
          const season = isOfLeague(kind) ? undefined : past?.id;
          return store.create(league, kind, {
            id: target.id,
            version: 0,
            entity,
            season,
            accounts: more.accounts,
          });
        }
        case "stored": {
          const { id, version } = target;
          return store.update(league, kind, { id, version, entity, ...more });
        }
        case "broken":
          return maintenance.mend(league, kind, {
            id: target.id,
            version: target.version,
            entity,
          });
        case "deleted":
          return store.restore(league, kind, { ...target.record, ...entity });
      }
    };
    const saved = await send();
    liveListingsOf(store)
      .entry(league, kind, saved.season || undefined)
      .saved(saved);
    return saved;
  };

  return commit;
}
