import { addExact, type Exact } from "./exact";
import type { Outcome, Pair, Team, Unit } from "./outcome";
import { pointsOf, type Figure, type RulePack } from "./pack";

/**
 * Points or places that a team has from no match: from a bye, a meet, medals. Half board points are doubled like
 * scores.
 */
export interface Credit {
  readonly team: Team;
  readonly points?: Exact;
  readonly score?: Pair;
  /** How often it came first, second, third … */
  readonly places?: readonly number[];
}

/** A team's figures; the first number of a pair is for, the second against. */
export interface Figures extends Readonly<Record<Unit, Pair>> {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly awayWon: number;
  readonly points: Exact;
  /** Scored in away matches. */
  readonly awayFor: Readonly<Record<Unit, number>>;
  /** The figures from matches without play, because an average counts only matches that were played. */
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
 * Adds a match to the figures of both sides, or subtracts it (`times` −1). A match to which the pack gives no points
 * changes nothing.
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

/** Returns the figures of those teams from matches and credits; points do not include adjustments. */
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

/**
 * The data from which criteria take their values: figures, the matches behind them, and values that come from no match.
 */
export interface Source {
  readonly pack: RulePack;
  readonly figures: ReadonlyMap<Team, Figures>;
  readonly outcomes: readonly Outcome[];
  /** Conduct points; higher is better. A team that is not listed has those of the cards in its matches. */
  readonly conduct?: ReadonlyMap<Team, number> | undefined;
  /** Lower is better. */
  readonly seeds?: ReadonlyMap<Team, number> | undefined;
  /** Lower is better. */
  readonly lots?: ReadonlyMap<Team, number> | undefined;
}

/** Checks whether a lower value is better. */
export const lessIsBetter = (key: Figure): boolean =>
  key === "lost" || key === "seed" || key === "lot";

/** Returns Σ opponent's final score × own score against it (FIDE C.07, 13.2: match or game points). */
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

/** Returns 1 if the team won its latest match, otherwise 0. */
function lastMatch({ outcomes }: Source, team: Team): number {
  let last: Outcome | undefined;
  for (const one of outcomes) {
    if ((one.a === team || one.b === team) && !(last && last.order > one.order)) last = one;
  }
  return last?.winner && (last.winner === "A" ? last.a : last.b) === team ? 1 : 0;
}

/** Returns the conduct points of a team from the cards in its matches. */
const conduct = ({ outcomes }: Source, team: Team): number =>
  outcomes.reduce((sum, { a, b, conduct: [ofA, ofB] = [0, 0] }) => {
    return sum + (a === team ? ofA : b === team ? ofB : 0);
  }, 0);

/** Returns the points per match; points are whole, half, or a fraction. */
function pointsByMatch({ points, played }: Figures): Exact {
  if (played === 0) return 0;
  return typeof points === "number" ? [points, played] : [points[0], points[1] * played];
}

/** Returns the scored sum over the number of matches that were played; 0 if there are none. */
export function averageOf({ played, given, ...row }: Figures, unit: Unit): Exact {
  const matches = played - given.matches;
  return matches > 0 ? [row[unit][0] - given[unit], matches] : 0;
}

/**
 * Returns a team's value for a figure, never rounded; undefined if it has none (no seed, no lot).
 * 0:0 counts as even: a ratio of 1, a share of ½, so that a team that has not played is above one that lost and below
 * one that won. Nothing against is the highest ratio.
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
  // The remaining keys are a sum in the row, or a unit with a suffix that says what is computed from it.
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
