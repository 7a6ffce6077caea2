/** What squad lists write for positions in short, in small letters. */
export const positionCodes: Readonly<Record<string, string>> = {
  s: "Setter",
  oh: "Outside Hitter",
  mb: "Middle Blocker",
  opp: "Opposite",
  l: "Libero",
  lib: "Libero",
};
