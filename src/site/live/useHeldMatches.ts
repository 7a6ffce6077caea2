import { useContext, useMemo, useSyncExternalStore } from "react";
import { recordsIn, type ListingState } from "@/data/readState";
import { ListingsContext } from "@/data/useListing";
import { listedMatches, type ListedMatch } from "@/domain/match/listed";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";

const unknownYet = () => null;
const nothingToObserve = () => () => {};
/**
 * What is held of a league's records of that kind; null where nobody has read them.
 * @param whole with what the league's sheet leaves out
 */
export function useHeld<K extends EntityKind>(
  league: League,
  kind: K,
  whole?: boolean,
): ListingState<K> | null {
  const listings = useContext(ListingsContext);
  const held = league.collections[kind] ? listings.held(league, kind, whole) : null;
  return useSyncExternalStore<ListingState<K> | null>(
    held?.observe ?? nothingToObserve,
    held?.state ?? unknownYet,
    unknownYet,
  );
}

/** The matches of the league, as far as fixtures and results are held: knowing them reads nothing. */
export function useHeldMatches(league: League): readonly ListedMatch[] {
  const fixtures = useHeld(league, "fixtures");
  const results = useHeld(league, "results");
  const planned = recordsIn(fixtures);
  const played = recordsIn(results);
  return useMemo(() => listedMatches(planned, played), [planned, played]);
}
