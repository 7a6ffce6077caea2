/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  P: "Ties played so far.",
  W: "Ties won.",
  L: "Ties lost.",
  RW: "Rubbers won: the singles and doubles that make a tie.",
  RL: "Rubbers lost: the singles and doubles that make a tie.",
  Sets: "Sets won and lost in all rubbers.",
  Games: "Games won and lost in all sets.",
  "Part of a tie":
    "One rubber of the tie. Each column is a set, bold where it was won; the small figure is the loser’s in the tie-break.",
  Ties: "Ties that the player took part in.",
  "Rubbers won": "Singles and doubles won, those of a pair for both.",
};
