import type { SportEntry } from "@/domain/sport";

/** The facts about basketball that all pages need. */
export const entry = {
  id: "basketball",
  name: "Basketball",
  path: "basketball",
  // FIBA Official Basketball Rules, article 8: four periods of ten minutes, with breaks and a clock that often stops.
  matchMinutes: 120,
  byClock: true,
  counts: { rebounds: "Rebounds", steals: "Steals", blocks: "Blocks" },
  glyph:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3.78 15.66L20.22 8.34M8.34 3.78L15.66 20.22M3.64 8.72C8.12 10.66 10.4 15.78 8.85 20.41M15.15 3.59C13.6 8.22 15.88 13.34 20.36 15.28",
} satisfies SportEntry;
