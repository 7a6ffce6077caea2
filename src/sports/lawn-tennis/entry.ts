import type { SportEntry } from "@/domain/sport";

/** The facts about lawn tennis that all pages need. */
export const entry = {
  id: "lawn-tennis",
  name: "Lawn tennis",
  path: "lawntennis",
  // The time for two singles and a doubles one after the other, best of three sets each.
  matchMinutes: 240,
  glyph:
    "M19.46 3.11a5.4 6.6 40 1 0-8.49 10.12A5.4 6.6 40 1 0 19.46 3.1m-.13.17-8.23 9.8m.13-8.24 7.97 6.68m-9.9-1.26c.34 2.38.39 4.5-.77 5.89m5.66-1.78c-2.4.07-4.5.4-5.66 1.78l-4.24 5.05M18.6 16.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4",
} satisfies SportEntry;
