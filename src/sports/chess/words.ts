/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  BP: "What all boards of all matches came to: a win counts one, a draw a half.",
  Bd: "The boards by their number; the first has the strongest players as a rule.",
  "Board score": "The result of the board: 1 for a win, ½ for a draw, + and – without play.",
  Games: "Games played for the team.",
  "Games won": "Games won on the player’s own board.",
};
