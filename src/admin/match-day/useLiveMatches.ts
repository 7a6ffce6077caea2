import { useEffect, useState } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveMatch } from "@/domain/match/live";
import type { League } from "@/domain/league/league";

const nobody: ReadonlyMap<string, LiveMatch> = new Map();

/** The matches of the league that are entered live, by the ids of their fixtures; followed while that is wanted. */
export function useLiveMatches(league: League, isWanted: boolean): ReadonlyMap<string, LiveMatch> {
  const [matches, setMatches] = useState(nobody);
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = () => {};
    let left = false;
    loadLiveReader()
      .then((reader) =>
        // Without a connection the page says so by itself.
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
