import { useEffect, useState } from "react";
import { setOpenedLeagues } from "@/leagues/registry";
import { wholeArena } from "@/leagues/wholeArena";
import { loading, valueOf, type ListingState } from "./readState";
import type { Listing } from "./reader";
import { useListings } from "./useListing";

/** So long a page does with what is known of the leagues that were opened in the app, in milliseconds; a save in this browser ends it. */
const LASTS = 10 * 60_000;

const requests = [{ league: wholeArena, kind: "leagues", lasts: LASTS }] as const;
const none = [] as const;

/** The leagues that the registry was given last. */
let taken: Listing<"leagues"> | null = null;
/** Those that it is to have: it has them once their code is here. */
let asked: Listing<"leagues"> | null = null;
let given = Promise.resolve();

/**
 * Has the registry know these leagues.
 * @param put in the place of all that it knew, or of what it knew of these
 * @returns resolves once it knows them, also for those who ask while their code is on its way; rejects where it cannot be fetched
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
  // An arena that has opened none needs no code for them.
  const code = records.length > 0 ? await import("@/leagues/openedLeague") : null;
  // Another answer may have come meanwhile.
  if (asked !== listing) return;
  taken = listing;
  put(code?.openedLeagues(records, days) ?? []);
}

/**
 * Reads which leagues have been opened in the app, where that is not known from the last ten minutes: the registry has them
 * once this is ready.
 * @param isWanted nothing is read without
 */
export function useReadLeagues(isWanted = true): ListingState<"leagues"> {
  const [state = loading] = useListings(isWanted ? requests : none);
  const listing = valueOf(state);
  const [known, setKnown] = useState(taken);
  useEffect(() => {
    if (!listing) return undefined;
    let isCurrent = true;
    void take(listing)
      // Without its code a league is missing, as one that nobody has read.
      .catch(() => {})
      .then(() => isCurrent && setKnown(listing));
    return () => {
      isCurrent = false;
    };
  }, [listing]);
  return listing && known !== listing ? loading : state;
}
