import { addExact, type Exact } from "./exact";
import type { Outcome, Pair, Team, Unit } from "./outcome";
import { pointsOf, type Figure, type RulePack } from "./pack";

/** What a team has that no match gave: a bye, a meet, medals. Halves of board points are doubled like scores. */
export interface Credit {
  readonly team: Team;
  readonly points?: Exact;
  readonly score?: Pair;
  /** How often first, second, third … */
  readonly places?: readonly number[];
}

/** A team's figures; pairs are for and against. */
export interface Figures extends Readonly<Record<Unit, Pair>> {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly awayWon: number;
  readonly points: Exact;
  /** Scored in matches away. */
  readonly awayFor: Readonly<Record<Unit, number>>;
  /** What matches without play gave: an average is of those that were played. */
  readonly given: Readonly<Record<Unit, number>> & { readonly matches: number };
  readonly places: readonly number[];
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

const UNITS = ["score", "sets", "games", "rally"] as const;
const none = { score: 0, sets: 0, games: 0, rally: 0 };
const blank = (): Open<Figures> => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  awayWon: 0,
  points: 0,
  score: [0, 0],
  sets: [0, 0],
  games: [0, 0],
  rally: [0, 0],
  awayFor: none,
  given: { ...none, matches: 0 },
  places: [],
});

/**
 * Adds the match to the figures of both sides, or takes it away again (`times` −1). A match that
 * the pack does not know changes nothing.
 */
export function count(
  figures: ReadonlyMap<Team, Open<Figures>>,
  pack: RulePack,
  outcome: Outcome,
  times: 1 | -1 = 1,
): void {
  const points = pointsOf(pack.points, outcome);
  if (!points) return;
  for (const side of [0, 1] as const) {
    const row = figures.get(side ? outcome.b : outcome.a);
    if (!row) continue;
    const lost = outcome.winner ? outcome.winner === (side ? "A" : "B") : outcome.lostBy !== "play";
    row.played += times;
    row.points = addExact(row.points, times * points[side]);
    if (lost) row.lost += times;
    else if (!outcome.winner) row.drawn += times;
    else {
      row.won += times;
      if (side) row.awayWon += times;
    }
    const isGiven = outcome.lostBy === "forfeit" || outcome.lostBy === "default";
    if (isGiven) row.given = { ...row.given, matches: row.given.matches + times };
    for (const unit of UNITS) {
      const pair = outcome.units[unit];
      if (!pair) continue;
      const [own, other] = [pair[side] * times, pair[side ? 0 : 1] * times];
      row[unit] = [row[unit][0] + own, row[unit][1] + other];
      if (isGiven) row.given = { ...row.given, [unit]: row.given[unit] + own };
      if (side) row.awayFor = { ...row.awayFor, [unit]: row.awayFor[unit] + own };
    }
  }
}

/** The figures of those teams from those matches and credits; points without adjustments. */
export function figuresOf(
  pack: RulePack,
  teams: readonly Team[],
  outcomes: readonly Outcome[],
  credits: readonly Credit[] = [],
): Map<Team, Open<Figures>> {
  const figures = new Map(teams.map((team) => [team, blank()]));
  for (const outcome of outcomes) count(figures, pack, outcome);
  for (const { team, points = 0, score = [0, 0], places = [] } of credits) {
    const row = figures.get(team);
    if (!row) continue;
    row.points = addExact(row.points, points);
    row.score = [row.score[0] + score[0], row.score[1] + score[1]];
    row.places = Array.from(
      { length: Math.max(places.length, row.places.length) },
      (_, at) => (row.places[at] ?? 0) + (places[at] ?? 0),
    );
  }
  return figures;
}

