import type { Goal, Result } from "@/records/results/schema";
import { periods as grammar } from "@/domain/match/detail/periods";
import type { Pair } from "@/domain/match/pair";
import { emptyEntity } from "@/records/record";
import { other } from "@/sports/other";
import type { Random } from "./random";
import type { MatchReport, Member, PlannedMatch, Side, SportRecipe } from "./season";

/** Number of players on the court, including the goalkeeper. */
const ON_COURT = 7;

/** Whether the player is a goalkeeper: those have the number 1 or 12, and seldom score. */
const isKeeper = ({ jersey }: Member) => jersey === 1 || jersey === 12;

const choose = (random: Random, { squad }: Side): Member[] => [
  ...random.some(squad.filter(isKeeper), 1),
  ...random.some(
    squad.filter((member) => !isKeeper(member)),
    ON_COURT - 1,
    ({ quality }) => 0.3 + quality,
  ),
];

/** Distributes a team's goals over its players, the player with the most first. */
function goalsOf(random: Random, { squad }: Side, total: number): ReadonlyMap<Member, number> {
  const goals = new Map<Member, number>();
  for (let nth = 0; nth < total; nth += 1) {
    const scorer = random.pick(squad, (one) => (isKeeper(one) ? 0.02 : 0.3 + one.quality));
    if (scorer) goals.set(scorer, (goals.get(scorer) ?? 0) + 1);
  }
  return new Map([...goals].sort(([, a], [, b]) => b - a));
}

const scorers = (goals: ReadonlyMap<Member, number>): Goal[] =>
  [...goals].map(([{ name }, count]) => ({ player: name, assist: "", minute: `${count}` }));

/** Writes a score as two halves that add up to it. */
function halvesOf(random: Random, [scoreA, scoreB]: Pair): string {
  const first: Pair = [
    Math.round(scoreA / 2) + random.whole(-2, 2),
    Math.round(scoreB / 2) + random.whole(-2, 2),
  ];
  const periods = [first, [scoreA - first[0], scoreB - first[1]] as const];
  return grammar.write({ kind: "periods", periods, overtimes: [] });
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const { home, away } = match;
  const lineUps = [choose(random, home), choose(random, away)] as const;
  const score = ({ strength }: Side) => Math.round(18 + 9 * strength + random.whole(-5, 5));
  const [scoreA, scoredAway] = match.score ?? [score(home) + 1, score(away)];
  // About every eighth match is a draw.
  const scoreB = random.chance(0.12) ? scoreA : scoredAway;
  const [goalsA, goalsB] = [goalsOf(random, home, scoreA), goalsOf(random, away, scoreB)];
  const result: Result = {
    ...emptyEntity("results"),
    teamA: home.club.name,
    teamB: away.club.name,
    scoreA,
    scoreB,
    detail: halvesOf(random, [scoreA, scoreB]),
    gameWeek: match.gameWeek,
    date: match.date,
    goalsA: scorers(goalsA),
    goalsB: scorers(goalsB),
    playersA: lineUps[0].map(({ name }) => name),
    playersB: lineUps[1].map(({ name }) => name),
  };
  const deeds = [home, away].flatMap(({ squad }, at) => {
    const goals = at === 0 ? goalsA : goalsB;
    return squad
      .filter((member) => lineUps[at]?.includes(member) || goals.has(member))
      .map((member) => ({ member, counts: { appearances: 1, goals: goals.get(member) ?? 0 } }));
  });
  return {
    result,
    lineUps: [lineUps[0].map(({ name }) => name), lineUps[1].map(({ name }) => name)],
    deeds,
  };
}

/** Handball: 12 players in a squad, about 27 goals per team, and some draws. */
export const handballRecipe: SportRecipe = {
  game: other,
  squad: [["", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]]],
  choose,
  play,
  impact: (perMatch) => 0.1 * perMatch("goals"),
};
