/** What squad lists write for positions in short, in small letters. */
export const positionCodes: Readonly<Record<string, string>> = {
  pg: "Point Guard",
  sg: "Shooting Guard",
  sf: "Small Forward",
  pf: "Power Forward",
  c: "Center",
  g: "Guard",
  f: "Forward",
  centre: "Center",
};
