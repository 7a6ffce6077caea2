import { momentOf } from "@/domain/when";
import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import type { League } from "@/domain/league/league";

/** A team of a match, and the next match of that team; null if none is planned. */
export interface NextOf {
  readonly team: string;
  readonly next: ListedMatch | null;
}

interface NextMatchQuery {
  readonly league: League;
  readonly match: ListedMatch;
  readonly matches: readonly ListedMatch[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** Returns the next match of each team; if the given match is still to be played, the next one after it. */
export function nextOfBoth({ league, match, matches, now }: NextMatchQuery): readonly NextOf[] {
  const from = hasResult(match) ? null : momentOf(match);
  const ahead = matchesAhead(matches, now, league.game.matchMinutes).filter(
    (one) => one.id !== match.id && (from === null || (momentOf(one) ?? Infinity) >= from),
  );
  return [match.teamA, match.teamB].map((team) => ({
    team,
    next: ahead.find((one) => sameName(one.teamA, team) || sameName(one.teamB, team)) ?? null,
  }));
}
