import { club, gameWeek, moment, names, text, url } from "./field";
import { limits } from "./limits";
import { schemaOf, type Read } from "./schema";

/**
 * A match that is to be played (spec point 3). `teamA` plays at home.
 * Line-ups are stored as `…StartingXI` (football) or `…StartingV` (basketball) and read as `lineUpA`, `lineUpB`.
 */
export const fixtureSchema = schemaOf({
  teamA: club("Team A"),
  teamALogo: url("Team A logo"),
  teamB: club("Team B"),
  teamBLogo: url("Team B logo"),
  date: moment("Date and time", { help: "In the arena’s time zone; empty if not known yet" }),
  stadium: text("Stadium"),
  status: text("Status", { max: limits.shortText, help: "For example Upcoming, Live, Postponed" }),
  gameWeek: gameWeek(),
  reason: text("Reason", {
    max: limits.reason,
    optional: true,
    help: "Public: why a match is postponed, cancelled or abandoned",
  }),
  movedFrom: moment("Moved from", {
    optional: true,
    help: "The date it was to be played at first",
  }),
  lineUpA: names("Team A starting line-up", { help: "Names separated by commas" }),
  lineUpB: names("Team B starting line-up", { help: "Names separated by commas" }),
});

export type Fixture = Read<typeof fixtureSchema>;
