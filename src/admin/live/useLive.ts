import { useMemo, useSyncExternalStore } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { isOfLeague } from "@/records/kinds";
import type { ListingState } from "@/data/listingEntry";
import type { Listing } from "@/data/reader";
import type { League, Season } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { liveListingsOf } from "./liveListings";
import { asShown, usePastSeason } from "./pastSeason";

/** The kinds that are shown differently while a past season is looked at. */
const inThePast: {
  readonly [K in EntityKind]?: (listing: Listing<K>, league: League, past: Season) => Listing<K>;
} = { seasons: asShown };

/** What is shown of a listing to somebody who looks at a past season. */
function shownOf<K extends EntityKind>(
  state: ListingState<K>,
  kind: K,
  league: League,
  past: Season | undefined,
): ListingState<K> {
  const shown: ((listing: Listing<K>, league: League, past: Season) => Listing<K>) | undefined =
    inThePast[kind];
  return past && shown && state.status === "ready"
    ? { ...state, listing: shown(state.listing, league, past) }
    : state;
}

/** While nothing is known yet there is nothing to ask again for. */
const noRetry = () => {};

/**
 * A league's records of one kind, of the season that is looked at, live and with clubs under the names of
 * today, with a way to ask again after a failure.
 */
export function useLive<K extends EntityKind>(
  league: League,
  kind: K,
): ListingState<K> & { readonly retry: () => void } {
  const { store } = useConnection();
  const past = usePastSeason();
  const season = isOfLeague(kind) ? undefined : past?.id;
  // The clubs say what they are called today.
  const view = liveListingsOf(store).view([
    { league, kind, season },
    { league, kind: "teams" },
  ]);
  const [state] = useSyncExternalStore(view.subscribe, view.states, view.states);
  return useMemo(
    () => ({ retry: noRetry, ...shownOf(state, kind, league, past) }),
    [kind, league, past, state],
  );
}

/** The records of one kind for suggestions and counts: empty until they are here. */
export function useRecords<K extends EntityKind>(league: League, kind: K): readonly RecordOf<K>[] {
  const live = useLive(league, kind);
  return live.status === "ready" ? live.listing.records : none;
}

const none: readonly never[] = [];
