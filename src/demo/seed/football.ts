import { emptyEntity } from "@/records/record";
import type { Goal, Result } from "@/records/results/schema";
import { MINUTE } from "@/domain/durations";
import { limits } from "@/domain/limits";
import type { LiveMatch } from "@/domain/match/live";
import { eventLine, isGoal, type LiveEvent } from "@/domain/match/livePlay";
import { matchEvents } from "@/domain/people/matchEvents";
import type { Side as MatchSide } from "@/domain/match/timeline";
import { clampPossession } from "@/domain/match/possession";
import { football } from "@/sports/football";
import { timesOf, type Random } from "./random";
import type {
  PlayerPerformance,
  MatchReport,
  Member,
  PlannedMatch,
  Side,
  SportRecipe,
} from "./season";

const FORMATION = [
  ["Goalkeeper", 1],
  ["Defender", 4],
  ["Midfielder", 3],
  ["Forward", 3],
] as const;

type ByPosition = Readonly<Record<string, number>>;
const SCORES: ByPosition = { Forward: 7, Midfielder: 3, Defender: 1 };
const ASSISTS: ByPosition = { Forward: 3, Midfielder: 5, Defender: 2, Goalkeeper: 0.2 };

const weigh = (weights: ByPosition) => (member: Member) =>
  (weights[member.position] ?? 0) * (0.5 + member.quality);

function choose(random: Random, { squad }: Side): Member[] {
  return FORMATION.flatMap(([position, count]) =>
    random.some(
      squad.filter((member) => member.position === position),
      count,
      // Regular players are nine times as likely to play: a first-choice goalkeeper in nine of ten matches.
      (member) => (member.jersey <= 11 ? 9 : 1),
    ),
  );
}

/** A substitution. */
interface Exchange {
  readonly off: Member;
  readonly on: Member;
  readonly minute: number;
}

interface Team {
  readonly side: Side;
  readonly starters: readonly Member[];
  readonly exchanges: readonly Exchange[];
}

function line(random: Random, side: Side): Team {
  const starters = choose(random, side);
  const field = starters.filter(({ position }) => position !== "Goalkeeper");
  const bench = side.squad.filter(
    (member) => !starters.includes(member) && member.position !== "Goalkeeper",
  );
  const on = random.some(bench, random.whole(2, 4));
  const off = random.some(field, on.length);
  const exchanges = off.flatMap((member, at) => {
    const fresh = on[at];
    return fresh
      ? [{ off: member, on: fresh, minute: random.whole(50 + 8 * at, 57 + 8 * at) }]
      : [];
  });
  return { side, starters, exchanges };
}

/** Returns the players on the field at that minute. */
function onField({ starters, exchanges }: Team, minute: number): Member[] {
  const gone = exchanges.filter((one) => one.minute < minute);
  return [
    ...starters.filter((member) => !gone.some(({ off }) => off === member)),
    ...gone.map(({ on }) => on),
  ];
}

/** Writes a minute as a reporter does. Minutes 45 and 90 may be in stoppage time, as "90+2". */
function minuteText(random: Random, minute: number): string {
  if (minute === 45 || minute === 90)
    return random.chance(0.6) ? `${minute}+${random.whole(1, 4)}` : `${minute}`;
  return `${minute}`;
}

interface ScoredGoal {
  readonly goal: Goal;
  readonly scorer: Member | undefined;
  readonly assist: Member | undefined;
}

function goalsOf(random: Random, team: Team, other: Team, count: number): ScoredGoal[] {
  const minutes = random.some(
    Array.from({ length: 90 }, (_, at) => at + 1),
    Math.min(count, limits.goals),
  );
  return minutes
    .sort((a, b) => a - b)
    .flatMap((minute): ScoredGoal[] => {
      const text = minuteText(random, minute);
      const unlucky = random.chance(0.03)
        ? random.pick(onField(other, minute), weigh({ Defender: 1 }))
        : undefined;
      if (unlucky) {
        const goal = { player: `${unlucky.name} (og)`, assist: "", minute: text };
        return [{ goal, scorer: undefined, assist: undefined }];
      }
      const scorer = random.pick(onField(team, minute), weigh(SCORES));
      if (!scorer) return [];
      const penalty = random.chance(0.08);
      const helpers = onField(team, minute).filter((member) => member !== scorer);
      const assist =
        !penalty && random.chance(0.75) ? random.pick(helpers, weigh(ASSISTS)) : undefined;
      const player = penalty ? `${scorer.name} (pen)` : scorer.name;
      return [{ goal: { player, assist: assist?.name ?? "", minute: text }, scorer, assist }];
    });
}

/**
 * Returns the minute of a booking, while the player is on the field. Not drawn at random, because that would change all
 * later random numbers.
 */
function minuteOfCard({ starters, exchanges }: Team, member: Member): number {
  const until = exchanges.find(({ off }) => off === member)?.minute ?? 90;
  const numbers = starters.reduce((sum, { jersey }, at) => sum + at * jersey, 0);
  return 5 + ((numbers + 17 * member.jersey) % (until - 5));
}

function bookingsOf(random: Random, team: Team, scored: readonly ScoredGoal[]): string[] {
  const cautioned = random.some(
    team.starters,
    Math.min(4, timesOf(random, 1.4)),
    weigh({ Defender: 4, Midfielder: 3, Forward: 2, Goalkeeper: 0.5 }),
  );
  const sentOff = team.starters.filter(
    (member) =>
      !cautioned.includes(member) &&
      !scored.some(({ scorer, assist }) => scorer === member || assist === member) &&
      !team.exchanges.some(({ off }) => off === member),
  );
  const red = random.chance(0.08)
    ? random.pick(sentOff, weigh({ Defender: 3, Midfielder: 1 }))
    : undefined;
  const booked = (member: Member, card: string) =>
    `${member.name} (${card} Card) ${minuteOfCard(team, member)}'`;
  return [
    ...cautioned.map((member) => booked(member, "Yellow")),
    ...(red ? [booked(red, "Red")] : []),
  ];
}

