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
/** How often a running clock is read, in milliseconds. */
const TICK = 5_000;

interface LiveLeagueView {
  /** The match that is on, as soon as what is on screen is live. */
  readonly live: ListedMatch | null;
  readonly matches: readonly ListedMatch[];
  /** The state of those that are being played, by their ids. */
  readonly current: ReadonlyMap<string, LiveMatch>;
}

/** Follows a league while one of its matches is on, and gives all rows and pages its live matches. */
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
      // A minute that has not passed redraws nothing.
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
 * The match of the league that is on, the first of several, until its result is there; null without one. And the ids of those,
 * one a line, that a scorer may begin though their kick-off lies ahead.
 */
function useMatchOn(
  league: League,
  matches: readonly ListedMatch[],
  current: ReadonlyMap<string, LiveMatch>,
): { readonly match: ListedMatch | null; readonly early: string } {
  const now = useNow(0);
  const { matchMinutes } = league.game;
  // The object stays the same while its content does: a new one would start the effects of a page again and again.
  const shown = useMemo(() => withLive(matches, (id) => current.has(id)), [matches, current]);
  const [first] = matchesAhead(shown, now, matchMinutes);
  const isOn = first && phaseOf(first.match, now, matchMinutes) === "on";
  return { match: isOn ? first : null, early: mayHaveBegun(matches, now).join("\n") };
}
