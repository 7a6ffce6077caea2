import type { League } from "./league";

/** Returns the league's word for its clubs, with a capital letter: "Club" or "Team". */
export const clubTitle = ({ clubNoun }: Pick<League, "clubNoun">): string =>
  clubNoun === "team" ? "Team" : "Club";
