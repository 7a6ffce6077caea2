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

/** Some listings with what is shown of them. */
interface Shown<S> {
  readonly view: { readonly states: () => S };
  readonly states: S;
}

const shownOf = <S>(view: Shown<S>["view"]): Shown<S> => ({ view, states: view.states() });

/**
 * Reads the states when they are drawn, not when it is known that they have changed: a drawing that waited would take back
 * what a quicker one has shown since.
 */
function newest<S>(last: Shown<S>, view: Shown<S>["view"]): Shown<S> {
  const next = shownOf(view);
  return last.view === view && last.states === next.states ? last : next;
}

/**
 * Several listings at once, of one league or many, in the order they are asked for. What arrives is drawn
 * piece by piece: the page answers meanwhile, which it would not with `useSyncExternalStore`.
 */
export function useListings<const R extends readonly ListingRequest[]>(requests: R): StatesOf<R> {
  const view = useContext(ListingsContext).view(requests);
  const isDelivered = useContext(DeliveredContext);
  const [shown, redraw] = useReducer(newest<StatesOf<R>>, view, shownOf);
  useEffect(() => {
    const update = () => startTransition(() => redraw(view));
    const stop = view.subscribe(update);
    // It may have changed since it was drawn.
    update();
    return stop;
  }, [view]);
  if (isDelivered) return view.firstStates();
  return shown.view === view ? shown.states : view.states();
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
