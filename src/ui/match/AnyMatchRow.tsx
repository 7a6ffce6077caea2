import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { useLeague } from "@/ui/where";
import { FixtureRow } from "./FixtureRow";
import type { DetailsLink } from "./MatchRow";
import { ResultRow } from "./ResultRow";

interface AnyMatchRowProps {
  readonly match: ListedMatch;
  readonly link: DetailsLink;
  /** Epoch milliseconds, from `useNow`. */
  readonly now: number;
  readonly isUnderDay?: boolean;
  readonly round?: string | undefined;
}

/** A match with its score once there is a result, until then with its kick-off. */
export function AnyMatchRow({ match, now, ...row }: AnyMatchRowProps) {
  const league = useLeague();
  if (hasResult(match)) return <ResultRow match={match} {...row} />;
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  return <FixtureRow match={match} phase={phase} {...row} />;
}
