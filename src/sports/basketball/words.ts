/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  PPG: "Points scored in all games, divided by the games played.",
  Strk: "How many games in a row were won (W) or lost (L), up to the last one.",
  Quarter: "Points scored in this quarter alone; the better side’s are bold.",
  Overtime: "Points scored in this overtime, which is played while a game is level.",
  Total: "The points of all parts of the game.",
  Points: "Points scored: one for a free throw, two or three for a basket.",
  Assists: "Passes that led straight to a basket.",
  Rebounds: "Balls caught after a missed shot.",
  Steals: "Balls taken from an opponent.",
  Blocks: "Shots of an opponent that were turned away.",
};
