import type { RubberSet } from "@/domain/match/detail";
import { rubbers as grammar } from "@/domain/match/detail/rubbers";
import { leaderOf, wonOf } from "@/domain/match/pair";
import { lawnTennis } from "@/sports/lawn-tennis";
import type { Random } from "./random";
import type { MatchReport, Member, PlannedMatch, Side, SportRecipe } from "./season";
import { asWon, chanceOf, playSet } from "./setPlay";
import { membersAt, strengthOf, tieReport } from "./ties";

// Two singles and a doubles.
const parts = lawnTennis.tie?.slice(0, 3) ?? [];

/** Chooses two players for the singles, and two for the doubles. */
function choose(random: Random, { squad }: Side): Member[] {
  const of = (position: string) =>
    random.some(
      squad.filter((member) => member.position === position),
      2,
      ({ jersey }) => (jersey <= 5 ? 4 : 1),
    );
  return [...of("Singles"), ...of("Doubles")];
}

/** Simulates a set: mostly won with 6 games, else 7–5 or in a tie-break. */
function setOf(random: Random, byA: boolean): RubberSet {
  if (random.chance(0.14)) {
    const tieBreak = Math.min(...playSet(random, byA, 7));
    return { score: asWon(byA, [7, 6]), tieBreak, instead: false };
  }
  const fewer = random.pick([0, 1, 2, 3, 4, 5], (games) => [1, 2, 4, 5, 5, 3][games] ?? 0) ?? 4;
  return {
    score: asWon(byA, [fewer === 5 ? 7 : 6, fewer]),
    tieBreak: null,
    instead: false,
  };
}

/** Simulates a rubber of best of three sets; a match tie-break is the third. */
function rubber(random: Random, chance: number): RubberSet[] {
  const [one, two] = [random.chance(chance), random.chance(chance)];
  const sets = [setOf(random, one), setOf(random, two)];
  if (one === two) return sets;
  const score = playSet(random, random.chance(chance), 10);
  return [...sets, { score, tieBreak: null, instead: true }];
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const lineUps = [choose(random, match.home), choose(random, match.away)] as const;
  const played = parts.map(({ a, b }) => {
    const own = strengthOf(match.home, membersAt(lineUps[0], a));
    const chance = chanceOf(own, strengthOf(match.away, membersAt(lineUps[1], b)));
    const sets = rubber(random, chance);
    const winner = leaderOf(wonOf(sets.map(({ score }) => score)));
    return { sets, worth: asWon(winner === "A", [1, 0]) };
  });
  const detail = grammar.write({
    kind: "rubbers",
    rubbers: played.map(({ sets }) => ({ sets, end: null })),
  });
  return tieReport(random, { match, lineUps, parts, played, detail, whole: 1 });
}

/** Lawn tennis: six players in a squad; two singles and a doubles, all of which are played. */
export const rubbersRecipe: SportRecipe = {
  game: lawnTennis,
  squad: [
    ["Singles", [1, 2, 6]],
    ["Doubles", [3, 4, 7]],
  ],
  choose,
  play,
  impact: (perMatch) => 1.4 * perMatch("goals"),
};
