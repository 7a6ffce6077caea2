import { useContext, useMemo, useSyncExternalStore } from "react";
import { recordsIn, type ListingState } from "@/data/readState";
import { ListingsContext } from "@/data/useListing";
import { listedMatches, type ListedMatch } from "@/domain/match/listed";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";

const unknownYet = () => null;
const nothingToObserve = () => () => {};
/**
 * A league's records of that kind that are read already; null where nobody has read them.
 * @param whole with what the league's sheet leaves out
 */
export function useKnownRecords<K extends EntityKind>(
  league: League,
  kind: K,
  whole?: boolean,
): ListingState<K> | null {
  const listings = useContext(ListingsContext);
  const listing = league.collections[kind] ? listings.inMemory(league, kind, whole) : null;
  return useSyncExternalStore<ListingState<K> | null>(
    listing?.observe ?? nothingToObserve,
    listing?.state ?? unknownYet,
    unknownYet,
  );
}

/** The matches of the league, as far as fixtures and results are read already: this reads nothing. */
export function useKnownMatches(league: League): readonly ListedMatch[] {
  const fixtures = useKnownRecords(league, "fixtures");
  const results = useKnownRecords(league, "results");
  const planned = recordsIn(fixtures);
  const played = recordsIn(results);
  return useMemo(() => listedMatches(planned, played), [planned, played]);
}
