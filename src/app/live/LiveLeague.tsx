import { useEffect } from "react";
import type { League } from "@/leagues/league";
import { useLiveLeague } from "./useLiveLeague";

interface LiveLeagueProps {
  readonly league: League;
  readonly onLive: (live: boolean) => void;
}

/** Follows a league while it is there, and tells whether what is on screen is live. Shows nothing. */
export default function LiveLeague({ league, onLive }: LiveLeagueProps) {
  const live = useLiveLeague(league);
  useEffect(() => onLive(live), [live, onLive]);
  return null;
}
