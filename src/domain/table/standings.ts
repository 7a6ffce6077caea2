import { foldName, compareNames, sameName } from "../names";
import { difference, inOrderPlayed } from "../match/order";
import { hasScore, type Result } from "../records/result";
import { noWord, type Standing } from "../records/standing";

/** A criterion of a ranking, in the order a sport applies them. */
export type RankingCriterion =
  | "points"
  | "goalDifference"
  | "goalsFor"
  | "won"
  | "pointsPerGame"
  | "name";

/** Each criterion as a comparator: below 0 when `a` stands above `b`. */
export const comparators: Readonly<Record<RankingCriterion, (a: Standing, b: Standing) => number>> =
  {
    /** Greatest number of points first (spec point 9; FIFA World Cup regulations, group ranking, criterion a). */
    points: (a, b) => difference(b.points, a.points),
    /** Greatest goal difference first (spec point 9; FIFA World Cup regulations, group ranking, criterion b). */
    goalDifference: (a, b) => difference(b.gd, a.gd),
    /** Greatest number of goals scored first (FIFA World Cup regulations, group ranking, criterion c). */
    goalsFor: (a, b) => difference(b.gf, a.gf),
    /**
     * Most wins first (spec point 9). FIBA Official Basketball Rules, D.1, classifies by win-loss
     * records; between teams that played equally often that is the number of wins.
     */
    won: (a, b) => difference(b.won, a.won),
    /**
     * Highest average of points scored first (spec point 9: wins, then ppg). FIBA D.1.3 would look at the
     * games between the tied teams first; the arena's rule is the simpler one, because old rows hold no games.
     */
    pointsPerGame: (a, b) => difference(b.ppg, a.ppg),
    /** By name, where nothing sporting separates two teams: no regulation, only a steady order. */
    name: (a, b) => compareNames(a.team, b.team),
  };

export interface RankedStanding<S> {
  /** Position in the table from 1, without gaps or repeats. */
  readonly rank: number;
  readonly row: S;
  /** Level with a neighbour by every sporting criterion, so that only the name decides. */
  readonly tied: boolean;
  /** Null where nobody qualifies for anything, or nothing was played yet. */
  readonly zone: "qualified" | "eliminated" | null;
}

const begun = ({ played, won, draw, lost, points, gf, ga }: Standing) =>
  [played, won, draw, lost, points, gf, ga].some((figure) => figure !== 0);

/**
 * The rows in table order by those criteria, each with its rank. With `qualifiers` the first so
 * many have qualified and the others are eliminated (spec point 9: the top two of each group).
 */
export function rankStandings<S extends Standing>(
  rows: readonly S[],
  ranking: readonly RankingCriterion[],
  qualifiers?: number,
): RankedStanding<S>[] {
  const compare = (criteria: readonly RankingCriterion[]) => (a: S, b: S) =>
    criteria.reduce((found, criterion) => found || comparators[criterion](a, b), 0);
  const sorted = [...rows].sort(compare(ranking));
  const sporting = compare(ranking.filter((criterion) => criterion !== "name"));
  const level = (row: S, other: S | undefined) => other !== undefined && sporting(row, other) === 0;
  const zoned = qualifiers !== undefined && rows.some(begun);
  return sorted.map((row, at) => ({
    rank: at + 1,
    row,
    tied: level(row, sorted[at - 1]) || level(row, sorted[at + 1]),
    zone: zoned ? (at < qualifiers ? "qualified" : "eliminated") : null,
  }));
}

/** A group's name without what people type around it: "Group A", "group a" and "a" are all "a". */
export function groupKey(group: string): string {
  return foldName(group).replace(/^(?:group|pool)\b[\s:.-]*/, "");
}

