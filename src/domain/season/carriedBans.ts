import type { RecordOf, PlayerRecord } from "@/records/record";
import type { Day } from "../day";
import { sameName } from "../names";
import type { BanPolicy } from "../people/banPolicy";
import { writeBanDecision } from "../people/banWord";
import { cardsLeft } from "../people/suspensions";
import type { CardCarryOver } from "../league/league";

/** The suspensions and cards of a player that the next season takes over. */
export interface CarriedBan {
  /** The player's record in the new season. */
  readonly player: PlayerRecord;
  readonly matches: number;
  /** Yellow cards towards the next suspension; 0 if the season takes none over. */
  readonly yellows: number;
  /** The organiser's decision to store: "2 matches, 3 yellows from 2027-05-20". */
  readonly word: string;
}

interface SeasonBefore {
  /** The results of the season that is over. */
  readonly results: readonly RecordOf<"results">[];
  /** The players archived with it, with the organiser's decisions of that season. */
  readonly filed: readonly PlayerRecord[];
  readonly policy: BanPolicy;
  /** The day on which it ended. */
  readonly ended: Day;
  /** What its format takes over; absent: suspensions, which the administrator may leave out. */
  readonly carry?: readonly CardCarryOver[] | undefined;
}

/**
 * Returns the players whom the former season leaves suspended, with the number of matches, and with their yellow cards
 * if its format takes them over. Players who have left, and players for whom the organiser has already decided in the
 * new season, are left out. Cards of cups are not taken over.
 * @param players the players of the new season
 */
export function carriedBans(
  players: readonly PlayerRecord[],
  { results, filed, policy, ended, carry = ["bans"] }: SeasonBefore,
): readonly CarriedBan[] {
  const wordOf = ({ name, club }: PlayerRecord) =>
    filed.find((one) => sameName(one.name, name) && sameName(one.club, club))?.suspension ?? "";
  const then = players.map((player) => ({ ...player, suspension: wordOf(player) }));
  return cardsLeft(results, { players: then, policy }).flatMap(({ record, ...left }) => {
    const player = players.find(({ id }) => id === record?.id);
    const matches = carry.includes("bans") ? left.left : 0;
    const yellows = carry.includes("cards") ? left.yellows : 0;
    if (!player || player.suspension !== "" || matches + yellows === 0) return [];
    const word = writeBanDecision({ matches, yellows, from: ended });
    return [{ player, matches, yellows, word }];
  });
}
