import { createContext } from "react";
import type { PrimedListing } from "@/data/listings";
import type { Listing } from "@/data/reader";
import type { ListingRequest } from "@/data/useListing";
import type { EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";

/*
 * What pages use of src/data/useListing.ts, for drawing them once with what is here: nothing is asked for, kept up to
 * date or given up. The build puts it in its place (scripts/build/earlyBuild.ts).
 */
const held = new Map<string, Listing<EntityKind>>();

const keyOf = ({ league, kind, season = "", whole = false }: ListingRequest) =>
  `${kind}/${league.slug}@${season}${whole ? "+" : ""}`;

export function primeListings(primed: readonly PrimedListing[]): void {
  for (const { listing, ...request } of primed) held.set(keyOf(request), listing);
}

const none = { records: [], unreadable: [], readAt: 0, source: "collection" } as const;

function stateOf(request: ListingRequest) {
  const listing = collectionOf(request.league, request.kind) ? held.get(keyOf(request)) : none;
  return listing
    ? { status: "ready", listing, refreshing: false, failure: null }
    : { status: "loading" };
}

export const useListings = (requests: readonly ListingRequest[]) => requests.map(stateOf);

export const useListing = (league: ListingRequest["league"], kind: EntityKind, season?: string) =>
  stateOf({ league, kind, season });

/** A listing as it is here, for whoever only looks. */
function heldListing(league: ListingRequest["league"], kind: EntityKind) {
  return { state: () => stateOf({ league, kind }), observe: () => () => {} };
}

export const ListingsContext = createContext({ held: heldListing });
