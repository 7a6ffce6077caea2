import { defineKind } from "../kind";
import { leagueSchema } from "./schema";

/** The kind of record for leagues that owners opened in the app. Visitors may read all fields. */
export const leagues = defineKind({
  schema: leagueSchema,
  words: { one: "league", many: "leagues", loadError: "Failed to load the leagues." },
  indispensable: ["sport", "name", "season", "state"],
  belongsTo: "arena",
  keptBy: "owners",
  days: ["first", "last"],
  most: 200,
  published: "apart",
  section: null,
});
