import { defineKind } from "../kind";
import { newsSchema } from "./schema";

/** The kind of record for announcements. */
export const news = defineKind({
  schema: newsSchema,
  words: {
    one: "announcement",
    many: "announcements",
    shown: "news",
    loadError: "Failed to load news.",
  },
  indispensable: ["title"],
  belongsTo: "league",
  addedLater: true,
  published: { title: "t", date: "d", until: "p", version: "v", updatedAt: "u" },
});
