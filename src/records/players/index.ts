import { firstNonZero, firstNonEmpty } from "../former";
import { defineKind } from "../kind";
import { playerSchema } from "./schema";

/** The kind of record for players. They are many, so visitors load them only on pages that show them. */
export const players = defineKind({
  schema: playerSchema,
  words: { one: "player", many: "players", loadError: "Failed to load players." },
  indispensable: ["name"],
  belongsTo: "season",
  published: "apart",
  former: (raw) => ({
    ...raw,
    goals: firstNonZero(raw["goals"], raw["points"]),
    jersey: firstNonEmpty(raw["jersey"], raw["jerseyNumber"]),
  }),
  renamed: ({ club, formerClubs }, today) => ({
    club: today(club),
    // A line is "YYYY-MM-DD Club", so the club starts at index 11.
    formerClubs: formerClubs.map((line) => line.slice(0, 11) + today(line.slice(11))),
  }),
});
