import type { PlayedAs } from "./league";

/** Everybody in one table, each against each once, and no knock-out: what a league's format begins with. */
export const oneTable: PlayedAs = {
  groups: [],
  rounds: 1,
  through: 0,
  cup: 0,
  third: "played",
  legs: 1,
  awayGoals: false,
};
