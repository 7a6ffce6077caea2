import { boards as grammar } from "@/domain/match/detail/boards";
import type { Pair } from "@/domain/match/pair";
import { chess } from "@/sports/chess";
import type { Random } from "./random";
import type { MatchReport, Member, PlannedMatch, Side, SportRecipe } from "./season";
import { chanceOf } from "./setPlay";
import { membersAt, strengthOf, tieReport } from "./ties";

const parts = chess.tie?.slice(0, chess.lineUp.size) ?? [];

/** Chooses the players of the boards in order; in a quarter of the matches a reserve plays at the last board. */
function choose(random: Random, { squad }: Side): Member[] {
  const regular = squad.filter(({ position }) => position !== "Reserve");
  const reserve = random.chance(0.25)
    ? random.some(
        squad.filter(({ position }) => position === "Reserve"),
        1,
      )
    : [];
  return [...regular.slice(0, parts.length - reserve.length), ...reserve];
}

/** Simulates one board: about a third are drawn; the stronger player wins more of the others. */
function board(random: Random, chance: number): { readonly text: string; readonly worth: Pair } {
  if (random.chance(0.34)) return { text: "=", worth: [1, 1] };
  return random.chance(chance) ? { text: "1", worth: [2, 0] } : { text: "0", worth: [0, 2] };
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const lineUps = [choose(random, match.home), choose(random, match.away)] as const;
  const played = parts.map(({ a, b }) => {
    const own = strengthOf(match.home, membersAt(lineUps[0], a));
    return board(random, chanceOf(own, strengthOf(match.away, membersAt(lineUps[1], b))));
  });
  const detail = grammar.write({ kind: "boards", boards: played.map(({ text }) => text).join("") });
  return tieReport(random, { match, lineUps, parts, played, detail, whole: 2 });
}

/** Chess: a player at each of four boards, and two reserves. */
export const boardsRecipe: SportRecipe = {
  game: chess,
  squad: [
    ["Board 1", [1]],
    ["Board 2", [2]],
    ["Board 3", [3]],
    ["Board 4", [4]],
    ["Reserve", [5, 6]],
  ],
  choose,
  play,
  impact: (perMatch) => perMatch("goals"),
};
