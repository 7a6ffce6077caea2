import { defineKind } from "../kind";
import { groundSchema } from "./schema";

/** Where matches are played: visitors read all of it. */
export const grounds = defineKind({
  schema: groundSchema,
  words: { one: "ground", many: "grounds", loadError: "Failed to load the grounds." },
  indispensable: ["name"],
  belongsTo: "arena",
  most: 200,
  published: "apart",
  section: null,
});
