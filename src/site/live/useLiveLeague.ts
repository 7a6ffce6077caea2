import { useContext, useEffect, useMemo, useState } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveState } from "@/data/liveState";
import { ListingsContext } from "@/data/useListing";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import type { LiveMatch } from "@/domain/match/live";
import type { League } from "@/leagues/league";
import { tellLive, type LiveShown } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { noticesAreOn } from "@/ui/mine/notices";
import { currentLive, isFollowed, shownOf } from "./liveShown";
import { useHeldMatches } from "./useHeldMatches";

const silence: LiveState = { updatedAt: null, matches: new Map() };
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

/** Follows a league while it is there, and tells all rows and pages how its matches stand. */
export function useLiveLeague(league: League): LiveLeagueView {
  const { live, state, matches } = useFollowed(league);
  const current = useMemo(() => currentLive(matches, state), [matches, state]);
  useEffect(() => {
    let told = "";
    const tell = () => {
      const now = Date.now();
      const shown = [...current].map(([id, match]) => [id, shownOf(match, league, now)] as const);
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
  return { live, matches, current };
}

interface Followed extends Omit<LiveLeagueView, "current"> {
  readonly state: LiveState;
}

/**
 * Follows a league's matches and results, and how they stand, while one of them is on; at other times it neither
 * connects nor loads the code for it.
 */
function useFollowed(league: League): Followed {
  const listings = useContext(ListingsContext);
  const matches = useHeldMatches(league);
  const [state, setState] = useState(silence);
  const match = useMatchOn(league, matches, state);
  const isOn = match !== null;
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    let stop = () => {};
    let left = false;
    Promise.all([import("@/data/followLeague"), loadLiveReader()])
      .then(([{ followLeague }, reader]) =>
        followLeague(
          { listings, reader, league },
          { onLive: setIsLive, onMatches: setState, alsoHidden: noticesAreOn },
        ),
      )
      .then((started) => (left ? started() : (stop = started)))
      // Without its code the page is as up to date as at any other time.
      .catch(() => {});
    return () => {
      left = true;
      stop();
      setState(silence);
    };
  }, [isOn, league, listings]);

  return { live: isLive ? match : null, state, matches };
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
