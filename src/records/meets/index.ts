import { defineKind } from "../kind";
import { meetSchema } from "./schema";

/** Days of events. */
export const meets = defineKind({
  schema: meetSchema,
  // Visitors read of them on the page of fixtures.
  words: { one: "meet", many: "meets", loadError: "Failed to load fixtures." },
  indispensable: ["name"],
  belongsTo: "season",
  published: "whole",
  section: "fixtures",
});
