import { enumerated } from "../wording";
import type { Outcome, Pair, Unit, Units } from "./outcome";

/** The figures by which teams can be compared; `figures.ts` defines how each is counted. */
export type Figure =
  | "points"
  | "won"
  | "lost"
  | "played"
  | "awayWon"
  | "points.avg"
  | "playOff"
  | "lastMatch"
  | "conduct"
  | "seed"
  | "lot"
  | `${Unit}.${"for" | "diff" | "ratio" | "pct" | "avg" | "awayFor"}`
  | `esb.${"mp" | "gp"}.${"mp" | "gp"}`
  | `place.${number}`;

export interface Criterion {
  readonly key: Figure;
  /** Counts only the matches among the teams that are level. */
  readonly among?: "tied";
  /** Applies only to two level teams, or only to three and more. */
  readonly when?: "two" | "more";
  /** The words below a table, for example "goal difference". */
  readonly words: string;
  /** The article and the edition of the rules. */
  readonly cite: string;
}

/**
 * Criteria that are applied together. `restart` says when they begin again for teams that are still level: never, after
 * the last of them, or as soon as one of them splits a set.
 */
export interface Stage {
  readonly criteria: readonly Criterion[];
  readonly restart: "never" | "afterBlock" | "eachSplit";
  /**
   * If set, the stage is left out unless all pairs of the set have met equally often. Without it, only the criteria
   * among the tied are left out then.
   */
  readonly needs?: "allMet";
}

/** The points of a match: by its result, or by the winner's margin ("3-2"). */
export type Points =
  | {
      readonly kind: "result";
      readonly win: number;
      /** Absent if a match cannot be drawn; a drawn one then does not count. */
      readonly draw?: number;
      readonly loss: number;
      /** For a match decided after extra time, overtime or a shoot-out; absent: as for any other. */
      readonly late?: { readonly win: number; readonly loss: number };
      readonly forfeitLoss?: number;
      readonly unfinishedLoss?: number;
    }
  | {
      readonly kind: "margin";
      readonly table: Readonly<Record<string, Pair>>;
      readonly forfeit: Pair;
    }
  /** One point for each contest won: a set, a rubber, a single. */
  | {
      readonly kind: "score";
      /** The possible scores of a match, the winner's first; absent if the format does not say them. */
      readonly scores?: readonly Pair[];
    };

/** The score of an awarded match, with the side to which it is awarded first. */
export interface Award {
  /**
   * Absent: the most that a side can win in the score format, so that it grows with the number of boards of a season.
   */
  readonly units?: Units;
  /** Whether the score that was played counts if it is better for the side to which the match is awarded. */
  readonly betterStands?: true;
  /** After a default, the score that was played counts if the other side led; otherwise this one. */
  readonly afterDefault?: Pair;
  readonly cite: string;
}

/** The conduct points that a team loses for each card of a player in one match. */
export interface CardPoints {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowAndRed: number;
}

/** The rules of a table, as data. */
export interface RulePack {
  readonly id: string;
  readonly sport: string;
  readonly title: string;
  readonly edition: string;
  /** The points of a match; null if points do not come from matches. */
  readonly points: Points | null;
  readonly award: Award | null;
  readonly conduct?: CardPoints;
  readonly stages: readonly Stage[];
  /**
   * How often two teams must have met for the matches among the tied to count; absent: any number that is equal for
   * all.
   */
  readonly meetings?: number;
  /** What happens to teams that no criterion separates: they share the place, or lots or the organiser decide. */
  readonly unresolved: "share" | "lot" | "manual";
}

