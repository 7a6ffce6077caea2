import { defineKind } from "../kind";
import { seasonSchema } from "./schema";

/** The kind of record for seasons: name, rules and final places. */
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
    // The clubs are the last part of a cup's line.
    cups: cups.map((line) =>
      line.replace(/[^|]*$/, (clubs) => clubs.split(", ").map(today).join(", ")),
    ),
  }),
});
