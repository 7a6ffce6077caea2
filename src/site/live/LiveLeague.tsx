import { lazy, Suspense, useEffect, type ReactNode } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { formatScore } from "@/ui/match/score";
import { useLeague } from "@/ui/leagueContext";
import { NewWords } from "./NewWords";
import type { OnNow } from "./onNow";
import { followOnPage } from "./onPage";
import { useKnownClubs } from "./useKnownMatches";
import { useLiveLeague } from "./useLiveLeague";

interface LiveLeagueProps {
  readonly onLive?: (on: OnNow | null) => void;
}

const nobody = () => {};

const LiveMeets = lazy(() =>
  import("./LiveMeets").catch(
    // If the code cannot be loaded, the page is as current as without live updates.
    () => ({ default: () => null }),
  ),
);

/**
 * Subscribes to a league's live data while rendered, and reports the live match or meet; every save updates the page.
 */
export default function LiveLeague(props: LiveLeagueProps): ReactNode {
  const league = useLeague();
  if (!league.meets) return <LiveMatches {...props} />;
  return (
    <Suspense fallback={null}>
      <LiveMeets {...props} />
    </Suspense>
  );
}

/**
 * Subscribes to the live matches of a league while rendered. Reports the live match once the data on the screen is
 * live, and updates the scores in all rows. Each change is announced once to screen readers.
 */
function LiveMatches({ onLive = nobody }: LiveLeagueProps): ReactNode {
  const league = useLeague();
  const { live, matches, current } = useLiveLeague(league);
  useEffect(() => followOnPage(league), [league]);
  const clubs = useKnownClubs(league);
  useEffect(
    () => onLive(live && onNow(league, calledMatch(clubs, live))),
    [league, clubs, live, onLive],
  );
  const scores = matches.flatMap((match) => {
    const now = current.get(match.id);
    if (!now) return [];
    const { figureA, figureB } = formatScore(now, league);
    const { teamA, teamB } = calledMatch(clubs, match);
    return [`${teamA} ${figureA}, ${teamB} ${figureB}`];
  });
  return (
    <p className="visually-hidden" role="status">
      <NewWords key={live?.id} words={scores} />
    </p>
  );
}

const onNow = (league: League, { id, teamA, teamB }: ListedMatch): OnNow => ({
  name: `${teamA} v ${teamB}`,
  to: paths.match(league, id),
});
