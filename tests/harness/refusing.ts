import { failure } from "@/data/failure";
import type { EntityKind } from "@/records/record";
import type { Connection } from "@/session/ConnectionProvider";

/** Makes a store fail with "quota" when these kinds are loaded; after the first listener has stopped, loading works. */
export const refusing =
  (kinds: readonly EntityKind[]) =>
  (connection: Connection): Connection => {
    const refused = new Set(kinds);
    const watch: typeof connection.store.watch = (league, kind, onListing, onFailure) => {
      if (!refused.has(kind)) return connection.store.watch(league, kind, onListing, onFailure);
      queueMicrotask(() => onFailure(failure("quota")));
      return () => void refused.delete(kind);
    };
    return { ...connection, store: { ...connection.store, watch } };
  };
