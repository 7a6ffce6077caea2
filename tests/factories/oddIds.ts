/** Ids of records that an old site gave and this one would not. */
export const oddIds = [
  "Final, 2024",
  "a.b.c",
  "Ọ̀ṣun v. Rovers",
  "x".repeat(90),
  "__old",
  "100%",
  "~",
] as const;
