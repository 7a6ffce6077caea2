import { useMemo, useSyncExternalStore } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { isOfLeague } from "@/records/kinds";
import type { Listing } from "@/data/reader";
import type { League, Season } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { withNamesOfToday } from "@/records/presentNames";
import type { LiveEntry, LiveListing } from "./liveEntry";
import { liveListingsOf } from "./liveListings";
import { asShown, usePastSeason } from "./pastSeason";

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
  const past = usePastSeason();
  const season = isOfLeague(kind) ? undefined : past?.id;
  return useMemo(
    () =>
      collectionOf(league, kind)
        ? liveListingsOf(store).entry(league, kind, season)
        : keptNowhere<K>(),
    [store, league, kind, season],
  );
}

/** The kinds that are shown differently while a past season is looked at. */
const inThePast: {
  readonly [K in EntityKind]?: (listing: Listing<K>, league: League, past: Season) => Listing<K>;
} = { seasons: asShown };

/** What is shown of a listing to somebody who looks at a past season. */
function shownOf<K extends EntityKind>(
  state: LiveListing<K>,
  kind: K,
  league: League,
  past: Season | undefined,
): LiveListing<K> {
  const shown: ((listing: Listing<K>, league: League, past: Season) => Listing<K>) | undefined =
    inThePast[kind];
  return past && shown && state.status === "ready"
    ? { ...state, listing: shown(state.listing, league, past) }
    : state;
}

/**
 * A league's records of one kind, of the season that is looked at, live and with clubs under the names of
 * today, with a way to ask again after a failure.
 */
export function useLive<K extends EntityKind>(
  league: League,
  kind: K,
): LiveListing<K> & { readonly retry: () => void } {
  const entry = useEntry(league, kind);
  const state = useSyncExternalStore(entry.subscribe, entry.state, entry.state);
  const clubs = useEntry(league, "teams");
  const teams = useSyncExternalStore(clubs.subscribe, clubs.state, clubs.state);
  const past = usePastSeason();
  return useMemo(() => {
    const { retry } = entry;
    const shown = shownOf(state, kind, league, past);
    if (shown.status !== "ready" || teams.status !== "ready") return { ...shown, retry };
    const records = withNamesOfToday(kind, shown.listing.records, teams.listing.records);
    return { ...shown, listing: { ...shown.listing, records }, retry };
  }, [entry, kind, league, past, state, teams]);
}

/** The records of one kind for suggestions and counts: empty until they are here. */
export function useRecords<K extends EntityKind>(league: League, kind: K): readonly RecordOf<K>[] {
  const live = useLive(league, kind);
  return live.status === "ready" ? live.listing.records : none;
}

const none: readonly never[] = [];
