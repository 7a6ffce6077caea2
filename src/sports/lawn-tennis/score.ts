import { scoreFormat } from "@/domain/match/detail";
import { rubbers } from "@/domain/match/detail/rubbers";

// ITF Rules of Tennis, 5 and 6: sets to six games with a tie-break, best of three; a match tie-break to ten may decide.
export const score = scoreFormat(rubbers, {
  kind: "rubbers",
  rubbers: 3,
  setsToWin: 2,
  games: 6,
  matchTieBreak: 10,
});
