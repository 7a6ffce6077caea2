import { scoreFormat } from "@/domain/match/detail";
import { games } from "@/domain/match/detail/games";

// ITTF Laws 2.11 and 2.12: games to 11, two points clear, best of five.
export const score = scoreFormat(games, {
  kind: "games",
  matches: 5,
  gamesToWin: 3,
  points: 11,
  clear: 2,
});
