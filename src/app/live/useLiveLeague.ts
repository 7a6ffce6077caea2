import { useContext, useEffect, useState } from "react";
import { ListingsContext } from "@/data/useListing";
import type { League } from "@/leagues/league";
import { useMatchOn } from "./useMatchOn";

/**
 * Follows a league's matches and results while one of its matches is on; at other times it neither
 * connects nor loads the code for it. True as soon as what is on screen is live.
 */
export function useLiveLeague(league: League): boolean {
  const listings = useContext(ListingsContext);
  const isOn = useMatchOn(league);
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    let stop = () => {};
    let left = false;
    import("./startLive")
      .then(({ startLive }) => startLive(listings, league, setIsLive))
      .then((started) => (left ? started() : (stop = started)))
      // Without its code the page is as up to date as at any other time.
      .catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [isOn, league, listings]);

  return isOn && isLive;
}
