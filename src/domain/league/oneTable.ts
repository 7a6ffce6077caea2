import type { PlayedAs } from "./league";

/** The default format of a league: all clubs in one table, each plays each once, no knock-out. */
export const oneTable: PlayedAs = {
  groups: [],
  rounds: 1,
  through: 0,
  cup: 0,
  third: "played",
  legs: 1,
  awayGoals: false,
};
