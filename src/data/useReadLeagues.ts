import { startTransition, useEffect, useState } from "react";
import { setOpenedLeagues } from "@/leagues/registry";
import { wholeArena } from "@/leagues/wholeArena";
import { loading, valueOf, type ListingState } from "./readState";
import type { Listing } from "./reader";
import { useListings } from "./useListing";

/**
 * For how long the list of leagues opened in the app counts as fresh, in milliseconds; a save in this browser ends
 * this.
 */
const LASTS = 10 * 60_000;

const requests = [{ league: wholeArena, kind: "leagues", lasts: LASTS }] as const;
const none = [] as const;

/** The listing whose leagues are in the registry. */
let taken: Listing<"leagues"> | null = null;
/** The listing whose leagues will be in the registry once their code is loaded. */
let asked: Listing<"leagues"> | null = null;
let given = Promise.resolve();

/**
 * Puts these leagues into the registry.
 * @param put how: in place of all leagues opened in the app, or only of these
 * @returns resolves once the registry has them; rejects if their code cannot be loaded. Calls with the same listing
 * share one promise.
 */
export function take(
  listing: Listing<"leagues">,
  put: typeof setOpenedLeagues = setOpenedLeagues,
): Promise<void> {
  if (asked !== listing) {
    asked = listing;
    given = give(listing, put);
  }
  return given;
}

async function give(listing: Listing<"leagues">, put: typeof setOpenedLeagues): Promise<void> {
  const { records, days = {} } = listing;
  // If no league was opened in the app, this code is not needed.
  const code = records.length > 0 ? await import("@/leagues/openedLeague") : null;
  // A newer listing may have come in the meantime.
  if (asked !== listing) return;
  taken = listing;
  put(code?.openedLeagues(records, days) ?? []);
}

/**
 * Loads the list of leagues that were opened in the app, if it was not loaded in the last ten minutes. The registry has
 * these leagues once the state is ready.
 * @param isWanted false to load nothing
 */
export function useReadLeagues(isWanted = true): ListingState<"leagues"> {
  const [state = loading] = useListings(isWanted ? requests : none);
  const listing = valueOf(state);
  const [known, setKnown] = useState(taken);
  useEffect(() => {
    if (!listing) return undefined;
    let isCurrent = true;
    void take(listing)
      // If its code cannot be loaded, a league is missing, as if its entry were not loaded.
      .catch(() => {})
      .then(() => isCurrent && startTransition(() => setKnown(listing)));
    return () => {
      isCurrent = false;
    };
  }, [listing]);
  return listing && known !== listing ? loading : state;
}
