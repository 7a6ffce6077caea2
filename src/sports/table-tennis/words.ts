/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  P: "Ties played so far.",
  W: "Ties won.",
  L: "Ties lost.",
  MW: "Singles and doubles won within the ties.",
  ML: "Singles and doubles lost within the ties.",
  Games: "Games won and lost in all matches of the ties.",
  "Part of a tie":
    "One match of the tie. Each column is a game, bold where it was won: to 11 points, and by two.",
  Ties: "Ties that the player took part in.",
  "Matches won": "Singles and doubles won, those of a pair for both.",
  RR: "Points won within the games divided by points lost: above 1 more were won than lost.",
};