/** The rows by group: the league's groups first, in their order and even when empty, then any other by name. */
export function groupStandings<S extends Standing>(
  rows: readonly S[],
  groups: readonly string[],
): { group: string; rows: S[] }[] {
  const byKey = new Map<string, { group: string; rows: S[] }>(
    groups.map((group) => [groupKey(group), { group, rows: [] }]),
  );
  const known = byKey.size;
  for (const row of rows) {
    const key = groupKey(row.group);
    const found = byKey.get(key) ?? { group: row.group, rows: [] };
    found.rows.push(row);
    byKey.set(key, found);
  }
  const all = [...byKey.values()];
  const others = all.slice(known).sort((a, b) => compareNames(a.group, b.group));
  return [...all.slice(0, known), ...others];
}

export interface PairingSide {
  /** Group and rank, for example "A1". */
  readonly seed: string;
  /** Null while the group has no such rank. */
  readonly team: string | null;
}

export interface Pairing {
  readonly label: string;
  readonly home: PairingSide;
  readonly away: PairingSide;
}

/** Who meets whom in the semi-finals by group and rank, for example A1 v B2 and A2 v B1 (spec point 9). */
export function semiFinalPairings(
  groups: readonly { group: string; ranked: readonly RankedStanding<Standing>[] }[],
  pairings: readonly (readonly [home: string, away: string])[],
): Pairing[] {
  const side = (seed: string): PairingSide => {
    const [, group = "", rank = ""] = /^(.*?)(\d+)$/.exec(seed) ?? [];
    const table = groups.find((one) => groupKey(one.group) === groupKey(group));
    const found = table?.ranked.find((standing) => standing.rank === Number(rank));
    return { seed, team: found?.row.team ?? null };
  };
  return pairings.map(([home, away], at) => ({
    label: `Semi-final ${at + 1}`,
    home: side(home),
    away: side(away),
  }));
}

type Outcome = "W" | "D" | "L";

/** The latest run of equal outcomes, for example "W3"; '' before the first match. */
function streakOf(outcomes: readonly Outcome[]): string {
  const backwards = [...outcomes].reverse();
  const [last] = backwards;
  if (!last) return "";
  const before = backwards.findIndex((outcome) => outcome !== last);
  return `${last}${before === -1 ? backwards.length : before}`;
}

/**
 * The table that follows from the results: one row for each team, in the given order, all columns.
 * Three points for a win, one for a draw (FIFA World Cup regulations, group stage). `ppg` is the
 * average of points scored, to one decimal. A match between teams of different groups, such as a
 * semi-final, counts in no table; nor does a result without a score.
 */
export function tableFromResults(
  results: readonly Result[],
  teams: readonly { readonly name: string; readonly group?: string }[],
): Standing[] {
  const groupOf = new Map(teams.map(({ name, group = "" }) => [foldName(name), groupKey(group)]));
  const counted = inOrderPlayed(results.filter(hasScore)).filter(({ teamA, teamB }) => {
    const groupA = groupOf.get(foldName(teamA));
    const groupB = groupOf.get(foldName(teamB));
    return !groupA || !groupB || groupA === groupB;
  });
  return teams.map(({ name, group = "" }) => {
    let gf = 0;
    let ga = 0;
    const outcomes: Outcome[] = [];
    for (const { teamA, teamB, scoreA, scoreB } of counted) {
      const home = sameName(teamA, name);
      if (home === sameName(teamB, name)) continue;
      const [own, other] = home ? [scoreA, scoreB] : [scoreB, scoreA];
      gf += own;
      ga += other;
      outcomes.push(own > other ? "W" : own === other ? "D" : "L");
    }
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    const played = outcomes.length;
    const won = count("W");
    const draw = count("D");
    return {
      team: name,
      group,
      played,
      won,
      draw,
      lost: count("L"),
      gf,
      ga,
      gd: gf - ga,
      points: 3 * won + draw,
      streak: streakOf(outcomes),
      ppg: played === 0 ? 0 : Math.round((10 * gf) / played) / 10,
      ...noWord,
    };
  });
}
