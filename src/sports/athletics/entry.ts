import type { SportEntry } from "@/domain/sport";

/** The facts about athletics that all pages need. */
export const entry = {
  id: "athletics",
  name: "Athletics",
  path: "athletics",
  inMeets: true,
  // The time for a meet of twelve events in one afternoon.
  matchMinutes: 240,
  glyph: "M3 6h18v5H3Zm6 0v5m6-5v5m-9 0v9m12-9v9M3.5 20h5m7 0h5",
} satisfies SportEntry;
