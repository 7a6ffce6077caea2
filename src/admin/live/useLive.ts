import { useMemo, useSyncExternalStore } from "react";
import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { withNamesOfToday } from "@/leagues/presentNames";
import type { LiveEntry, LiveListing } from "./liveEntry";
import { liveListingsOf } from "./liveListings";

/** A kind that the league does not keep: nothing to wait for. */
function keptNowhere<K extends EntityKind>(): LiveEntry<K> {
  const state: LiveListing<K> = {
    status: "ready",
    listing: { records: [], unreadable: [], readAt: 0, source: "collection" },
    failure: null,
  };
  return { state: () => state, subscribe: () => () => {}, retry: () => {}, saved: () => {} };
}

function useEntry<K extends EntityKind>(league: League, kind: K): LiveEntry<K> {
  const { store } = useConnection();
  return useMemo(
    () =>
      collectionOf(league, kind) ? liveListingsOf(store).entry(league, kind) : keptNowhere<K>(),
    [store, league, kind],
  );
}

/**
 * A league's records of one kind, live and with clubs under the names of today, with a way to ask again after a
 * failure.
 */
export function useLive<K extends EntityKind>(
  league: League,
  kind: K,
): LiveListing<K> & { readonly retry: () => void } {
  const entry = useEntry(league, kind);
  const state = useSyncExternalStore(entry.subscribe, entry.state, entry.state);
  const clubs = useEntry(league, "teams");
  const teams = useSyncExternalStore(clubs.subscribe, clubs.state, clubs.state);
  return useMemo(() => {
    const { retry } = entry;
    if (state.status !== "ready" || teams.status !== "ready") return { ...state, retry };
    const records = withNamesOfToday(kind, state.listing.records, teams.listing.records);
    return { ...state, listing: { ...state.listing, records }, retry };
  }, [entry, kind, state, teams]);
}

/** The records of one kind for suggestions and counts: empty until they are here. */
export function useRecords<K extends EntityKind>(league: League, kind: K): readonly RecordOf<K>[] {
  const live = useLive(league, kind);
  return live.status === "ready" ? live.listing.records : none;
}

const none: readonly never[] = [];
