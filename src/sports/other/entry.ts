import type { SportEntry } from "@/domain/sport";

/**
 * The facts that all pages need about sports that owners name in the app; the settings of each league contain the name
 * and the look.
 */
export const entry = {
  id: "other",
  name: "Another sport",
  // Two halves of 30 minutes, a break and stoppages.
  matchMinutes: 105,
  byClock: true,
  isNamedByLeagues: true,
  glyph: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-9 9h18M12 3q-5 9 0 18m0-18q5 9 0 18",
} satisfies SportEntry;
