import type { SportEntry } from "@/domain/sport";

/** The facts about table tennis that all pages need. */
export const entry = {
  id: "table-tennis",
  name: "Table tennis",
  path: "tabletennis",
  // The time for five singles of at most five games at one table.
  matchMinutes: 120,
  glyph:
    "M15.2 12.6c2-3 1.5-6.2-.8-8.3-2.9-2.6-7-2.3-9.7.4s-3 6.8-.4 9.7c2.1 2.3 5.3 2.8 8.3.8l5.8 5.8a1.8 1.8 0 0 0 2.6-2.6Zm-7.8 3.6 8.8-8.8m4 1.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.2",
} satisfies SportEntry;
