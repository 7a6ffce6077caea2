import { defineKind } from "../kind";
import { groundSchema } from "./schema";

/** The kind of record for grounds. Visitors may read all fields. */
export const grounds = defineKind({
  schema: groundSchema,
  words: { one: "ground", many: "grounds", loadError: "Failed to load the grounds." },
  indispensable: ["name"],
  belongsTo: "arena",
  most: 200,
  published: "apart",
  section: null,
});
