import type { SportEntry } from "@/domain/sport";

/** What the whole site knows of sports that owners name in the app: each league says what it is called and how it looks. */
export const entry = {
  id: "other",
  name: "Another sport",
  // Two halves of 30 minutes, a break and stoppages.
  matchMinutes: 105,
  byClock: true,
  isNamedByLeagues: true,
  glyph: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-9 9h18M12 3q-5 9 0 18m0-18q5 9 0 18",
} satisfies SportEntry;
