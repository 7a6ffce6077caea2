/** The codes for positions in squad lists, in lower case, with their positions. */
export const positionCodes: Readonly<Record<string, string>> = {
  s: "Setter",
  oh: "Outside Hitter",
  mb: "Middle Blocker",
  opp: "Opposite",
  l: "Libero",
  lib: "Libero",
};
