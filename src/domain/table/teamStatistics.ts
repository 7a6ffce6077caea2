import type { Outcome, Pair, Team } from "./outcome";

/** How often a team won, drew and lost. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A team's statistics from the matches that a table counts. */
export interface TeamStatistics {
  readonly team: Team;
  readonly played: number;
  /** For and against, in the stored unit of scores. */
  readonly score: Pair;
  readonly home: Tally;
  readonly away: Tally;
  /**
   * The win by the largest margin, of matches that were played to their end; the earliest of equal ones. Null if there
   * is none.
   */
  readonly biggest: { readonly id: string; readonly against: Team; readonly score: Pair } | null;
  /** For and against in each part of a match, and the number of matches in which it is known. */
  readonly stretches: readonly { readonly score: Pair; readonly matches: number }[];
}

const none = { won: 0, drawn: 0, lost: 0 };

/**
 * Returns the statistics of teams from the matches that their table counts.
 * @param stretches the score of each part of a match, by the id of its result
 */
export function teamStatistics(
  teams: readonly Team[],
  outcomes: readonly Outcome[],
  stretches: ReadonlyMap<string, readonly Pair[]>,
): readonly TeamStatistics[] {
  return teams.map((team) => {
    const sum = { played: 0, score: [0, 0] as Pair, home: { ...none }, away: { ...none } };
    let biggest: TeamStatistics["biggest"] = null;
    const parts: { score: Pair; matches: number }[] = [];
    for (const outcome of outcomes) {
      const { id, a, b, winner, lostBy, units } = outcome;
      const side = a === team ? 0 : b === team ? 1 : null;
      if (side === null) continue;
      const own = ([x, y]: Pair): Pair => (side === 0 ? [x, y] : [y, x]);
      const add = ([x, y]: Pair, pair: Pair): Pair => [x + own(pair)[0], y + own(pair)[1]];
      const tally = side === 0 ? sum.home : sum.away;
      const isWon = winner === (side === 0 ? "A" : "B");
      if (isWon) tally.won += 1;
      // A double forfeit is a defeat for both.
      else if (winner !== null || lostBy !== "play") tally.lost += 1;
      else tally.drawn += 1;
      sum.played += 1;
      sum.score = add(sum.score, units.score);
      const score = own(units.score);
      const margin = score[0] - score[1];
      if (
        isWon &&
        lostBy === "play" &&
        margin > (biggest ? biggest.score[0] - biggest.score[1] : 0)
      )
        biggest = { id, against: side === 0 ? b : a, score };
      for (const [at, stretch] of (stretches.get(id) ?? []).entries()) {
        const before = parts[at] ?? { score: [0, 0], matches: 0 };
        parts[at] = { score: add(before.score, stretch), matches: before.matches + 1 };
      }
    }
    return { team, ...sum, biggest, stretches: parts };
  });
}
