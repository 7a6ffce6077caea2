import { useContext, useSyncExternalStore } from "react";
import { ListingsContext } from "@/data/useListing";
import { isOn, matchOf } from "@/domain/match/match";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { useNow } from "@/ui/match/useNow";

const unknownYet = () => null;
const nothingToObserve = () => () => {};

/** Whether a match of the league is on, as far as its fixtures are held: knowing it reads nothing. */
export function useMatchOn(league: League): boolean {
  const listings = useContext(ListingsContext);
  const held = league.collections.fixtures ? listings.held(league, "fixtures") : null;
  const state = useSyncExternalStore(
    held?.observe ?? nothingToObserve,
    held?.state ?? unknownYet,
    unknownYet,
  );
  const now = useNow(0);
  if (state?.status !== "ready") return false;
  const { matchMinutes } = sportOf(league.sport);
  return state.listing.records.some((fixture) => isOn(matchOf(fixture), now, matchMinutes));
}
