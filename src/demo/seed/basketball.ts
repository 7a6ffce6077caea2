import { periods as grammar } from "@/domain/match/detail/periods";
import type { Pair } from "@/domain/match/pair";
import { emptyEntity } from "@/records/record";
import type { Goal, Result } from "@/records/results/schema";
import type { PlayerStatistic } from "@/records/players/schema";
import { basketball } from "@/sports/basketball";
import { randomFrom, type Random } from "./random";
import type {
  PlayerPerformance,
  MatchReport,
  Member,
  PlannedMatch,
  Side,
  SportRecipe,
} from "./season";

/** The average of each statistic per match for a starter, by position. */
const HABITS: Readonly<Record<string, Partial<Record<PlayerStatistic, number>>>> = {
  "Point Guard": { goals: 10, assists: 7, rebounds: 3, steals: 2, blocks: 0.2 },
  "Shooting Guard": { goals: 14, assists: 3, rebounds: 3, steals: 1.5, blocks: 0.3 },
  "Small Forward": { goals: 12, assists: 3, rebounds: 5, steals: 1.2, blocks: 0.6 },
  "Power Forward": { goals: 11, assists: 2, rebounds: 8, steals: 0.8, blocks: 1.2 },
  Center: { goals: 10, assists: 1.5, rebounds: 10, steals: 0.6, blocks: 2 },
};

const habit = (member: Member, statistic: PlayerStatistic) =>
  HABITS[member.position]?.[statistic] ?? 0;

function choose(random: Random, { squad }: Side): Member[] {
  return Object.keys(HABITS).flatMap((position) =>
    random.some(
      squad.filter((member) => member.position === position),
      1,
      (member) => (member.jersey <= 9 ? 5 : 1),
    ),
  );
}

/** Distributes a team's points over its players; starters score most of them. */
function pointsOf(
  random: Random,
  side: Side,
  starters: readonly Member[],
  total: number,
): ReadonlyMap<Member, number> {
  const points = new Map<Member, number>(side.squad.map((member) => [member, 0]));
  const weight = (member: Member) =>
    habit(member, "goals") * (0.6 + member.quality) * (starters.includes(member) ? 1 : 0.3);
  let left = side.squad.length === 0 ? 0 : total;
  while (left > 0) {
    // FIBA Official Basketball Rules, article 16: a goal counts one, two or three points.
    const worth = Math.min(left, random.pick([1, 2, 3], (value) => [3, 8, 3][value - 1] ?? 0) ?? 1);
    const scorer = random.pick(side.squad, weight);
    if (!scorer) break;
    points.set(scorer, (points.get(scorer) ?? 0) + worth);
    left -= worth;
  }
  return points;
}

const scorers = (points: ReadonlyMap<Member, number>): Goal[] =>
  [...points]
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([{ name }, count]) => ({ player: name, assist: "", minute: `${count}` }));

/** Writes a score as four quarters that add up to it and are about equal. */
function quartersOf({ id, home }: PlannedMatch, [scoreA, scoreB]: Pair): string {
  // Uses a separate random source, so that all other matches stay the same.
  const random = randomFrom(`${home.club.slug} ${id} quarters`);
  const parts = (total: number) => {
    const cuts = [1, 2, 3].map((at) => Math.round((total * at) / 4) + random.whole(-3, 3));
    const [one = 0, two = 0, three = 0] = cuts;
    return [one, two - one, three - two, total - three];
  };
  const [a, b] = [parts(scoreA), parts(scoreB)];
  const quarters = a.map((own, at): Pair => [own, b[at] ?? 0]);
  return grammar.write({ kind: "periods", periods: quarters, overtimes: [] });
}

function deedsOf(
  random: Random,
  starters: readonly Member[],
  points: ReadonlyMap<Member, number>,
): PlayerPerformance[] {
  return [...points].map(([member, goals]) => {
    const share = starters.includes(member) ? 1 : 0.35;
    const about = (statistic: PlayerStatistic) =>
      Math.round(habit(member, statistic) * share * (0.4 + 1.2 * random.next()));
    const counts = {
      appearances: 1,
      goals,
      assists: about("assists"),
      rebounds: about("rebounds"),
      steals: about("steals"),
      blocks: about("blocks"),
    };
    return { member, counts };
  });
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const lineUps = [choose(random, match.home), choose(random, match.away)] as const;
  const score = (side: Side) => Math.round(58 + 14 * side.strength + random.whole(-9, 11));
  const [regular, scoreB] = match.score ?? [score(match.home) + 2, score(match.away)];
  // FIBA Official Basketball Rules, article 8: a tied match goes into extra time until a team has won.
  const scoreA = regular === scoreB ? regular + random.whole(2, 7) : regular;
  const pointsA = pointsOf(random, match.home, lineUps[0], scoreA);
  const pointsB = pointsOf(random, match.away, lineUps[1], scoreB);
  const winners = scoreA > scoreB ? pointsA : pointsB;
  const [best] = [...winners].sort(([, a], [, b]) => b - a);
  const result: Result = {
    ...emptyEntity("results"),
    teamA: match.home.club.name,
    teamALogo: match.home.logo,
    teamB: match.away.club.name,
    teamBLogo: match.away.logo,
    scoreA,
    scoreB,
    detail: quartersOf(match, [scoreA, scoreB]),
    gameWeek: match.gameWeek,
    date: match.date,
    goalsA: scorers(pointsA),
    goalsB: scorers(pointsB),
    manOfTheMatch: {
      player: best?.[0].name ?? "",
      clubLogo: scoreA > scoreB ? match.home.logo : match.away.logo,
      rating: best ? (best[1] >= 25 ? 5 : best[1] >= 18 ? 4 : 3) : 0,
    },
    possessionA: random.whole(45, 55),
    playersA: lineUps[0].map(({ name }) => name),
    playersB: lineUps[1].map(({ name }) => name),
  };
  return {
    result,
    lineUps: [lineUps[0].map(({ name }) => name), lineUps[1].map(({ name }) => name)],
    deeds: [...deedsOf(random, lineUps[0], pointsA), ...deedsOf(random, lineUps[1], pointsB)],
  };
}

/** Basketball: ten players in a squad, all of whom play, and about 75 points per team. */
export const basketballRecipe: SportRecipe = {
  game: basketball,
  squad: [
    ["Point Guard", [4, 10]],
    ["Shooting Guard", [5, 11]],
    ["Small Forward", [7, 12]],
    ["Power Forward", [8, 13]],
    ["Center", [9, 15]],
  ],
  choose,
  play,
  impact: (perMatch) =>
    0.06 * perMatch("goals") + 0.05 * perMatch("rebounds") + 0.06 * perMatch("assists"),
};
