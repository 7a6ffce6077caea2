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

/** The cache that pages read from; tests and prerendering give their own. */
export const ListingsContext = createContext<Listings>(siteListings);

/** Whether a page is drawn as it was delivered, because it is about to be taken over (src/app/TakeOver.tsx). */
export const DeliveredContext = createContext(false);

/** Some listings, and the states that are drawn. */
interface Drawing<S> {
  readonly view: { readonly states: () => S };
  readonly states: S;
}

const drawingOf = <S>(view: Drawing<S>["view"]): Drawing<S> => ({ view, states: view.states() });

/**
 * Reads the states while they are drawn. States that were read when they changed would be older than those of a quicker
 * drawing in between, and the page would go back to them.
 */
function latestDrawing<S>(last: Drawing<S>, view: Drawing<S>["view"]): Drawing<S> {
  const next = drawingOf(view);
  return last.view === view && last.states === next.states ? last : next;
}

/**
 * Several listings at once, of one league or many, in the order they are asked for. What arrives is drawn
 * piece by piece: the page answers meanwhile, which it would not with `useSyncExternalStore`.
 */
export function useListings<const R extends readonly ListingRequest[]>(requests: R): StatesOf<R> {
  const view = useContext(ListingsContext).view(requests);
  const isDelivered = useContext(DeliveredContext);
  const [drawn, redraw] = useReducer(latestDrawing<StatesOf<R>>, view, drawingOf);
  useEffect(() => {
    const update = () => startTransition(() => redraw(view));
    const stop = view.subscribe(update);
    // It may have changed since it was drawn.
    update();
    return stop;
  }, [view]);
  if (isDelivered) return view.firstStates();
  return drawn.view === view ? drawn.states : view.states();
}

/**
 * What a league holds of one kind, kept up to date while the component is mounted.
 * @param season a past season's id; the current season without it
 */
export function useListing<K extends EntityKind>(
  league: LeagueEntry,
  kind: K,
  season?: string,
): ListingState<K> {
  const [state] = useListings([{ league, kind, season }]);
  return state;
}
