/** The slideshow's slogans in turn; two lines each at the display size, so no longer than 28 letters. */
export const slogans = [
  "Seven sports. One home.",
  "Play hard. Shake hands.",
  "Your faculty. Your colours.",
  "Every point counts.",
  "Loud stands. Fair play.",
  "One more lap. One more set.",
  "Game night is every night.",
  "Win it together.",
] as const;
