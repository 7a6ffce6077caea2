/** The explanations of terms in tables and statistics, one sentence each. */
export const words: Readonly<Record<string, string>> = {
  SW: "Sets won in all matches.",
  SL: "Sets lost in all matches.",
  SR: "Sets won divided by sets lost: above 1 more were won than lost.",
  RR: "Points won within the sets divided by points lost: above 1 more were won than lost.",
  Set: "Points scored in this set; the winner’s are bold.",
  Sets: "Sets won: the first team with three wins the match.",
  Points: "Points scored by attacks, blocks and services.",
  Blocks: "Points won by blocking the opponent’s attack.",
};
