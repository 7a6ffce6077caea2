import type { RecordOf, PlayerRecord } from "@/records/record";
import type { Day } from "../day";
import { sameName } from "../names";
import type { BanPolicy } from "../people/banPolicy";
import { writeBanWord } from "../people/banWord";
import { cardsLeft } from "../people/suspensions";
import type { CardCarryOver } from "../league/league";

/** What a season left of a player's suspensions and cards, and what the next one would say of the player. */
export interface CarriedBan {
  /** In the season that follows. */
  readonly player: PlayerRecord;
  readonly matches: number;
  /** Yellow cards towards the next suspension; 0 where the season carries none over. */
  readonly yellows: number;
  /** The organiser's word: "2 matches, 3 yellows from 2027-05-20". */
  readonly word: string;
}

interface SeasonBefore {
  /** Those of the season that is over. */
  readonly results: readonly RecordOf<"results">[];
  /** The players filed with it: they have what the organiser had said of somebody. */
  readonly filed: readonly PlayerRecord[];
  readonly policy: BanPolicy;
  /** The day on which it ended. */
  readonly ended: Day;
  /** What its format says is carried over; absent: suspensions, where somebody wants them to be. */
  readonly carry?: readonly CardCarryOver[] | undefined;
}

/**
 * Whom the season before leaves suspended, and for how many matches, and with its word for it the yellow cards that led
 * to nothing yet. Who has left, and of whom the organiser has said something in the new season already, is not among
 * them. Cards of cups beside the league stay behind.
 * @param players of the season that follows
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
    const word = writeBanWord({ matches, yellows, from: ended });
    return [{ player, matches, yellows, word }];
  });
}
