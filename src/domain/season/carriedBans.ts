import type { RecordOf } from "@/records/record";
import type { Day } from "../day";
import { sameName } from "../names";
import type { BanPolicy } from "../people/banPolicy";
import { suspensions } from "../people/suspensions";
import { amountOf } from "../wording";

type Player = RecordOf<"players">;

/** A suspension that a season left, and what the next one would say of the player. */
export interface CarriedBan {
  /** In the season that follows. */
  readonly player: Player;
  readonly matches: number;
  /** The organiser's word: "2 matches from 2027-05-20". */
  readonly word: string;
}

interface Before {
  /** Those of the season that is over. */
  readonly results: readonly RecordOf<"results">[];
  /** The players filed with it: they have what the organiser had said of somebody. */
  readonly filed: readonly Player[];
  readonly policy: BanPolicy;
  /** The day on which it ended. */
  readonly ended: Day;
}

/**
 * Whom the season before leaves suspended, and for how many matches. Who has left, and of whom the organiser has said
 * something in the new season already, is not among them. Yellow cards that led to nothing are not carried over.
 * @param players of the season that follows
 */
export function carriedBans(
  players: readonly Player[],
  { results, filed, policy, ended }: Before,
): readonly CarriedBan[] {
  const wordOf = ({ name, club }: Player) =>
    filed.find((one) => sameName(one.name, name) && sameName(one.club, club))?.suspension ?? "";
  const then = players.map((player) => ({ ...player, suspension: wordOf(player) }));
  return suspensions(results, { players: then, policy }).flatMap(({ record, left }) => {
    const player = players.find(({ id }) => id === record?.id);
    if (!player || player.suspension !== "") return [];
    const word = `${amountOf(left, "match", "matches")} from ${ended}`;
    return [{ player, matches: left, word }];
  });
}
