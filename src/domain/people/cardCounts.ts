import type { Result } from "@/records/results/schema";
import { bookedIn } from "./cards";
import { countingOf } from "./counting";
import type { MatchSheet, SquadMember } from "./sheet";
import { squadLookup } from "./squad";

/**
 * How many players of either side were shown a yellow card, a second one, a red one, a yellow and a red one, as a
 * result keeps it: `2.0.0.0/1.0.1.0`; '' where nobody was. Each player counts once, by the worst of it. A card of
 * somebody whose side neither squad nor match names is nobody's.
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
 * A result with what its bookings come to, by the squads and by the line-ups it has.
 * @param fixture whose line-ups name the sides too, where it is known
 */
export function withCards<P extends SquadMember>(
  result: Result,
  players: readonly P[],
  fixture: Pick<MatchSheet, "lineUpA" | "lineUpB"> = {},
): Result {
  const { lineUpA = [], lineUpB = [] } = fixture;
  return { ...result, cards: cardCounts({ ...result, lineUpA, lineUpB, id: "" }, players) };
}
