import { compareNames } from "../names";
import { difference } from "../match/order";
import type { PlayerStatistic } from "@/records/players/schema";
import type { RecordOf } from "@/records/record";

export interface TopEntry {
  /** The rank; equal values share it, and the next rank is skipped: 1, 1, 3. */
  readonly rank: number;
  readonly player: string;
  readonly club: string;
  readonly value: number;
  /** The squad member; null if the name is in no squad, or in several. */
  readonly record: RecordOf<"players"> | null;
}

/** Returns the entries above zero with their ranks, greatest first. */
export function ranked(entries: readonly Omit<TopEntry, "rank">[]): TopEntry[] {
  const sorted = entries
    .filter(({ value }) => value > 0)
    .sort((a, b) => difference(b.value, a.value) || compareNames(a.player, b.player));
  const ranks = new Map<number, number>();
  return sorted.map((entry, at) => {
    const rank = ranks.get(entry.value) ?? at + 1;
    ranks.set(entry.value, rank);
    return { rank, ...entry };
  });
}

/** Returns the players with the most of a statistic, best first; players without any are left out. */
export function topPlayers(
  players: readonly RecordOf<"players">[],
  statistic: PlayerStatistic,
): TopEntry[] {
  return ranked(
    players.map((record) => ({
      player: record.name,
      club: record.club,
      value: record[statistic],
      record,
    })),
  );
}
