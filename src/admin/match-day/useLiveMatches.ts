import { useEffect, useState } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveMatch } from "@/domain/match/live";
import type { League } from "@/domain/league/league";

const nobody: ReadonlyMap<string, LiveMatch> = new Map();

/** Subscribes to the league's live scored matches while `isWanted`; the keys of the map are ids of fixtures. */
export function useLiveMatches(league: League, isWanted: boolean): ReadonlyMap<string, LiveMatch> {
  const [matches, setMatches] = useState(nobody);
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = () => {};
    let left = false;
    loadLiveReader()
      .then((reader) =>
        // Failures are ignored here, because the page itself says when there is no connection.
        reader.watchMatches(
          league,
          (state) => setMatches(state.matches),
          () => {},
        ),
      )
      .then((started) => (left ? started() : (stop = started)))
      .catch(() => {});
    return () => {
      left = true;
      stop();
      setMatches(nobody);
    };
  }, [isWanted, league]);
  return matches;
}
