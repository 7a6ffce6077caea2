import type { SportEntry } from "@/domain/sport";

/** The facts about chess that all pages need. */
export const entry = {
  id: "chess",
  name: "Chess",
  path: "chess",
  // FIDE Guidelines for time controls: each player has 90 minutes, 30 more after move 40, and 30 seconds for each move.
  matchMinutes: 300,
  glyph:
    "M5.5 21h13m-11-3h9.2c1.9-5.4 1.3-11.4-4.3-13.2l-.4-2L9.8 5c-1.2.6-2 1.6-2.6 3L5 11.6c-.7 1.3.4 2.8 1.9 2.3l2.3-1c1.2.2 2.4-.2 3-1 0 2.5-3.6 3.1-4.7 6.1m2.9-9.8h.1",
} satisfies SportEntry;
