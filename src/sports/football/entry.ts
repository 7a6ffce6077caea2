import type { SportEntry } from "@/domain/sport";

/** The facts about football that all pages need. */
export const entry = {
  id: "football",
  name: "Football",
  path: "football",
  // IFAB Laws of the Game, Law 7: two halves of 45 minutes, at most 15 minutes of half-time, and stoppage time.
  matchMinutes: 130,
  byClock: true,
  counts: { cleanSheets: "Clean sheets" },
  glyph:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 5.3 3.5 2.6-1.3 4.1H9.8l-1.3-4.1Zm0 0V3.1m3.5 7.8 5-1.7M14.2 15l3 4.2M9.8 15l-3 4.2m1.7-8.3-5-1.7",
} satisfies SportEntry;
