import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { FixtureRow } from "./FixtureRow";
import type { DetailsLink } from "./MatchRow";
import { ResultRow } from "./ResultRow";

interface AnyMatchRowProps {
  readonly league: League;
  readonly match: ListedMatch;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  readonly link: DetailsLink;
  /** Epoch milliseconds, from `useNow`. */
  readonly now: number;
  readonly isUnderDay?: boolean;
}

/** A match with its score once there is a result, until then with its kick-off. */
export function AnyMatchRow({ league, match, now, ...row }: AnyMatchRowProps) {
  if (hasResult(match)) return <ResultRow league={league} match={match} {...row} />;
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  return <FixtureRow league={league} match={match} phase={phase} {...row} />;
}
