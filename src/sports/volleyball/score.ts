import { scoreFormat } from "@/domain/match/detail";
import { sets } from "@/domain/match/detail/sets";

// FIVB Official Volleyball Rules, 6.1 to 6.3: best of five sets to 25, the fifth to 15, two points clear.
export const score = scoreFormat(sets, {
  kind: "sets",
  setsToWin: 3,
  points: 25,
  lastSet: 15,
  clear: 2,
});
