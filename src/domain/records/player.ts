import * as v from "valibot";
import { club, count, decimal, field, optionalInteger, text, url } from "./field";
import { limits } from "./limits";
import { readText } from "./reading";

/** A position as typed; the goalkeeper's, to whom clean sheets belong, also in short. */
function readPosition(raw: unknown): string {
  const position = readText(raw);
  return /^(gk|goal[ -]keeper|keeper)$/i.test(position) ? "Goalkeeper" : position;
}

/** A squad member (spec point 3). Which statistics a sport keeps is declared in `sports/`. */
export const playerSchema = v.object({
  name: text("Name", { required: true }),
  jersey: optionalInteger("Jersey number", { max: limits.jersey }),
  position: field(readPosition, { label: "Position", control: "text", max: limits.shortText }),
  club: club("Club"),
  picture: url("Picture", { help: "An https address; a monogram is drawn without one" }),
  teamLogo: url("Team logo"),
  rating: decimal("Rating", { max: limits.rating }),
  goals: count("Goals"),
  assists: count("Assists"),
  appearances: count("Appearances"),
  cleanSheets: count("Clean sheets"),
  rebounds: count("Rebounds"),
  steals: count("Steals"),
  blocks: count("Blocks"),
});

export type Player = v.InferOutput<typeof playerSchema>;

/** The counted statistics of a player, of all sports together. */
export const playerStatistics = [
  "goals",
  "assists",
  "appearances",
  "cleanSheets",
  "rebounds",
  "steals",
  "blocks",
] as const;

export type PlayerStatistic = (typeof playerStatistics)[number];

/** Clean sheets belong to goalkeepers only (spec point 5). */
export function isGoalkeeper(player: Pick<Player, "position">): boolean {
  return player.position.trim().toLowerCase() === "goalkeeper";
}
