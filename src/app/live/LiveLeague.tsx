import { useEffect, useContext, useState } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { loadLiveReader } from "@/data/connection";
import { ListingsContext } from "@/data/useListing";
import { useMatchOn } from "./useMatchOn";

interface LiveLeagueProps {
  readonly league: League;
  readonly onLive: (match: ListedMatch | null) => void;
}

/** Follows a league while it is there, and tells which match is on once what is on screen is live. Shows nothing. */
export default function LiveLeague({ league, onLive }: LiveLeagueProps) {
  const live = useLiveLeague(league);
  useEffect(() => onLive(live), [live, onLive]);
  return null;
}

/**
 * Follows a league's matches and results while one of its matches is on; at other times it neither
 * connects nor loads the code for it. The match that is on, as soon as what is on screen is live.
 */
function useLiveLeague(league: League): ListedMatch | null {
  const listings = useContext(ListingsContext);
  const match = useMatchOn(league);
  const isOn = match !== null;
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    let stop = () => {};
    let left = false;
    Promise.all([import("@/data/followLeague"), loadLiveReader()])
      .then(([{ followLeague }, reader]) => followLeague({ listings, reader, league }, setIsLive))
      .then((started) => (left ? started() : (stop = started)))
      // Without its code the page is as up to date as at any other time.
      .catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [isOn, league, listings]);

  return isLive ? match : null;
}
