import { arena } from "@arena/arena";
import type { Fixture } from "@/records/fixtures/schema";
import { toZonedInput } from "../time";
import { dayOfWhen, type When } from "../when";

/** Converts a fixture to the form of a match in a schedule. */
export function placedOf(match: When & Pick<Fixture, "teamA" | "teamB" | "stadium">) {
  const { teamA, teamB, date, stadium } = match;
  const day = dayOfWhen(match, arena.timeZone);
  const time = date === null ? {} : { time: toZonedInput(date, arena.timeZone).slice(11) };
  const place = day === null ? {} : { day, ...time, venue: stadium };
  return { home: teamA, away: teamB, ...place };
}
