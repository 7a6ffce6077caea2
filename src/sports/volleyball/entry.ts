import type { SportEntry } from "@/domain/sport";

/** The facts about volleyball that all pages need. */
export const entry = {
  id: "volleyball",
  name: "Volleyball",
  path: "volleyball",
  // FIVB Official Volleyball Rules, rules 6 and 18: at most five sets, and the intervals between them.
  matchMinutes: 150,
  glyph:
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 9q1.3-5.1 6.2-6.6m-3.9 2.3Q9.2 9 5.7 5.8M12 12q3.7 3.7 2.6 8.7m0-4.5q1.4-5.1 5.9-6.6M12 12q-5 1.4-8.8-2m3.9 2.1q3.7 3.8 2.7 8.4",
} satisfies SportEntry;
