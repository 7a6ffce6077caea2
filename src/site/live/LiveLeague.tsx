import { useEffect, useState, type ReactNode } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { followOnPage } from "./onPage";
import { useLiveLeague } from "./useLiveLeague";

interface LiveLeagueProps {
  readonly league: League;
  readonly onLive?: (match: ListedMatch | null) => void;
}

const nobody = () => {};

/**
 * Follows a league while it is there: tells which match is on once what is on screen is live, and all rows how it
 * stands. What changes is said once, and shown where the match is shown.
 */
export default function LiveLeague({ league, onLive = nobody }: LiveLeagueProps): ReactNode {
  const { live, matches, current } = useLiveLeague(league);
  useEffect(() => followOnPage(league), [league]);
  useEffect(() => onLive(live), [live, onLive]);
  const scores = matches.flatMap((match) => {
    const now = current.get(match.id);
    return now ? [`${match.teamA} ${now.scoreA}, ${match.teamB} ${now.scoreB}`] : [];
  });
  return (
    <p className="visually-hidden" role="status">
      <NewScores key={live?.id} scores={scores} />
    </p>
  );
}

/** The scores that changed since they were said before; nothing of those that were there at first. */
function NewScores({ scores }: { readonly scores: readonly string[] }) {
  const [told, setTold] = useState({ scores, said: "" });
  if (told.scores.join() !== scores.join()) {
    const changed = scores.filter((score) => !told.scores.includes(score));
    // The first scores are not a change.
    setTold({ scores, said: told.scores.length > 0 ? changed.join(". ") : "" });
  }
  return told.said;
}
