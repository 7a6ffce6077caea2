import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { Sport } from "@/domain/sport";
import type { FieldsPart } from "../kind/kind";

/** Returns the fields of a player by section of the form. */
export const playerSections = ({ statistics }: Sport) => ({
  player: ["name", "club", "jersey", "position"],
  figures: [...statistics.map(({ key }) => key), "rating"],
  picture: ["picture"],
  suspension: ["suspension"],
  former: ["formerNames", "formerClubs"],
  logo: ["teamLogo"],
});

export const playerFields: FieldsPart = {
  sections: playerSections,
  labels: ({ statistics }) => Object.fromEntries(statistics.map(({ key, label }) => [key, label])),
  helps: {
    picture: "An https address; a monogram is drawn without one",
    formerNames: "Separated by commas; records that hold such a name mean this player",
  },
  options: ({ game }) => ({ position: game.positions }),
  // Some statistics are only asked for goalkeepers.
  asks: (name, values, { statistics }) =>
    !statistics.some(({ key, ofKeepers }) => key === name && ofKeepers) ||
    isGoalkeeper({ position: String(values["position"]) }),
};
