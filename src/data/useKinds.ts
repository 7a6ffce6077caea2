import { useMemo } from "react";
import type { LeagueEntry } from "@/domain/league/league";
import type { EntityKind } from "@/records/record";
import { byKind, type StatesByKind } from "./byKind";
import { useListings } from "./useListing";
import type { ListingState } from "./readState";

/**
 * What each of these leagues holds of these kinds, in the order of the leagues, kept up to date while the component is
 * mounted; the same list until something changes.
 * @param kinds the same list at each call
 * @param lasts how long a listing lasts before it is read again, in milliseconds
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
