import { defineKind } from "../kind";
import { meetSchema } from "./schema";

/** The kind of record for meets of athletics. */
export const meets = defineKind({
  schema: meetSchema,
  // Visitors see meets on the page of fixtures.
  words: { one: "meet", many: "meets", loadError: "Failed to load fixtures." },
  indispensable: ["name"],
  belongsTo: "season",
  published: "whole",
  section: "fixtures",
});
