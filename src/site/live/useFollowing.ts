import { useContext, useEffect, useState } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveState } from "@/data/liveState";
import { ListingsContext } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import { noticesAreOn } from "@/ui/mine/notices";

/** What is known before the first answer. */
export const silence: LiveState = { updatedAt: null, matches: new Map() };

/**
 * Follows a league's sheet while something of the league is on; at other times it neither connects nor
 * loads the code for it.
 * @param onMatches receives the matches that are being played; of meets nothing
 * @returns whether what is on screen is live
 */
export function useFollowing(
  league: League,
  isOn: boolean,
  onMatches: (state: LiveState) => void,
): boolean {
  const listings = useContext(ListingsContext);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    let stop = () => {};
    let left = false;
    Promise.all([import("@/data/followLeague"), loadLiveReader()])
      .then(([{ followLeague }, reader]) =>
        followLeague(
          { listings, reader, league },
          { onLive: setIsLive, onMatches, alsoHidden: noticesAreOn },
        ),
      )
      .then((started) => (left ? started() : (stop = started)))
      // Without its code the page is as up to date as at any other time.
      .catch(() => {});
    return () => {
      left = true;
      stop();
      onMatches(silence);
    };
  }, [isOn, league, listings, onMatches]);
  return isLive;
}
