import { useContext, useEffect, useState } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveState } from "@/data/liveState";
import { ListingsContext } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import { noticesAreOn } from "@/ui/mine/notices";

/** The live state before the first answer. */
export const silence: LiveState = { updatedAt: null, matches: new Map() };

/**
 * Subscribes to a league's published data while a match or meet is live; at other times it neither connects nor loads
 * the code.
 * @param onMatches receives the live matches; empty for a league of meets
 * @returns whether the data on the screen is live
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
      // If the code cannot be loaded, the page is as current as without live updates.
      .catch(() => {});
    return () => {
      left = true;
      stop();
      onMatches(silence);
    };
  }, [isOn, league, listings, onMatches]);
  return isLive;
}
