import { defineKind } from "../kind";
import { seasonSchema } from "./schema";

/** What is said of a season: its name, its rules, and how it ended. */
export const seasons = defineKind({
  schema: seasonSchema,
  words: { one: "season", many: "seasons", loadError: "Failed to load seasons." },
  indispensable: ["label"],
  belongsTo: "league",
  published: "whole",
  section: null,
  renamed: ({ champion, places, cups }, today) => ({
    champion: today(champion),
    places: places.map(today),
    // Its clubs come last in the line of a cup.
    cups: cups.map((line) =>
      line.replace(/[^|]*$/, (clubs) => clubs.split(", ").map(today).join(", ")),
    ),
  }),
});
