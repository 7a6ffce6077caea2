import { useEffect, useMemo, useState } from "react";
import type { LiveState } from "@/data/liveState";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import type { LiveMatch } from "@/domain/match/live";
import type { League } from "@/domain/league/league";
import { tellLive, type LiveShown } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { currentLive, isFollowed, shownOf } from "./liveShown";
import { silence, useFollowing } from "./useFollowing";
import { useHeldMatches } from "./useHeldMatches";

const nothing: ReadonlyMap<string, LiveShown> = new Map();
/** How often a running clock is read, in milliseconds. */
const TICK = 5_000;

interface LiveLeagueView {
  /** The match that is on, as soon as what is on screen is live. */
  readonly live: ListedMatch | null;
  readonly matches: readonly ListedMatch[];
  /** How those stand that are being played, by their ids. */
  readonly current: ReadonlyMap<string, LiveMatch>;
}

/** Follows a league while one of its matches is on, and tells all rows and pages how its matches stand. */
export function useLiveLeague(league: League): LiveLeagueView {
  const matches = useHeldMatches(league);
  const [state, setState] = useState(silence);
  const match = useMatchOn(league, matches, state);
  const isLive = useFollowing(league, match !== null, setState);
  const current = useMemo(() => currentLive(matches, state), [matches, state]);
  useEffect(() => {
    let told = "";
    const tell = () => {
      const now = Date.now();
      const shown = [...current].map(([id, one]) => [id, shownOf(one, league, now)] as const);
      const text = JSON.stringify(shown);
      // A minute that has not passed redraws nothing.
      if (text !== told) tellLive(league.slug, new Map(shown));
      told = text;
    };
    tell();
    const timer = current.size > 0 ? setInterval(tell, TICK) : undefined;
    return () => clearInterval(timer);
  }, [current, league]);
  useEffect(() => () => tellLive(league.slug, nothing), [league]);
  return { live: isLive ? match : null, matches, current };
}

/**
 * The match of the league that is on, the first of several, until its result stands. Null without one.
 */
function useMatchOn(
  league: League,
  matches: readonly ListedMatch[],
  { matches: told }: LiveState,
): ListedMatch | null {
  const now = useNow(0);
  const { matchMinutes } = league.game;
  const begun = matchesAhead(matches, now, matchMinutes);
  return begun.find((listed) => isFollowed(listed, told.has(listed.id), now, matchMinutes)) ?? null;
}
