import { defineKind } from "../kind";
import { officialSchema } from "./schema";

/** Who leads matches: visitors read name and task of those who agreed, and nothing else. */
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
