import { firstNonEmpty } from "../former";
import { defineKind } from "../kind";
import { teamSchema } from "./schema";

/** The kind of record for clubs. */
export const teams = defineKind({
  schema: teamSchema,
  words: { one: "club", many: "clubs", loadError: "Failed to load clubs." },
  indispensable: ["name"],
  belongsTo: "league",
  published: "whole",
  section: "clubs",
  former: (raw) => ({ ...raw, name: firstNonEmpty(raw["name"], raw["teamName"]) }),
});
