import { dayOf, daysFrom, type Day } from "@/domain/day";
import type { LeagueEntry } from "@/domain/league/league";
import { arena } from "@arena/arena";

/** Days before a league's first day and after its last one on which it still belongs to a day of all leagues. */
const BEFORE_AND_AFTER = 7;

/** Whether a day of all leagues shows a league: one that says no days of its own plays at any time. */
export const playsAround = ({ days }: Pick<LeagueEntry, "days">, day: Day): boolean =>
  days === undefined ||
  (days !== null &&
    daysFrom(days.first, -BEFORE_AND_AFTER) <= day &&
    day <= daysFrom(days.last, BEFORE_AND_AFTER));

/** Whether a league plays around today, by the arena's clock. */
export const playsNow = (league: Pick<LeagueEntry, "days">): boolean =>
  playsAround(league, dayOf(Date.now(), arena.timeZone) ?? "");
