import type { Day } from "../day";
import { compareNames } from "../names";
import { addExact, compareExact, type Exact } from "./exact";
import {
  figuresOf,
  lessIsBetter,
  valueOf,
  type Credit,
  type Figures,
  type Source,
} from "./figures";
import type { RemainingMatch, Outcome, Team } from "./outcome";
import { pointsOf, type Criterion, type RulePack, type Stage } from "./pack";
import type { PlayOff } from "./playOffs";
import { tableWithWithdrawals, type Withdrawal } from "./withdraw";

/** Points that the organiser adds (or deducts, below 0), for a public reason. */
export interface Adjustment {
  readonly team: Team;
  /** The day of the decision; absent if not known. */
  readonly on?: Day | null;
  readonly points: number;
  readonly reason: string;
}

/** The parts of a split table: no team leaves its part any more, whatever its points. */
export interface TableParts {
  /** The part of each team, counted from the top; a team that is not listed is in the last. */
  readonly parts: ReadonlyMap<Team, number>;
  /** The `order` of the first match that was played after the split; Infinity if none was. */
  readonly from: number;
}

/** Matches of every team whose opponents are not known yet: those after a split. */
export interface Later {
  /** The number of matches of a team in the smallest part and in the largest. */
  readonly least: number;
  readonly most: number;
}

/** All data from which a table is computed. */
export interface RankInput {
  readonly pack: RulePack;
  readonly teams: readonly Team[];
  readonly outcomes: readonly Outcome[];
  /** Matches of the table that are still to be counted. */
  readonly remaining?: readonly RemainingMatch[];
  /** Further matches that the format requires and that are not planned yet; nothing is certain before them. */
  readonly missing?: readonly RemainingMatch[];
  /** The matches after a coming split; absent if there is none. */
  readonly later?: Later;
  /** The parts of the table; absent if it is not split. */
  readonly tableParts?: TableParts;
  readonly adjustments?: readonly Adjustment[];
  readonly credits?: readonly Credit[];
  readonly seeds?: ReadonlyMap<Team, number>;
  readonly conduct?: ReadonlyMap<Team, number>;
  readonly lots?: ReadonlyMap<Team, number>;
  readonly out?: ReadonlyMap<Team, Withdrawal>;
  readonly playOffs?: readonly PlayOff[];
  /** Whether matches against teams of other tables count in the rows of this table. */
  readonly countsBetweenGroups?: boolean;
}

/** One criterion applied to a set of level teams; with one part, it separated none of them. */
export interface Split {
  readonly set: readonly Team[];
  readonly stage: number;
  readonly criterion: Criterion;
  /** Best first. */
  readonly parts: readonly (readonly Team[])[];
  readonly values: ReadonlyMap<Team, Exact>;
  /** The teams whose matches against each other were counted. */
  readonly among?: readonly Team[];
}

export interface Row {
  readonly team: Team;
  /** The rank; null for a withdrawn team, which is below the others. */
  readonly rank: number | null;
  /** Whether another team has the same rank. */
  readonly shared: boolean;
  /** The figures; points include adjustments. */
  readonly figures: Figures;
  /** The sum of its adjustments. */
  readonly adjusted: number;
}

export interface RankedTable {
  readonly pack: RulePack;
  readonly rows: readonly Row[];
  /** In the order in which the rules were applied. */
  readonly splits: readonly Split[];
  /** Stages whose criteria among the tied were left out, because not all pairs of the set have met equally often. */
  readonly skipped: readonly { readonly set: readonly Team[]; readonly stage: number }[];
  /** The matches that count. */
  readonly counted: readonly Outcome[];
  /** Whether matches are still to come. */
  readonly provisional: boolean;
  /** The parts of the table; absent if it is not split. */
  readonly tableParts?: TableParts;
}

/** The figures that the rules use, and the notes that they write. */
export interface RankingState extends Source {
  readonly playOffs?: readonly PlayOff[] | undefined;
  /** Checks whether coming matches can still change this criterion's values, so that it does not decide yet. */
  readonly open?: (criterion: Criterion, part: readonly Team[], among: readonly Team[]) => boolean;
  readonly note?: { readonly splits: Split[]; readonly skipped: RankedTable["skipped"][number][] };
}

const LOT: Criterion = { key: "lot", words: "the lot", cite: "" };
const PLAY_OFF: Criterion = { key: "playOff", words: "the play-off", cite: "" };

/** Returns the matches of those teams against each other. */
export const amongThem = <M extends RemainingMatch>(
  matches: readonly M[],
  teams: readonly Team[],
): M[] => matches.filter(({ a, b }) => teams.includes(a) && teams.includes(b));

