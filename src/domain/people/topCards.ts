import { isPlayed } from "../match/ending";
import { parseBookings } from "../match/bookings";
import { foldName, sameName } from "../names";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { clubIn, squadLookup } from "./squad";
import { ranked, type TopEntry } from "./statistics";
import { momentOf } from "../when";

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
