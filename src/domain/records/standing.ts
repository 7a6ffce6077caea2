import * as v from "valibot";
import { club, count, decimal, text } from "./field";
import { limits } from "./limits";

const signed = { min: -limits.statistic };

/**
 * One row of a league table (spec point 3): the columns of all sports; `sports/` says which ones a sport keeps.
 * Old rows are keyed by `teamName` or `name`; both read as `team`.
 */
export const standingSchema = v.object({
  team: club("Team name"),
  group: text("Group", { max: limits.shortText }),
  played: count("Played"),
  won: count("Won"),
  draw: count("Drawn"),
  lost: count("Lost"),
  gf: count("Goals for"),
  ga: count("Goals against"),
  gd: count("Goal difference", signed),
  points: count("Points", signed),
  streak: text("Streak", { max: limits.shortText, help: "For example W3 or L1" }),
  ppg: decimal("Points per game", { max: limits.score }),
});

export type Standing = v.InferOutput<typeof standingSchema>;

/** The columns a table can have beside rank and team. */
export type StandingColumn = Exclude<keyof Standing, "team" | "group">;
