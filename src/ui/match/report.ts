import { parseBookings, type Booking } from "@/domain/match/bookings";
import type { Player } from "@/records/players/schema";
import type { Result } from "@/records/results/schema";
import { parseSubstitutions } from "@/domain/match/substitutions";
import { matchEvents } from "@/domain/people/matchEvents";
import type { MatchEvent } from "@/domain/match/timeline";
import type { Sport } from "@/domain/sport";
import { timelineOf, type TimelineEntry } from "./timelineOf";

/** The events of a match, read from its result. */
export interface MatchReport {
  /** The events in the timeline. */
  readonly timeline: readonly TimelineEntry[];
  /** The bookings that are not in the timeline, because they have no minute. */
  readonly bookings: readonly Booking[];
  /** Substitutions that could not be parsed, as entered. */
  readonly substitutionNotes: readonly string[];
}

const isCard = ({ kind }: MatchEvent) => kind === "yellow" || kind === "red";

/**
 * Splits the events of a match into the timeline and the rest, so that no entered text is lost. Ignores fields that the
 * sport does not use.
 * @param players the players of the squads, to find the club of a booked player
 */
export function reportOf(
  result: Result,
  { matchFields, scorerFigure }: Pick<Sport, "matchFields" | "scorerFigure">,
  players: readonly Player[] = [],
): MatchReport {
  const kept: Result = {
    ...result,
    bookings: matchFields.includes("bookings") ? result.bookings : [],
    substitutionsA: matchFields.includes("substitutionsA") ? result.substitutionsA : "",
    substitutionsB: matchFields.includes("substitutionsB") ? result.substitutionsB : "",
  };
  const events = matchEvents(kept, { scorerFigure, players }).filter(
    (event) => !isCard(event) || event.minute !== null,
  );
  const cards = events.filter(isCard);
  return {
    timeline: timelineOf(events, result),
    bookings: parseBookings(kept.bookings).filter(
      ({ player, card, minute }) =>
        !cards.some(
          (event) => event.kind === card && event.player === player && event.minuteText === minute,
        ),
    ),
    substitutionNotes: [kept.substitutionsA, kept.substitutionsB]
      .flatMap(parseSubstitutions)
      .filter(({ direction }) => direction === null)
      .map(({ text }) => text),
  };
}
