import type { Result } from "@/records/results/schema";
import { bookedIn } from "./cards";
import { countingOf } from "./counting";
import type { MatchSheet, SquadMember } from "./sheet";
import { squadLookup } from "./squad";

/**
 * Returns how many players of each side were shown a yellow card, a second one, a red one, or a yellow and a red one,
 * in the stored form `2.0.0.0/1.0.1.0`; '' if none. Each player counts once, in the most severe of these. A card does
 * not count if neither the squads nor the match name the player's side.
 */
export function cardCounts<P extends SquadMember>(
  match: MatchSheet,
  players: readonly P[],
): string {
  const counting = countingOf(match.ending);
  if (counting === "nothing" || counting === "sendingsOff") return "";
  const counts = { A: [0, 0, 0, 0], B: [0, 0, 0, 0] };
  for (const { person, yellow, secondYellow, red } of bookedIn(match, squadLookup(players))) {
    const at = secondYellow > 0 ? 1 : red > 0 ? (yellow > 0 ? 3 : 2) : 0;
    if (person.side !== null) counts[person.side][at] = (counts[person.side][at] ?? 0) + 1;
  }
  const text = [counts.A, counts.B].map((side) => side.join(".")).join("/");
  return /[1-9]/.test(text) ? text : "";
}

/**
 * Returns a result with the card counts of its bookings, from the squads and its line-ups.
 * @param fixture its line-ups name the players' sides too, if it is known
 */
export function withCards<P extends SquadMember>(
  result: Result,
  players: readonly P[],
  fixture: Pick<MatchSheet, "lineUpA" | "lineUpB"> = {},
): Result {
  const { lineUpA = [], lineUpB = [] } = fixture;
  return { ...result, cards: cardCounts({ ...result, lineUpA, lineUpB, id: "" }, players) };
}
