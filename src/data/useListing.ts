import { createContext, useContext, useSyncExternalStore } from "react";
import type { EntityKind } from "@/domain/record";
import type { League } from "@/leagues/league";
import { onChange } from "./changes";
import { reader } from "./connection";
import type { ListingState } from "./listingEntry";
import {
  createListings,
  type ListingRequest,
  type Listings,
  type PrimedListing,
  type StatesOf,
} from "./listings";

export type { ListingState } from "./listingEntry";
export type { ListingRequest, Listings } from "./listings";

const siteListings = createListings(reader);
onChange(({ league, kind }) => siteListings.invalidate(league, kind));

/** The cache that pages read from; tests and prerendering give their own. */
export const ListingsContext = createContext<Listings>(siteListings);

/** Gives the site's cache the listings that the page was delivered with; call it before the first render. */
export function primeListings(primed: readonly PrimedListing[]): void {
  for (const one of primed) siteListings.prime(one);
}

/** Several listings at once, of one league or many, in the order they are asked for. */
export function useListings<const R extends readonly ListingRequest[]>(requests: R): StatesOf<R> {
  const { subscribe, states, deliveredStates } = useContext(ListingsContext).view(requests);
  return useSyncExternalStore(subscribe, states, deliveredStates);
}

/**
 * What a league holds of one kind, kept up to date while the component is mounted.
 * @param season a past season's id; the current season without it
 */
export function useListing<K extends EntityKind>(
  league: League,
  kind: K,
  season?: string,
): ListingState<K> {
  const [state] = useListings([{ league, kind, season }]);
  return state;
}
