import { useEffect, useMemo, useState } from "react";
import { serverNow } from "@/domain/serverTime";
import { matchesAhead, mayHaveBegun, phaseOf } from "@/domain/match/ahead";
import { withLive, type ListedMatch } from "@/domain/match/listed";
import type { LiveMatch } from "@/domain/match/live";
import type { League } from "@/domain/league/league";
import { setLiveMatches, type ShownLiveMatch } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { currentLive, shownOf } from "./liveShown";
import { useBegunEarly } from "./useBegunEarly";
import { silence, useFollowing } from "./useFollowing";
import { useKnownMatches } from "./useKnownMatches";

const nothing: ReadonlyMap<string, ShownLiveMatch> = new Map();
/** How often the running clocks are updated, in milliseconds. */
const TICK = 5_000;

interface LiveLeagueView {
  /** The live match once the data on the screen is live; else null. */
  readonly live: ListedMatch | null;
  readonly matches: readonly ListedMatch[];
  /** The live data of the matches under way, by their fixtures' ids. */
  readonly current: ReadonlyMap<string, LiveMatch>;
}

/** Subscribes to a league while one of its matches is live, and passes the live matches to all rows and pages. */
export function useLiveLeague(league: League): LiveLeagueView {
  const matches = useKnownMatches(league);
  const [state, setState] = useState(silence);
  const current = useMemo(() => currentLive(matches, state), [matches, state]);
  const { match, early } = useMatchOn(league, matches, current);
  const hasBegun = useBegunEarly(league, early);
  const isLive = useFollowing(league, match !== null || hasBegun, setState);
  useEffect(() => {
    let lastText = "";
    const tell = () => {
      const now = serverNow();
      const shown = [...current].map(([id, one]) => [id, shownOf(one, league, now)] as const);
      const text = JSON.stringify(shown);
      // Does not render again while the shown minute is the same.
      if (text !== lastText) setLiveMatches(league.slug, new Map(shown));
      lastText = text;
    };
    tell();
    const timer = current.size > 0 ? setInterval(tell, TICK) : undefined;
    return () => clearInterval(timer);
  }, [current, league]);
  useEffect(() => () => setLiveMatches(league.slug, nothing), [league]);
  return { live: isLive ? match : null, matches, current };
}

/**
 * Returns the league's live match, the first if there are several, until its result is entered; null if there is none.
 * Also returns the ids, one per line, of matches that a scorer may begin although their start is in the future.
 */
function useMatchOn(
  league: League,
  matches: readonly ListedMatch[],
  current: ReadonlyMap<string, LiveMatch>,
): { readonly match: ListedMatch | null; readonly early: string } {
  const now = useNow(0);
  const { matchMinutes } = league.game;
  // Memoised, because a new array at each render would start the page's effects again and again.
  const shown = useMemo(() => withLive(matches, (id) => current.has(id)), [matches, current]);
  const [first] = matchesAhead(shown, now, matchMinutes);
  const isOn = first && phaseOf(first.match, now, matchMinutes) === "on";
  return { match: isOn ? first : null, early: mayHaveBegun(matches, now).join("\n") };
}
