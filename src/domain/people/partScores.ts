import { compareNames } from "../names";
import type { PlayerTotals } from "./totals";

/** A player's score in the individual matches of ties. */
export interface PartScore<P> {
  /** The rank; equal scores share it, and the next rank is skipped: 1, 1, 3. */
  readonly rank: number;
  readonly player: string;
  readonly club: string;
  readonly record: P | null;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The score in half points: two for a win, one for a draw. */
  readonly halves: number;
}

/**
 * Ranks players by their own score, the best first; at the same score the player with fewer matches comes first.
 * Players without matches are left out.
 */
export function partScores<P>(totals: readonly PlayerTotals<P>[]): PartScore<P>[] {
  const rows = totals
    .map(({ player, club, record, partsWon: won, partsDrawn: drawn, partsLost: lost }) => ({
      player,
      club,
      record,
      won,
      drawn,
      lost,
      played: won + drawn + lost,
      halves: 2 * won + drawn,
    }))
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.halves - a.halves || a.played - b.played || compareNames(a.player, b.player));
  let rank = 1;
  return rows.map((row, at) => {
    const above = rows[at - 1];
    if (above && (above.halves !== row.halves || above.played !== row.played)) rank = at + 1;
    return { rank, ...row };
  });
}