/** Returns the points of both sides; null for a match to which the pack gives no points, which does not count. */
export function pointsOf(
  points: Points | null,
  { winner, lostBy, units, isLate }: Pick<Outcome, "winner" | "lostBy" | "units" | "isLate">,
): Pair | null {
  if (!points) return null;
  if (points.kind === "score") return units.score;
  const margin = points.kind === "margin";
  const [a, b] = units.score;
  const forfeitLoss = margin ? points.forfeit[1] : (points.forfeitLoss ?? points.loss);
  if (!winner) {
    if (lostBy === "forfeit") return [forfeitLoss, forfeitLoss];
    return margin || points.draw === undefined ? null : [points.draw, points.draw];
  }
  const late = !margin && isLate && lostBy === "play" ? points.late : undefined;
  if (late) return winner === "A" ? [late.win, late.loss] : [late.loss, late.win];
  const won = margin
    ? lostBy === "forfeit"
      ? points.forfeit
      : points.table[winner === "A" ? `${a}-${b}` : `${b}-${a}`]
    : ([
        points.win,
        lostBy === "forfeit"
          ? forfeitLoss
          : ((lostBy === "unfinished" ? points.unfinishedLoss : undefined) ?? points.loss),
      ] as const);
  return won ? (winner === "A" ? won : [won[1], won[0]]) : null;
}

/**
 * Returns the rules with the season's own points; the tie-breaks stay. If the pack has no draws, the season has none
 * either, and a team that does not appear gets at most the points of a defeat.
 * @param own points for a win, a draw and a defeat, then for a win and a defeat after extra time
 */
export function withPoints(pack: RulePack, own: readonly number[] | undefined): RulePack {
  if (!own || !pack.points) return pack;
  const [win = 0, draw = 0, loss = 0, lateWin, lateLoss] = own;
  const was = pack.points;
  const hasDraws = was.kind === "score" || (was.kind === "result" && was.draw !== undefined);
  const forfeitLoss = was.kind === "result" ? was.forfeitLoss : undefined;
  return {
    ...pack,
    points: {
      kind: "result",
      win,
      ...(hasDraws && { draw }),
      loss,
      ...(forfeitLoss !== undefined && { forfeitLoss: Math.min(forfeitLoss, loss) }),
      ...(lateWin !== undefined &&
        lateLoss !== undefined && { late: { win: lateWin, loss: lateLoss } }),
    },
  };
}

/** Returns a criterion's short name, for example "@score.diff"; "@" means among the tied. */
export const criterionKey = ({ key, among }: Pick<Criterion, "key" | "among">): string =>
  `${among ? "@" : ""}${key}`;

/**
 * Returns the rules of a season that not every team plays to its end: points per match replace points. Deducted points
 * are subtracted before the division.
 * @param meetings how often two teams meet by the format; among the tied, only teams that have met so often are
 * compared
 */
export function byMatch(pack: RulePack, meetings: number): RulePack {
  const first: Criterion = { key: "points.avg", words: "points a match", cite: "" };
  const isTotal = ({ key, among }: Criterion) => key === "points" && !among;
  const stages = pack.stages.map((stage) => ({
    ...stage,
    criteria: stage.criteria.map((one) => (isTotal(one) ? { ...first, cite: one.cite } : one)),
  }));
  const leads = stages[0]?.criteria[0]?.key === first.key;
  return {
    ...pack,
    meetings,
    stages: leads ? stages : [{ criteria: [first], restart: "never" }, ...stages],
  };
}

function scopeOf({ among, when }: Criterion): string {
  if (when === "two") return "in the matches between two: ";
  if (when) return among ? "in the matches among three or more: " : "among three or more: ";
  return among ? "in the matches among those level: " : "";
}

/**
 * Describes the order for the foot of a table, from the words of the criteria: "points, then goal difference, then
 * goals scored". Criteria that count only among the tied are grouped.
 */
export function orderInWords({ stages, unresolved }: RulePack): string {
  const groups: { readonly scope: string; readonly words: string[] }[] = [];
  for (const criterion of stages.flatMap(({ criteria }) => criteria)) {
    const scope = scopeOf(criterion);
    const last = groups.at(-1);
    if (scope && last?.scope === scope) last.words.push(criterion.words);
    else groups.push({ scope, words: [criterion.words] });
  }
  const parts = groups.map(({ scope, words }) => scope + enumerated(words));
  return [...parts, ...(unresolved === "lot" ? ["lots"] : [])].join(", then ");
}
