import { enumerated } from "../wording";
import type { Outcome, Pair, Unit, Units } from "./outcome";

/** What teams can be compared by. `figures.ts` says how each is counted. */
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
  /** Compares only two teams, or only three and more. */
  readonly when?: "two" | "more";
  /** As a table's foot says it, for example "goal difference". */
  readonly words: string;
  /** Article and edition. */
  readonly cite: string;
}

/**
 * Criteria that are applied together. `restart` says when they begin again for the teams that
 * are left level: never, after the last of them, or at once when one of them splits a set.
 */
export interface Stage {
  readonly criteria: readonly Criterion[];
  readonly restart: "never" | "afterBlock" | "eachSplit";
  /**
   * Is left out whole unless every two of the set have met, equally often. Without it only the criteria among the tied
   * are left out then.
   */
  readonly needs?: "allMet";
}

/** What a match is worth: by how it ended, or by the winner's margin ("3-2"). */
export type Points =
  | {
      readonly kind: "result";
      readonly win: number;
      /** Absent where a match cannot be drawn: then a drawn one counts nowhere. */
      readonly draw?: number;
      readonly loss: number;
      /** Of a match decided after extra time, overtime or penalties; absent: as of any other. */
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
      /** The scores that a match can have, seen from the winner; absent where the format does not say. */
      readonly scores?: readonly Pair[];
    };

/** What an award counts as where it has no score of its own; figures of the side it goes to first. */
export interface Award {
  /** Absent: the most that the score in force lets a side win, so that it grows with the boards of a season. */
  readonly units?: Units;
  /** The played score counts where it is better for the side the award goes to. */
  readonly betterStands?: true;
  /** After a default the played score counts where that side led; otherwise this one. */
  readonly afterDefault?: Pair;
  readonly cite: string;
}

/** What each card of a player in one match takes off a team's conduct. */
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
  /** Null where points do not come from matches. */
  readonly points: Points | null;
  readonly award: Award | null;
  readonly conduct?: CardPoints;
  readonly stages: readonly Stage[];
  /** How often every two meet, where the matches among the tied count only then; absent: equally often. */
  readonly meetings?: number;
  /** What happens to teams that nothing separates: they share, or lots or the organiser decide. */
  readonly unresolved: "share" | "lot" | "manual";
}

/** Points of both sides; null for a match that the pack does not know, which counts nowhere. */
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
 * The rules with points of the season's own; their tie-breaks stay. A pack that knows no draw has none then either, and
 * who does not turn up has no more than for a defeat.
 * @param own for a win, a draw and a defeat, then for a win and a defeat after extra time
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

/** A criterion's short name, for example "@score.diff": "@" among the tied. */
export const criterionKey = ({ key, among }: Pick<Criterion, "key" | "among">): string =>
  `${among ? "@" : ""}${key}`;

/**
 * The rules of a season that not every team plays to its end: points divided by matches played take the place of
 * points. Points that were taken off are taken off before that.
 * @param meetings how often the format lets every two meet; among the tied only teams that have are compared
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
 * The order for a table's foot, from the criteria's words: "points, then goal difference, then goals
 * scored". Criteria that only count among the tied are together behind these words.
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
