import type { League } from "./league";

/** What a league calls those who play in it, as a heading begins: "Club" or "Team". */
export const clubTitle = ({ clubNoun }: Pick<League, "clubNoun">): string =>
  clubNoun === "team" ? "Team" : "Club";
