import { games as grammar } from "@/domain/match/detail/games";
import { leaderOf, type Pair } from "@/domain/match/pair";
import { tableTennis } from "@/sports/table-tennis";
import { wonOf } from "@/domain/match/pair";
import type { Random } from "./random";
import type { MatchReport, Member, PlannedMatch, Side, SportRecipe } from "./season";
import { asWon, chanceOf, playSets } from "./setPlay";
import { membersAt, strengthOf, tieReport } from "./ties";

const parts = tableTennis.tie ?? [];

/** Chooses three of five players; those with low numbers play most ties. */
const choose = (random: Random, { squad }: Side): Member[] =>
  random.some(squad, tableTennis.lineUp.size, ({ jersey }) => (jersey <= 3 ? 6 : 1));

function play(random: Random, match: PlannedMatch): MatchReport {
  const lineUps = [choose(random, match.home), choose(random, match.away)] as const;
  const played: { readonly sets: readonly Pair[]; readonly worth: Pair }[] = [];
  const needed = Math.floor(parts.length / 2) + 1;
  for (const { a, b } of parts) {
    const score = wonOf(played.map(({ worth }) => worth));
    if (Math.max(...score) >= needed) break;
    const own = strengthOf(match.home, membersAt(lineUps[0], a));
    const chance = chanceOf(own, strengthOf(match.away, membersAt(lineUps[1], b)));
    const sets = playSets(random, chance, { toWin: 3, points: 11, lastSet: 11 });
    played.push({ sets, worth: asWon(leaderOf(wonOf(sets)) === "A", [1, 0]) });
  }
  const detail = grammar.write({
    kind: "games",
    matches: played.map(({ sets }) => ({ sets, end: null })),
  });
  return tieReport(random, { match, lineUps, parts, played, detail, whole: 1 });
}

/** Table tennis: three of five players play up to five singles. */
export const tableTennisRecipe: SportRecipe = {
  game: tableTennis,
  squad: [
    ["Attacker", [1, 4]],
    ["All-rounder", [2, 5]],
    ["Defender", [3]],
  ],
  choose,
  play,
  impact: (perMatch) => 0.8 * perMatch("goals"),
};
