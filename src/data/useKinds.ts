import { useMemo } from "react";
import type { LeagueEntry } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { byKind, type StatesByKind } from "./byKind";
import { useListings } from "./useListing";
import type { ListingState } from "./readState";

/**
 * Loads the records of these kinds for each of these leagues, in the order of the leagues, and keeps them up to date
 * while the component is mounted. Returns the same list until something changes.
 * @param kinds pass the same list at each call
 * @param lasts for how long a listing counts as fresh, in milliseconds
 */
export function useKinds<K extends EntityKind>(
  leagues: readonly LeagueEntry[],
  kinds: readonly K[],
  lasts?: number,
): readonly StatesByKind<K>[] {
  const states: readonly ListingState<K>[] = useListings(
    leagues.flatMap((league) => kinds.map((kind) => ({ league, kind, lasts }))),
  );
  return useMemo(
    () =>
      leagues.map(
        (_, league) =>
          // The states are in the order of the requests.
          byKind(kinds, (_kind, at) => states[league * kinds.length + at]) as StatesByKind<K>,
      ),
    [leagues, kinds, states],
  );
}
