import { counts, readEnding } from "@/domain/match/ending";
import type { PlayedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import type { League } from "@/domain/league/league";
import { outcomeOf } from "@/ui/match/outcome";

/** The balance of the matches of two teams, from the view of one of them. */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The sum of the team's scores, in the stored unit (half points in chess), like `conceded`. */
  readonly scored: number;
  readonly conceded: number;
}

/**
 * Returns the team's win by the largest margin, the latest of equal ones; null if it has not won.
 * @param meetings newest first
 */
export function highestWin(
  league: League,
  team: string,
  meetings: readonly PlayedMatch[],
): PlayedMatch | null {
  const wins = meetings.flatMap((meeting) => {
    const { result } = meeting.match.outcome;
    const { loser, scoreA, scoreB } = outcomeOf(result, league);
    if (!counts(readEnding(result.ending)) || loser === null) return [];
    if (sameName(loser === "A" ? meeting.teamA : meeting.teamB, team)) return [];
    return [{ meeting, margin: Math.abs((scoreA ?? 0) - (scoreB ?? 0)) }];
  });
  return wins.toSorted((a, b) => b.margin - a.margin)[0]?.meeting ?? null;
}

/**
 * Returns the balance from the view of the given team. Void and undecided matches do not count; a draw is a match with
 * equal scores.
 */
export function balanceOf(league: League, team: string, meetings: readonly PlayedMatch[]): Balance {
  const sum = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const { teamA, match } of meetings) {
    const { result } = match.outcome;
    if (!counts(readEnding(result.ending))) continue;
    const { loser, scoreA, scoreB } = outcomeOf(result, league);
    const isA = sameName(teamA, team);
    sum.scored += (isA ? scoreA : scoreB) ?? 0;
    sum.conceded += (isA ? scoreB : scoreA) ?? 0;
    if (loser !== null) sum[(loser === "A") === isA ? "lost" : "won"] += 1;
    else if (scoreA !== null && scoreA === scoreB) sum.drawn += 1;
  }
  return sum;
}
