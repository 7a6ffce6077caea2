import type { Official } from "@/domain/people/official";
import { doubleBooked } from "@/domain/people/bookings";
import { kickOffOf } from "@/domain/when";
import { enumerated } from "@/domain/wording";
import { arena } from "@arena/arena";
import type { MatchBooking } from "./useBookings";

/** A match in words: "Kingsway Rovers v Mount Trojans, Sat 14 Mar, 16:00". */
export const matchInWords = ({ fixture }: Pick<MatchBooking, "fixture">): string =>
  [`${fixture.teamA} v ${fixture.teamB}`, kickOffOf(fixture, arena.timeZone)?.short]
    .filter(Boolean)
    .join(", ");

/** The names of the officials of a match; those who were deleted since are not named. */
export const namesOf = (ids: readonly string[], officials: readonly Official[]): string[] =>
  ids.flatMap((id) => officials.find((one) => one.id === id)?.name ?? []);

/** What to say of those who lead another match at the same time, a sentence for each. */
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
