import { useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { loadLiveReader } from "@/data/connection";
import type { LiveState } from "@/data/liveState";
import { ListingsContext } from "@/data/useListing";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { tellLive, type LiveShown } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { noticesAreOn } from "@/ui/mine/notices";
import { WantedNotices } from "../notices/WantedNotices";
import { currentLive, isFollowed, shownOf } from "./liveShown";
import { useHeldMatches } from "./useHeldMatches";

interface LiveLeagueProps {
  readonly league: League;
  readonly onLive?: (match: ListedMatch | null) => void;
}

const nobody = () => {};
const silence: LiveState = { updatedAt: null, matches: new Map() };
const nothing: ReadonlyMap<string, LiveShown> = new Map();
/** How often a running clock is read, in milliseconds. */
const TICK = 5_000;

/**
 * Follows a league while it is there: tells which match is on once what is on screen is live, and all rows how it
 * stands. What changes is said once, and shown where the match is shown.
 */
export default function LiveLeague({ league, onLive = nobody }: LiveLeagueProps): ReactNode {
  const { live, state, matches } = useLiveLeague(league);
  useEffect(() => onLive(live), [live, onLive]);
  const current = useMemo(() => currentLive(matches, state), [matches, state]);
  useEffect(() => {
    let told = "";
    const tell = () => {
      const now = Date.now();
      const shown = [...current].map(([id, match]) => [id, shownOf(match, league, now)] as const);
      const text = JSON.stringify(shown);
      // A minute that has not passed draws nothing anew.
      if (text !== told) tellLive(league.slug, new Map(shown));
      told = text;
    };
    tell();
    const timer = current.size > 0 ? setInterval(tell, TICK) : undefined;
    return () => clearInterval(timer);
  }, [current, league]);
  useEffect(() => () => tellLive(league.slug, nothing), [league]);
  const scores = matches.flatMap((match) => {
    const now = current.get(match.id);
    return now ? [`${match.teamA} ${now.scoreA}, ${match.teamB} ${now.scoreB}`] : [];
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        <NewScores key={live?.id} scores={scores} />
      </p>
      <WantedNotices league={league} />
    </>
  );
}

/** The scores that changed since they were said before; nothing of those that were there at first. */
function NewScores({ scores }: { readonly scores: readonly string[] }) {
  const [told, setTold] = useState({ scores, said: "" });
  if (told.scores.join() !== scores.join()) {
    const changed = scores.filter((score) => !told.scores.includes(score));
    // The first word of a match is not a change of it.
    setTold({ scores, said: told.scores.length > 0 ? changed.join(". ") : "" });
  }
  return told.said;
}

interface Followed {
  /** The match that is on, as soon as what is on screen is live. */
  readonly live: ListedMatch | null;
  readonly state: LiveState;
  readonly matches: readonly ListedMatch[];
}

/**
 * Follows a league's matches and results, and how they stand, while one of them is on; at other times it neither
 * connects nor loads the code for it.
 */
function useLiveLeague(league: League): Followed {
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