/**
 * Checks whether all pairs of the teams have met in these matches, equally often.
 * @param meetings how often each pair must have met; absent: any number that is equal for all
 */
export function allMet(
  matches: readonly RemainingMatch[],
  set: readonly Team[],
  meetings?: number,
): boolean {
  const met = new Map<string, number>();
  for (const { a, b } of amongThem(matches, set)) {
    const pair = [a, b].sort().join("\n");
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const often = new Set(met.values());
  const pairs = (set.length * (set.length - 1)) / 2;
  return met.size === pairs && often.size === 1 && (meetings === undefined || often.has(meetings));
}

/** Splits the teams by a criterion, best first; does not split them if a team has no value. */
function split(
  ranking: RankingState,
  part: readonly Team[],
  stage: number,
  criterion: Criterion,
  source: Source,
  among?: readonly Team[],
): (readonly Team[])[] {
  const values = new Map<Team, Exact>();
  for (const team of part) {
    const value = valueOf(source, criterion.key, team);
    if (value === undefined) return [part];
    values.set(team, value);
  }
  const sign = lessIsBetter(criterion.key) ? 1 : -1;
  const compare = (x: Team, y: Team) => sign * compareExact(values.get(x) ?? 0, values.get(y) ?? 0);
  const parts: Team[][] = [];
  for (const team of [...part].sort(compare)) {
    const level = parts.at(-1);
    if (level?.[0] !== undefined && !compare(level[0], team)) level.push(team);
    else parts.push([team]);
  }
  ranking.note?.splits.push({
    set: part,
    stage,
    criterion,
    parts,
    values,
    ...(among && { among }),
  });
  return parts;
}

/** Checks whether the stage compares only teams that have all met. */
export const needsAllMet = ({ needs, criteria }: Stage): boolean =>
  needs !== undefined || criteria.some(({ among }) => among);

/** Orders the set into places from the top, by the stages from that one on. */
function byStages(ranking: RankingState, set: readonly Team[], stage = 0): (readonly Team[])[] {
  if (set.length < 2) return set.length ? [set] : [];
  const rule: Stage | undefined = ranking.pack.stages[stage];
  if (!rule) return split(ranking, set, stage, LOT, ranking);
  // Teams that have not all met are compared by all matches, not by those among the tied.
  const overallOnly = needsAllMet(rule) && !allMet(ranking.outcomes, set, ranking.pack.meetings);
  if (overallOnly) ranking.note?.skipped.push({ set, stage });
  if (overallOnly && rule.needs) return byStages(ranking, set, stage + 1);
  const criteria = overallOnly ? rule.criteria.filter(({ among }) => !among) : rule.criteria;
  let mini: Source | undefined;
  const minis = () => {
    if (mini) return mini;
    const outcomes = amongThem(ranking.outcomes, set);
    return (mini = { ...ranking, outcomes, figures: figuresOf(ranking.pack, set, outcomes) });
  };
  let parts: (readonly Team[])[] = [set];
  const undecided = new Set<readonly Team[]>();
  for (const criterion of criteria) {
    const { among, when } = criterion;
    const next: (readonly Team[])[] = [];
    for (const part of parts) {
      const admitted =
        part.length > 1 && !undecided.has(part) && !(when && part.length > 2 !== (when === "more"));
      if (!admitted) {
        next.push(part);
      } else if (ranking.open?.(criterion, part, among ? set : [])) {
        undecided.add(part);
        next.push(part);
      } else {
        const pieces = among
          ? split(ranking, part, stage, criterion, minis(), set)
          : split(ranking, part, stage, criterion, ranking);
        if (rule.restart === "eachSplit" && pieces.length > 1 && !overallOnly) {
          return pieces.flatMap((piece) => byStages(ranking, piece, stage));
        }
        next.push(...pieces);
      }
    }
    parts = next;
  }
  return parts.flatMap((part) => {
    if (undecided.has(part)) return [part];
    const isSmaller = part.length < set.length;
    const again = overallOnly
      ? isSmaller &&
        rule.restart !== "never" &&
        allMet(ranking.outcomes, part, ranking.pack.meetings)
      : isSmaller && rule.restart === "afterBlock";
    return byStages(ranking, part, again ? stage : stage + 1);
  });
}

/**
 * Orders the set into places from the top. The winner of a play-off is directly above its loser if the first criterion
 * leaves the two level, whatever the other criteria say.
 */
export function placed(ranking: RankingState, set: readonly Team[]): (readonly Team[])[] {
  let places = byStages(ranking, set);
  const first = ranking.pack.stages[0]?.criteria[0]?.key ?? "points";
  const value = (team: Team) => valueOf(ranking, first, team) ?? 0;
  for (const { winner, loser } of ranking.playOffs ?? []) {
    const at = (team: Team) => places.findIndex((place) => place.includes(team));
    const [above, below] = [at(winner), at(loser)];
    // Three or more teams that share a place continue to share it, because the winner is still level with the third.
    const isShared = above === below && (places[above]?.length ?? 0) > 2;
    if (above < 0 || below < 0 || isShared || compareExact(value(winner), value(loser))) continue;
    if (above >= below) {
      const others = places.map((place) => place.filter((team) => team !== winner));
      others.splice(below, 0, [winner]);
      places = others.filter(({ length }) => length > 0);
    }
    // Noted after the first criterion, before all others.
    ranking.note?.splits.splice(1, 0, {
      set: [winner, loser],
      stage: 0,
      criterion: PLAY_OFF,
      parts: [[winner], [loser]],
      values: new Map([
        [winner, 1],
        [loser, 0],
      ]),
    });
  }
  return places;
}

/** Returns the state with which ranking begins: the teams that take part, the matches that count, and all figures. */
export function rankingStateOf(input: RankInput) {
  const { pack, teams, adjustments = [], credits = [], out = new Map() } = input;
  const isHere = ({ a, b }: RemainingMatch) =>
    input.countsBetweenGroups
      ? teams.includes(a) || teams.includes(b)
      : teams.includes(a) && teams.includes(b);
  const known = (match: RemainingMatch) => match.a !== match.b && isHere(match);
  const { outcomes, remaining } = tableWithWithdrawals(
    pack,
    {
      outcomes: input.outcomes.filter((one) => known(one) && pointsOf(pack.points, one)),
      remaining: (input.remaining ?? []).filter(known),
    },
    out,
  );
  const adjusted = new Map<Team, number>();
  for (const { team, points } of adjustments) {
    adjusted.set(team, (adjusted.get(team) ?? 0) + points);
  }
  const figures = figuresOf(pack, teams, outcomes, credits);
  for (const [team, row] of figures) row.points = addExact(row.points, adjusted.get(team) ?? 0);
  const { conduct, seeds, lots, playOffs } = input;
  const ranked = teams.filter((team) => !out.has(team));
  const left = [...remaining, ...(input.missing ?? []).filter(known)];
  const source = { pack, figures, outcomes, conduct, seeds, lots, playOffs };
  return { ...source, ranked, remaining: left, adjusted };
}

/**
 * Returns the input for the same table after only some of its matches. If none of these was played after the split, the
 * table is not split.
 */
export function afterMatches(input: RankInput, outcomes: readonly Outcome[]): RankInput {
  const { tableParts, ...rest } = input;
  const isParted = tableParts && outcomes.some(({ order }) => order >= tableParts.from);
  return { ...rest, outcomes, ...(isParted && { tableParts }) };
}

/**
 * Groups the teams by the part of the table in which they play on, from the top; one group if the table is not split.
 */
export function byPart(
  teams: readonly Team[],
  { tableParts }: Pick<RankInput, "tableParts">,
): readonly (readonly Team[])[] {
  if (!tableParts) return [teams];
  const { parts } = tableParts;
  const last = Math.max(1, ...parts.values());
  return Array.from({ length: last }, (_, at) =>
    teams.filter((team) => (parts.get(team) ?? last) === at + 1),
  ).filter(({ length }) => length > 0);
}

/**
 * Computes the table by the pack's rules, part by part if it is split. Teams that no criterion separates share a rank,
 * and the next rank is skipped (1, 2, 2, 4); names only order their lines. Withdrawn teams come last, without a rank.
 */
export function rankTable(input: RankInput): RankedTable {
  const { ranked, remaining, adjusted, ...source } = rankingStateOf(input);
  const note: NonNullable<RankingState["note"]> = { splits: [], skipped: [] };
  const rows: Row[] = [];
  const add = (place: readonly Team[], rank: number | null) => {
    for (const team of [...place].sort(compareNames)) {
      const figures = source.figures.get(team);
      const shared = rank !== null && place.length > 1;
      if (figures) rows.push({ team, rank, shared, figures, adjusted: adjusted.get(team) ?? 0 });
    }
  };
  for (const part of byPart(ranked, input)) {
    for (const place of placed({ ...source, note }, part)) add(place, rows.length + 1);
  }
  add(
    input.teams.filter((team) => input.out?.has(team)),
    null,
  );
  return {
    ...note,
    pack: input.pack,
    rows,
    counted: source.outcomes,
    provisional: remaining.length > 0 || input.later !== undefined,
    ...(input.tableParts && { tableParts: input.tableParts }),
  };
}
