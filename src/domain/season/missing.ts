import type { Match } from "../match/match";
import { foldName } from "../names";
import type { RemainingMatch } from "../table/outcome";

interface Meetings {
  /** Meetings that were played, are planned or were called off. */
  kept: number;
  /** Meetings that were declared void; another match at the same ground replaces them. */
  void: number;
}

const key = (home: string, away: string) => `${foldName(home)}\n${foldName(away)}`;

/**
 * Returns the matches of a table's teams that the format requires and that are neither played nor planned yet; without
 * them no place is certain. A match that was called off or declared void will not be played, so it is not missing
 * either.
 * @param oftenOf how often two teams meet by the format
 * @param matches the matches of the league or its groups, without the knock-out
 */
export function missingMatches(
  teams: readonly string[],
  oftenOf: (a: string, b: string) => number,
  matches: readonly Match[],
): readonly RemainingMatch[] {
  const met = new Map<string, Meetings>();
  for (const { schedule, outcome } of matches) {
    const pair = schedule ?? outcome?.result;
    if (!pair) continue;
    const at = key(pair.teamA, pair.teamB);
    const meetings = met.get(at) ?? { kept: 0, void: 0 };
    meetings[outcome?.decision.how === "void" ? "void" : "kept"] += 1;
    met.set(at, meetings);
  }
  const countOf = (home: string, away: string) => {
    const { kept, void: voided } = met.get(key(home, away)) ?? { kept: 0, void: 0 };
    return kept || Math.min(voided, 1);
  };
  return teams.flatMap((a, at) =>
    teams.slice(at + 1).flatMap((b): RemainingMatch[] => {
      const found = countOf(a, b) + countOf(b, a);
      return Array.from({ length: Math.max(0, oftenOf(a, b) - found) }, (_, number) => ({
        id: `missing ${a} ${b} ${number}`,
        a,
        b,
      }));
    }),
  );
}
