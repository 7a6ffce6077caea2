import { defineKind } from "../kind";
import { officialSchema } from "./schema";

/** The kind of record for officials. Visitors may read only the names and tasks of officials who agreed. */
export const officials = defineKind({
  schema: officialSchema,
  words: { one: "official", many: "officials", loadError: "Failed to load the officials." },
  indispensable: ["name"],
  belongsTo: "arena",
  most: 500,
  published: "apart",
  shown: { when: "agreed", only: ["name", "does"] },
  section: null,
});