const exchangesText = ({ exchanges }: Team) =>
  exchanges
    .flatMap(({ off, on, minute }) => [`${on.name} IN (${minute})`, `${off.name} OUT (${minute})`])
    .join(", ");

/** Returns the names of all who played, in the order in which they came on. */
const playedIn = ({ starters, exchanges }: Team) =>
  [...starters, ...exchanges.map(({ on }) => on)].map(({ name }) => name);

function deedsOf(team: Team, scored: readonly ScoredGoal[], conceded: number): PlayerPerformance[] {
  const played = [...team.starters, ...team.exchanges.map(({ on }) => on)];
  return played.map((member) => ({
    member,
    counts: {
      appearances: 1,
      goals: scored.filter(({ scorer }) => scorer === member).length,
      assists: scored.filter(({ assist }) => assist === member).length,
      cleanSheets: member.position === "Goalkeeper" && conceded === 0 ? 1 : 0,
    },
  }));
}

/** Returns the best player of the winners: the one with the most goals, or the strongest of equals. */
function manOfTheMatch(
  teams: readonly [Team, Team],
  scored: readonly [readonly ScoredGoal[], readonly ScoredGoal[]],
): Result["manOfTheMatch"] {
  const winner = scored[1].length > scored[0].length ? 1 : 0;
  const goals = (member: Member) => scored[winner].filter(({ scorer }) => scorer === member).length;
  const [best] = [...teams[winner].starters, ...teams[winner].exchanges.map(({ on }) => on)].sort(
    (a, b) => goals(b) - goals(a) || b.quality - a.quality,
  );
  if (!best) return { player: "", clubLogo: "", rating: 0 };
  return {
    player: best.name,
    clubLogo: teams[winner].side.logo,
    rating: Math.min(limits.stars, 3 + goals(best)),
  };
}

function play(random: Random, match: PlannedMatch): MatchReport {
  const home = line(random, match.home);
  const away = line(random, match.away);
  const ratio = match.home.strength / match.away.strength;
  const [scoreA, scoreB] = match.score ?? [
    Math.min(6, timesOf(random, 1.55 * ratio)),
    Math.min(6, timesOf(random, 1.2 / ratio)),
  ];
  const goalsA = goalsOf(random, home, away, scoreA);
  const goalsB = goalsOf(random, away, home, scoreB);
  const result: Result = {
    ...emptyEntity("results"),
    teamA: match.home.club.name,
    teamALogo: match.home.logo,
    teamB: match.away.club.name,
    teamBLogo: match.away.logo,
    scoreA,
    scoreB,
    gameWeek: match.gameWeek,
    date: match.date,
    goalsA: goalsA.map(({ goal }) => goal),
    goalsB: goalsB.map(({ goal }) => goal),
    bookings: [...bookingsOf(random, home, goalsA), ...bookingsOf(random, away, goalsB)],
    substitutionsA: exchangesText(home),
    substitutionsB: exchangesText(away),
    manOfTheMatch: manOfTheMatch([home, away], [goalsA, goalsB]),
    possessionA: clampPossession(50 + 16 * Math.log(ratio) + random.whole(-6, 6)),
    playersA: playedIn(home),
    playersB: playedIn(away),
  };
  return {
    result,
    lineUps: [home.starters.map(({ name }) => name), away.starters.map(({ name }) => name)],
    deeds: [...deedsOf(home, goalsA, scoreB), ...deedsOf(away, goalsB, scoreA)],
  };
}

/** Minutes from kick-off to the second half, with stoppage time and the break. */
const SECOND_HALF = 62;
const FIRST_HALF = 47;

/**
 * Returns the live state of a match with this result, `minutes` after its kick-off, as a reporter beside the pitch
 * enters it.
 */
function running(result: Result, minutes: number): LiveMatch {
  const kickOff = result.date ?? 0;
  const clock =
    minutes < FIRST_HALF
      ? { phase: "1st half", minute: 0, since: kickOff }
      : minutes < SECOND_HALF
        ? { phase: "Half-time", minute: 45, since: null }
        : { phase: "2nd half", minute: 45, since: kickOff + SECOND_HALF * MINUTE };
  const played = minutes < SECOND_HALF ? Math.min(minutes, 45) : minutes - SECOND_HALF + 45;
  const events = matchEvents(result).flatMap((event, at): LiveEvent[] => {
    const { side, kind, player, minuteText: minute } = event;
    if (kind === "substitution" || (event.minute ?? Infinity) >= played) return [];
    return [{ id: `seed-${at}`, minute, kind, side, player, other: event.detail }];
  });
  const goals = (of: MatchSide) =>
    events.filter(({ side, kind }) => side === of && isGoal(kind)).length;
  return {
    ...clock,
    scoreA: goals("A"),
    scoreB: goals("B"),
    detail: "",
    events: events.map(eventLine),
  };
}

/** Football: 18 players in a squad, a 4-3-3 formation, and about three goals per match. */
export const footballRecipe: SportRecipe = {
  game: football,
  squad: [
    ["Goalkeeper", [1, 16]],
    ["Defender", [2, 3, 4, 5, 12, 15]],
    ["Midfielder", [6, 8, 10, 13, 14, 18]],
    ["Forward", [7, 9, 11, 17]],
  ],
  choose,
  play,
  running,
  impact: (perMatch) =>
    1.2 * perMatch("goals") + 0.8 * perMatch("assists") + 0.8 * perMatch("cleanSheets"),
};
