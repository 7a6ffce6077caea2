import { sets as grammar } from "@/domain/match/detail/sets";
import type { LiveMatch } from "@/domain/match/live";
import { sumOf, wonOf, type Pair } from "@/domain/match/pair";
import type { PlayerStatistic } from "@/records/players/schema";
import { limits } from "@/domain/limits";
import type { Goal, Result } from "@/records/results/schema";
import { volleyball } from "@/sports/volleyball";
import type { Random } from "./random";
import { namesOf, reportOf } from "./report";
import type {
  PlayerPerformance,
  MatchReport,
  Member,
  PlannedMatch,
  Side,
  SportRecipe,
} from "./season";
import { chanceOf, playSets } from "./setPlay";

/**
 * How the six players on the court and the libero share the points of their side, and how often they block in a match,
 * by position.
 */
const HABITS: Readonly<Record<string, { readonly points: number; readonly blocks: number }>> = {
  Setter: { points: 2, blocks: 0.6 },
  "Outside Hitter": { points: 9, blocks: 0.8 },
  "Middle Blocker": { points: 6, blocks: 2.6 },
  Opposite: { points: 11, blocks: 1 },
  Libero: { points: 0, blocks: 0 },
};

/** The positions of the six players on the court (FIVB Official Volleyball Rules, 7.3). */
const ON_COURT = [
  ["Setter", 1],
  ["Outside Hitter", 2],
  ["Middle Blocker", 2],
  ["Opposite", 1],
] as const;

function choose(random: Random, { squad }: Side): Member[] {
  return ON_COURT.flatMap(([position, count]) =>
    random.some(
      squad.filter((member) => member.position === position),
      count,
      (member) => (member.jersey <= 8 ? 6 : 1),
    ),
  );
}

/** Distributes the points of a side over its players; the other points were the other side's mistakes. */
function pointsOf(random: Random, team: readonly Member[], rallies: number) {
  const points = new Map<Member, number>(team.map((member) => [member, 0]));
  const made = Math.round(rallies * (0.62 + 0.1 * random.next()));
  for (let left = made; left > 0; left--) {
    const scorer = random.pick(
      team,
      (member) => (HABITS[member.position]?.points ?? 0) * (0.6 + member.quality),
    );
    if (scorer) points.set(scorer, (points.get(scorer) ?? 0) + 1);
  }
  return points;
}

const listed = (points: ReadonlyMap<Member, number>) =>
  [...points].filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);

const scorers = (points: ReadonlyMap<Member, number>): Goal[] =>
  listed(points)
    .slice(0, limits.goals)
    .map(([{ name }, count]) => ({ player: name, assist: "", minute: `${count}` }));

function deedsOf(
  random: Random,
  points: ReadonlyMap<Member, number>,
  played: number,
): PlayerPerformance[] {
  return [...points].map(([member, goals]) => {
    const often = (HABITS[member.position]?.blocks ?? 0) * (played / 4);
    const blocks = Math.min(goals, Math.round(often * (0.4 + 1.2 * random.next())));
    const counts: Partial<Record<PlayerStatistic, number>> = { appearances: 1, goals, blocks };
    return { member, counts };
  });
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const { home, away } = match;
  const libero = ({ squad }: Side) => squad.filter(({ position }) => position === "Libero");
  const lineUps = [choose(random, home), choose(random, away)] as const;
  const playing = [
    [...lineUps[0], ...libero(home).slice(0, 1)],
    [...lineUps[1], ...libero(away).slice(0, 1)],
  ] as const;
  const chance = chanceOf(home.strength + 0.04, away.strength);
  const played = playSets(random, chance, { toWin: 3, points: 25, lastSet: 15 });
  const [scoreA, scoreB] = wonOf(played);
  const [ralliesA, ralliesB] = sumOf(played);
  const pointsA = pointsOf(random, playing[0], ralliesA);
  const pointsB = pointsOf(random, playing[1], ralliesB);
  const side = scoreA > scoreB ? home : away;
  const [best] = listed(scoreA > scoreB ? pointsA : pointsB);
  const stars = (best?.[1] ?? 0) >= 20 ? 5 : (best?.[1] ?? 0) >= 15 ? 4 : 3;
  const detail = grammar.write({ kind: "sets", sets: played });
  const report = reportOf(match, { scoreA, scoreB, detail }, playing, {
    member: best?.[0],
    side,
    stars,
  });
  return {
    result: { ...report, goalsA: scorers(pointsA), goalsB: scorers(pointsB) },
    lineUps: [namesOf(lineUps[0]), namesOf(lineUps[1])],
    deeds: [...deedsOf(random, pointsA, played.length), ...deedsOf(random, pointsB, played.length)],
  };
}

/** About the length of a set with the break after it, in minutes. */
const SET_MINUTES = 27;

/**
 * Returns the live state of a match with this result, `minutes` after its beginning: whole sets, and a part of the next
 * one.
 */
function running({ detail }: Result, minutes: number): LiveMatch {
  const sheet = grammar.read(detail);
  const all = sheet?.kind === "sets" ? sheet.sets : [];
  const over = Math.min(Math.floor(minutes / SET_MINUTES), all.length - 1);
  const share = Math.min(0.9, minutes / SET_MINUTES - over);
  const [a, b] = all[over] ?? [0, 0];
  const sets: Pair[] = [...all.slice(0, over), [Math.floor(a * share), Math.floor(b * share)]];
  const [scoreA, scoreB] = wonOf(all.slice(0, over));
  return {
    scoreA,
    scoreB,
    phase: `Set ${over + 1}`,
    detail: grammar.write({ kind: "sets", sets }),
    minute: 0,
    since: null,
    events: [],
  };
}

/** Volleyball: 11 players in a squad, six on the court and a libero. */
export const volleyballRecipe: SportRecipe = {
  game: volleyball,
  squad: [
    ["Setter", [1, 9]],
    ["Outside Hitter", [2, 5, 10]],
    ["Middle Blocker", [3, 6, 11]],
    ["Opposite", [4, 12]],
    ["Libero", [7]],
  ],
  choose,
  play,
  running,
  impact: (perMatch) => 0.06 * perMatch("goals") + 0.1 * perMatch("blocks"),
};
