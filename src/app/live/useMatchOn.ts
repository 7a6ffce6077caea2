import { useContext, useMemo, useSyncExternalStore } from "react";
import { ListingsContext, type ListingState } from "@/data/useListing";
import { matchesAhead, phaseOf } from "@/domain/match/ahead";
import { listedMatches, type ListedMatch } from "@/domain/match/listed";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { useNow } from "@/ui/match/useNow";

const unknownYet = () => null;
const nothingToObserve = () => () => {};
const none: readonly never[] = [];

/** What is held of a league's records of that kind; null where nobody has read them. */
function useHeld<K extends EntityKind>(league: League, kind: K): ListingState<K> | null {
  const listings = useContext(ListingsContext);
  const held = league.collections[kind] ? listings.held(league, kind) : null;
  return useSyncExternalStore<ListingState<K> | null>(
    held?.observe ?? nothingToObserve,
    held?.state ?? unknownYet,
    unknownYet,
  );
}

/**
 * The match of the league that is on, the first of several, until its result stands; null without one. As far as
 * fixtures and results are held: knowing it reads nothing.
 */
export function useMatchOn(league: League): ListedMatch | null {
  const fixtures = useHeld(league, "fixtures");
  const results = useHeld(league, "results");
  const planned = fixtures?.status === "ready" ? fixtures.listing.records : none;
  const played = results?.status === "ready" ? results.listing.records : none;
  const matches = useMemo(() => listedMatches(planned, played), [planned, played]);
  const now = useNow(0);
  const { matchMinutes } = sportOf(league.sport);
  const [first] = matchesAhead(matches, now, matchMinutes);
  return first && phaseOf(first.match, now, matchMinutes) === "on" ? first : null;
}
