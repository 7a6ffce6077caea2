import { useMemo, useSyncExternalStore } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { isOfLeague } from "@/records/kinds";
import { byKind, type StatesByKind } from "@/data/byKind";
import { recordsIn, type ListingState } from "@/data/readState";
import { mapRead } from "@/data/together";
import type { Listing } from "@/data/reader";
import type { League, Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { liveListingsOf } from "./liveListings";
import { asShown, usePastSeason } from "./pastSeason";

/** The kinds whose listing is changed while a past season is shown. */
const inThePast: {
  readonly [K in EntityKind]?: (listing: Listing<K>, league: League, past: Season) => Listing<K>;
} = { seasons: asShown };

/** Changes a listing for a past season, if its kind needs it. */
function shownOf<K extends EntityKind>(
  state: ListingState<K>,
  kind: K,
  league: League,
  past: Season | undefined,
): ListingState<K> {
  const shown: ((listing: Listing<K>, league: League, past: Season) => Listing<K>) | undefined =
    inThePast[kind];
  return past && shown ? mapRead(state, (listing) => shown(listing, league, past)) : state;
}

/**
 * Subscribes to a league's records of these kinds, of the season that is shown, with clubs under their current names.
 * @param kinds must be the same array at each call
 */
export function useLives<K extends EntityKind>(
  league: League,
  kinds: readonly K[],
): StatesByKind<K> {
  const { store } = useConnection();
  const past = usePastSeason();
  // The current names of clubs are in the club records.
  const view = liveListingsOf(store).view([
    ...kinds.map((kind) => ({ league, kind, season: isOfLeague(kind) ? undefined : past?.id })),
    { league, kind: "teams" },
  ]);
  const states = useSyncExternalStore(view.subscribe, view.states, view.states);
  return useMemo(
    () =>
      // The states are in the order of the requests.
      byKind(kinds, (kind, at) =>
        shownOf(states[at] as ListingState<K>, kind, league, past),
      ) as StatesByKind<K>,
    [kinds, league, past, states],
  );
}

/** Subscribes to a league's records of one kind, like `useLives`. */
export function useLive<K extends EntityKind>(league: League, kind: K): ListingState<K> {
  const kinds = useMemo(() => [kind], [kind]);
  return useLives(league, kinds)[kind];
}

/** Subscribes to the records of one kind, for suggestions and counts; empty until they are loaded. */
export const useRecords = <K extends EntityKind>(league: League, kind: K): readonly RecordOf<K>[] =>
  recordsIn(useLive(league, kind));
