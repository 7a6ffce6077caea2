import { createContext, startTransition, useContext, useEffect, useReducer } from "react";
import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { onChange } from "./changes";
import { reader } from "./connection";
import type { ListingState } from "./readState";
import type { ListingRequest, StatesOf } from "./listingCache";
import { createListings, type Listings } from "./listings";

export type { ListingRequest } from "./listingCache";
export type { Listings } from "./listings";

const siteListings = createListings(reader);
onChange(({ league, kind }) => siteListings.invalidate(league, kind));

/** The cache from which pages read; tests and prerendering provide their own. */
export const ListingsContext = createContext<Listings>(siteListings);

/**
 * Whether a page is drawn as the server delivered it, because React is about to take it over (src/app/TakeOver.tsx).
 */
export const DeliveredContext = createContext(false);

/** A view of listings, and the states that are drawn. */
interface Drawing<S> {
  readonly view: { readonly states: () => S };
  readonly states: S;
}

const drawingOf = <S>(view: Drawing<S>["view"]): Drawing<S> => ({ view, states: view.states() });

/**
 * Reads the states during drawing, not at the moment of the change: otherwise a quicker drawing in between could show
 * newer states, and the page would go back to older ones.
 */
function latestDrawing<S>(last: Drawing<S>, view: Drawing<S>["view"]): Drawing<S> {
  const next = drawingOf(view);
  return last.view === view && last.states === next.states ? last : next;
}

/**
 * Loads several listings, of one league or many, and returns their states in the order of the requests. New data is
 * drawn in a transition, so that the page stays responsive, which it would not with `useSyncExternalStore`.
 */
export function useListings<const R extends readonly ListingRequest[]>(requests: R): StatesOf<R> {
  const view = useContext(ListingsContext).view(requests);
  const isDelivered = useContext(DeliveredContext);
  const [drawn, redraw] = useReducer(latestDrawing<StatesOf<R>>, view, drawingOf);
  useEffect(() => {
    const update = () => startTransition(() => redraw(view));
    const stop = view.subscribe(update);
    // The states may have changed since they were drawn.
    update();
    return stop;
  }, [view]);
  if (isDelivered) return view.firstStates();
  return drawn.view === view ? drawn.states : view.states();
}

/**
 * Loads a league's records of one kind, and keeps them up to date while the component is mounted.
 * @param season the id of a past season; without it the current season
 */
export function useListing<K extends EntityKind>(
  league: LeagueEntry,
  kind: K,
  season?: string,
): ListingState<K> {
  const [state] = useListings([{ league, kind, season }]);
  return state;
}
