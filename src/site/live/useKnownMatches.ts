import { useContext, useMemo, useSyncExternalStore } from "react";
import { recordsIn, type ListingState } from "@/data/readState";
import { ListingsContext } from "@/data/useListing";
import { listedMatches, type ListedMatch } from "@/domain/match/listed";
import { storedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";

const unknownYet = () => null;
const nothingToObserve = () => () => {};
/**
 * Returns a league's records of one kind that are already loaded; null if no component has loaded them. Loads nothing.
 * @param whole whether to return whole records, with the fields that the published league leaves out
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

/** Returns the league's matches, as far as fixtures and results are already loaded. Loads nothing. */
export function useKnownMatches(league: League): readonly ListedMatch[] {
  const fixtures = useKnownRecords(league, "fixtures");
  const results = useKnownRecords(league, "results");
  const planned = recordsIn(fixtures);
  const played = recordsIn(results);
  return useMemo(() => listedMatches(planned, played), [planned, played]);
}

/** Returns the league's clubs from the records that are already loaded; loads nothing. */
export function useKnownClubs(league: League): readonly ResolvedClub[] {
  const teams = recordsIn(useKnownRecords(league, "teams"));
  const standings = recordsIn(useKnownRecords(league, "standings"));
  const fixtures = recordsIn(useKnownRecords(league, "fixtures"));
  const results = recordsIn(useKnownRecords(league, "results"));
  const seasons = recordsIn(useKnownRecords(league, "seasons"));
  return useMemo(
    () => storedClubs(league, { teams, standings, fixtures, results, seasons }),
    [league, teams, standings, fixtures, results, seasons],
  );
}
