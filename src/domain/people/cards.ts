import { parseBookings, type Booking } from "../match/bookings";
import type { Side } from "../match/timeline";
import { type Find, type MatchSheet, type Person, personsOf, type SquadMember } from "./sheet";

/** The cards of one player in one match; each is 0 or 1. */
export interface Cards {
  readonly yellow: number;
  /** A sending-off for a second caution; one yellow card counts besides it. */
  readonly secondYellow: number;
  /** A direct red card, also after a yellow card. */
  readonly red: number;
}

/**
 * Returns the cards of one player in one match. Two cautions are a sending-off (IFAB Laws of the Game, Law 12), in
 * whatever way they were written down: as a second yellow card, as two yellow ones, or with the red card that follows.
 * No player is sent off twice.
 */
function cardsOf(bookings: readonly Pick<Booking, "card" | "second">[]): Cards {
  const cautions = bookings.filter(({ card }) => card === "yellow").length;
  const second = cautions > 1 || bookings.some((one) => one.second);
  const red = bookings.some(({ card }) => card === "red");
  return {
    yellow: cautions > 0 || second ? 1 : 0,
    secondYellow: second ? 1 : 0,
    red: red && !second ? 1 : 0,
  };
}

export interface BookedPlayer<P> extends Cards {
  readonly person: Person<P> & { readonly side: Side | null };
}

/** Returns the players who were shown cards in a match; bookings that name no card are left out. */
export function bookedIn<P extends SquadMember>(
  match: MatchSheet,
  find: Find<P>,
): BookedPlayer<P>[] {
  const personOf = personsOf(match, find);
  const byPerson = new Map<string, { person: BookedPlayer<P>["person"]; bookings: Booking[] }>();
  for (const booking of parseBookings(match.bookings)) {
    if (booking.card === null) continue;
    const person = personOf(booking.player, null);
    const found = byPerson.get(person.key) ?? { person, bookings: [] };
    found.bookings.push(booking);
    byPerson.set(person.key, found);
  }
  return [...byPerson.values()].map(({ person, bookings }) => ({ person, ...cardsOf(bookings) }));
}
