/** The codes for positions in squad lists, in lower case, with their positions. */
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