/** Where a criterion finds its values: figures and the matches they come from, and what no match gives. */
export interface Source {
  readonly pack: RulePack;
  readonly figures: ReadonlyMap<Team, Figures>;
  readonly outcomes: readonly Outcome[];
  /** Higher is better; who is not listed has what the cards of its matches say. */
  readonly conduct?: ReadonlyMap<Team, number> | undefined;
  /** Lower is better. */
  readonly seeds?: ReadonlyMap<Team, number> | undefined;
  /** Lower is better. */
  readonly lots?: ReadonlyMap<Team, number> | undefined;
}

/** Whether less is better. */
export const lessIsBetter = (key: Figure): boolean =>
  key === "lost" || key === "seed" || key === "lot";

/** Σ opponent's final score × own score against it (FIDE C.07, 13.2: match or game points). */
function esb({ pack, figures, outcomes }: Source, team: Team, theirs: string, own: string): number {
  let sum = 0;
  for (const outcome of outcomes) {
    const side = outcome.b === team ? 1 : 0;
    if (!side && outcome.a !== team) continue;
    const other = figures.get(side ? outcome.a : outcome.b);
    const points = pointsOf(pack.points, outcome);
    if (!other || !points) continue;
    const final = theirs === "mp" ? Number(other.points) : other.score[0];
    sum += final * (own === "mp" ? points[side] : outcome.units.score[side]);
  }
  return sum;
}

/** 1 for who won the latest match, 0 for who did not. */
function lastMatch({ outcomes }: Source, team: Team): number {
  let last: Outcome | undefined;
  for (const one of outcomes) {
    if ((one.a === team || one.b === team) && !(last && last.order > one.order)) last = one;
  }
  return last?.winner && (last.winner === "A" ? last.a : last.b) === team ? 1 : 0;
}

/** What the cards of its matches take off a team's conduct. */
const conduct = ({ outcomes }: Source, team: Team): number =>
  outcomes.reduce((sum, { a, b, conduct: [ofA, ofB] = [0, 0] }) => {
    return sum + (a === team ? ofA : b === team ? ofB : 0);
  }, 0);

/** Points by match played; points are a whole, a half, or a fraction. */
function pointsByMatch({ points, played }: Figures): Exact {
  if (played === 0) return 0;
  return typeof points === "number" ? [points, played] : [points[0], points[1] * played];
}

/** What was scored in the matches that were played, and how many these were; 0 of none. */
export function averageOf({ played, given, ...row }: Figures, unit: Unit): Exact {
  const matches = played - given.matches;
  return matches > 0 ? [row[unit][0] - given[unit], matches] : 0;
}

/**
 * A team's value by that figure, never rounded; undefined if it has none (no seed, no lot).
 * For and against of 0:0 count as even: a ratio of 1, a share of ½, so that who has not played is
 * above who lost and below who won. Nothing against is the highest ratio.
 */
export function valueOf(source: Source, key: Figure, team: Team): Exact | undefined {
  const row = source.figures.get(team);
  if (!row) return undefined;
  const [head, what = "", own = ""] = key.split(".");
  if (head === "esb") return esb(source, team, what, own);
  if (head === "place") return row.places[Number(what) - 1] ?? 0;
  if (head === "lastMatch") return lastMatch(source, team);
  if (head === "conduct") return source.conduct?.get(team) ?? conduct(source, team);
  if (head === "seed") return source.seeds?.get(team);
  if (head === "lot") return source.lots?.get(team);
  if (key === "points.avg") return pointsByMatch(row);
  // A pack's keys are figures: what is left here is a sum of the row, or a unit with what is taken of it.
  if (!what) return row[head as "points" | "won" | "lost" | "played" | "awayWon"];
  const unit = head as Unit;
  const [scored, against] = row[unit];
  if (what === "for") return scored;
  if (what === "awayFor") return row.awayFor[unit];
  if (what === "diff") return scored - against;
  if (what === "avg") return averageOf(row, unit);
  const total = scored + against;
  if (what === "ratio") return total ? [scored, against] : 1;
  return total ? [scored, total] : [1, 2];
}
