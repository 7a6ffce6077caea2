import type { Official } from "@/domain/people/official";
import { doubleBooked } from "@/domain/people/bookings";
import { kickOffOf } from "@/domain/when";
import { enumerated } from "@/domain/wording";
import { arena } from "@arena/arena";
import type { MatchBooking } from "./useBookings";

/** Names a match with its date: "Kingsway Rovers v Mount Trojans, Sat 14 Mar, 16:00". */
export const matchInWords = ({ fixture }: Pick<MatchBooking, "fixture">): string =>
  [`${fixture.teamA} v ${fixture.teamB}`, kickOffOf(fixture, arena.timeZone)?.short]
    .filter(Boolean)
    .join(", ");

/** Returns the names of officials by their ids; officials who were deleted are left out. */
export const namesOf = (ids: readonly string[], officials: readonly Official[]): string[] =>
  ids.flatMap((id) => officials.find((one) => one.id === id)?.name ?? []);

/** Makes a warning for each official of a match who leads another match at the same time. */
export function bookedTwice(
  match: MatchBooking,
  all: readonly MatchBooking[],
  officials: readonly Official[],
): readonly string[] {
  return match.officials.flatMap((id) => {
    const others = doubleBooked(id, match, all);
    const [name] = namesOf([id], officials);
    if (name === undefined || others.length === 0) return [];
    const where = others.map((one) => `${matchInWords(one)} (${one.league.shortName})`);
    return [`${name} also leads ${enumerated(where)}.`];
  });
}
