import { firstFigure, firstGiven } from "../former";
import { defineKind } from "../kind";
import { playerSchema } from "./schema";

/** The players of squads: many, so visitors read them only where they are shown. */
export const players = defineKind({
  schema: playerSchema,
  words: { one: "player", many: "players", loadError: "Failed to load players." },
  indispensable: ["name"],
  belongsTo: "season",
  published: "apart",
  former: (raw) => ({
    ...raw,
    goals: firstFigure(raw["goals"], raw["points"]),
    jersey: firstGiven(raw["jersey"], raw["jerseyNumber"]),
  }),
  renamed: ({ club, formerClubs }, today) => ({
    club: today(club),
    // A line begins with the day, as "2026-10-01 Kingsway Rovers".
    formerClubs: formerClubs.map((line) => line.slice(0, 11) + today(line.slice(11))),
  }),
});
