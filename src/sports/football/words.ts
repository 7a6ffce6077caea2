/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  GF: "Goals scored, own goals of the opponents among them.",
  GA: "Goals conceded.",
  GD: "Goals scored minus goals conceded.",
  Goals: "Goals scored, penalties among them; own goals and kicks after the match are not.",
  Assists: "Last passes before a goal.",
  "Clean sheets":
    "Matches without a goal against; they are the goalkeeper’s who played from start to end.",
  "Yellow cards": "Cautions, from the bookings of the matches.",
  "Red cards": "Times sent off, from the bookings of the matches.",
};
