import { isPlayed } from "../match/ending";
import { parseBookings } from "../match/bookings";
import { compareNames, foldName, sameName } from "../names";
import { difference } from "../match/order";
import type { PlayerStatistic } from "@/records/players/schema";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { clubIn, squadLookup } from "./squad";
import { momentOf } from "../when";

export interface TopEntry {
  /** The rank; equal values share it, and the next rank is skipped: 1, 1, 3. */
  readonly rank: number;
  readonly player: string;
  readonly club: string;
  readonly value: number;
  /** The squad member; null if the name is in no squad, or in several. */
  readonly record: RecordOf<"players"> | null;
}

function ranked(entries: readonly Omit<TopEntry, "rank">[]): TopEntry[] {
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

/**
 * Returns the players with the most cards of that colour, from the bookings of results that were played.
 * @param isShown whether an entry is in the list; absent: all are
 * @param club only cards count that were shown while the player was at this club
 */
export function topCards(
  results: readonly Result[],
  players: readonly RecordOf<"players">[],
  card: "yellow" | "red",
  isShown: (entry: Pick<TopEntry, "record">) => boolean = () => true,
  club?: string,
): TopEntry[] {
  const find = squadLookup(players);
  const counts = new Map<string, Omit<TopEntry, "rank">>();
  for (const result of results.filter(isPlayed)) {
    const { bookings, teamA, teamB } = result;
    const moment = momentOf(result);
    for (const booking of parseBookings(bookings)) {
      if (booking.card !== card) continue;
      const record = find(booking.player, [teamA, teamB], moment);
      const of = record ? clubIn(record, [teamA, teamB], moment) : "";
      if (club !== undefined && !sameName(of, club)) continue;
      const key = record?.id ?? `name:${foldName(booking.player)}`;
      const { player, value } = counts.get(key) ?? {
        player: record?.name ?? booking.player,
        value: 0,
      };
      counts.set(key, { player, club: club ?? record?.club ?? "", value: value + 1, record });
    }
  }
  return ranked([...counts.values()].filter(isShown));
}
