import { dayOf, daysFrom, type Day } from "@/domain/day";
import type { LeagueEntry } from "@/domain/league/league";
import { arena } from "@arena/arena";

/**
 * The number of days before a league's first day and after its last day on which pages of all leagues still show it.
 */
const BEFORE_AND_AFTER = 7;

/**
 * Checks whether pages of all leagues show a league on a day. A league without `days` plays at any time; one with
 * `days: null` does not play.
 */
export const playsAround = ({ days }: Pick<LeagueEntry, "days">, day: Day): boolean =>
  days === undefined ||
  (days !== null &&
    daysFrom(days.first, -BEFORE_AND_AFTER) <= day &&
    day <= daysFrom(days.last, BEFORE_AND_AFTER));

/** Checks whether a league plays around today, in the arena's zone. */
export const playsNow = (league: Pick<LeagueEntry, "days">): boolean =>
  playsAround(league, dayOf(Date.now(), arena.timeZone) ?? "");
