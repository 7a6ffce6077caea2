import type { ListedMatch } from "@/domain/match/listed";
import { lineUpsOf } from "@/domain/people/lineUps";
import { useLeague } from "@/ui/leagueContext";
import { LineUps } from "./LineUps";

interface WhoPlaysProps {
  readonly match: ListedMatch;
  readonly isWithoutSubstitutes?: boolean;
}

/**
 * The line-ups and substitutes of a match, or the players named in the result. Draws nothing for a past match without
 * such data.
 */
export function MatchLineUps({ match, isWithoutSubstitutes = false }: WhoPlaysProps) {
  const league = useLeague();
  const { outcome } = match.match;
  const { label, size } = league.game.lineUp;
  const { isStarting, teams } = lineUpsOf(match.match, size);
  if (outcome && teams.every(({ starters }) => starters.length === 0)) return null;
  const [a, b] = teams;
  return (
    <LineUps
      isOver={outcome !== null}
      isWithoutSubstitutes={isWithoutSubstitutes}
      label={isStarting ? label : "Players"}
      teams={[
        { ...a, name: match.teamA },
        { ...b, name: match.teamB },
      ]}
    />
  );
}
