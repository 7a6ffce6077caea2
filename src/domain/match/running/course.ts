import type { RubbersFormat, RubberSet, Targets } from "../detail/format";
import { goesOnAt } from "../detail/sets";
import { leaderOf, otherSide, sumOf, wonOf, type Pair } from "../pair";
import type { Side } from "../timeline";
import { isUntouched, type Line } from "./lines";

type Sets = readonly RubberSet[];

/** Points that win a tie-break at the end of a set (ITF Rules of Tennis 2024, rule 5b). */
const TIE_BREAK = 7;
const CLEAR = 2;

/** The state of a line: the sets won, the set in play, and the winner. */
export interface Course {
  /** Sets or games won by each side; [0, 0] for periods. */
  readonly won: Pair;
  /** The index of the set in play, which may not have begun; null if the line is over. */
  readonly open: number | null;
  /** The winner; null while the line is under way, and for periods. */
  readonly winner: Side | null;
}

/** Returns how many sets or games win a line; null if periods are added up. */
function toWin(targets: Targets): number | null {
  if (targets.kind === "games") return targets.gamesToWin;
  return targets.kind === "sets" || targets.kind === "rubbers" ? targets.setsToWin : null;
}

/**
 * Checks whether a set is level at the number of games at which a tie-break decides. The next set then has the points
 * of its tie-break: `6-6 [5-3]`.
 */
const isLevelAt = (set: RubberSet | undefined, { games }: RubbersFormat): boolean =>
  set !== undefined &&
  !set.instead &&
  Math.min(...set.score) === games &&
  set.score[0] === set.score[1];

function isRubberSetClosed(sets: Sets, at: number, format: RubbersFormat): boolean {
  const { score, instead } = sets[at] ?? { score: [0, 0], instead: false };
  if (instead) {
    const target = isLevelAt(sets[at - 1], format)
      ? TIE_BREAK
      : (format.matchTieBreak ?? TIE_BREAK);
    return !goesOnAt(score, target, CLEAR);
  }
  // A level set is closed: its tie-break follows as a set of its own, and the decided set is then written as 7–6.
  if (isLevelAt(sets[at], format)) return true;
  return Math.max(...score) > format.games || !goesOnAt(score, format.games, CLEAR);
}

/** Checks whether a set is over by the rules; a period is over when the next one has begun. */
function isClosed(sets: Sets, at: number, targets: Targets): boolean {
  const score = sets[at]?.score ?? [0, 0];
  switch (targets.kind) {
    case "sets": {
      const deciding = at === 2 * targets.setsToWin - 2;
      return !goesOnAt(score, deciding ? targets.lastSet : targets.points, targets.clear);
    }
    case "games":
      return !goesOnAt(score, targets.points, targets.clear);
    case "rubbers":
      return isRubberSetClosed(sets, at, targets);
    default:
      return at < sets.length - 1;
  }
}

const isDecisive = ({ score }: RubberSet) => score[0] !== score[1];

/** Returns the state of a line by the rules. */
export function courseOf({ sets, end }: Line, targets: Targets): Course {
  const needed = toWin(targets);
  const closed = sets.filter((set, at) => isDecisive(set) && isClosed(sets, at, targets));
  const won: Pair = needed === null ? [0, 0] : wonOf(closed.map(({ score }) => score));
  if (end) {
    const other = otherSide(end.side);
    return { won, open: null, winner: end.how === "wo" ? end.side : other };
  }
  if (needed !== null && Math.max(...won) >= needed) {
    return { won, open: null, winner: leaderOf(won) };
  }
  const last = sets.length - 1;
  return { won, open: last >= 0 && !isClosed(sets, last, targets) ? last : last + 1, winner: null };
}

/** Returns the new set after those; in tennis it may be a tie-break. */
function opened(sets: Sets, targets: Targets, won: Pair): RubberSet {
  const instead =
    targets.kind === "rubbers" &&
    (isLevelAt(sets.at(-1), targets) ||
      (targets.matchTieBreak !== null && Math.min(...won) === targets.setsToWin - 1));
  return { score: [0, 0], tieBreak: null, instead };
}

/** Returns the set in play; null if the line is over. */
export function openSet(line: Line, targets: Targets): RubberSet | null {
  const { open, won } = courseOf(line, targets);
  return open === null ? null : (line.sets[open] ?? opened(line.sets, targets, won));
}

/** Merges a level set and the tie-break that decided it: `7-6(5)`. Other sets are returned unchanged. */
function decided(sets: Sets, targets: Targets): Sets {
  const at = sets.length - 1;
  const [before, last] = [sets[at - 1], sets[at]];
  if (targets.kind !== "rubbers" || !before || !last?.instead) return sets;
  if (!isLevelAt(before, targets) || !isRubberSetClosed(sets, at, targets)) return sets;
  const { games } = targets;
  const score: Pair = leaderOf(last.score) === "A" ? [games + 1, games] : [games, games + 1];
  return [...sets.slice(0, -2), { score, tieBreak: Math.min(...last.score), instead: false }];
}

/** Adds `by` points, or games, for a side; returns the line unchanged if it is over. */
export function scored(line: Line, targets: Targets, side: Side, by: number): Line {
  const set = openSet(line, targets);
  const { open } = courseOf(line, targets);
  if (!set || open === null) return line;
  const score = sumOf([set.score, side === "A" ? [by, 0] : [0, by]]);
  return { ...line, sets: decided([...line.sets.slice(0, open), { ...set, score }], targets) };
}

/**
 * Checks whether a change of a line is an important one: it begins, a set or period begins or ends, or the next point
 * may end one. In tennis every game is important, but not every point of a tie-break.
 */
export function isTurn(before: Line, after: Line, targets: Targets): boolean {
  const { open } = courseOf(after, targets);
  const endsNext = (side: Side) => courseOf(scored(after, targets, side, 1), targets).open !== open;
  return (
    isUntouched(before) ||
    open !== courseOf(before, targets).open ||
    after.end !== before.end ||
    (targets.kind === "rubbers" && openSet(after, targets)?.instead === false) ||
    endsNext("A") ||
    endsNext("B")
  );
}

/**
 * Begins the next period; returns the line unchanged if none may begin. After the last period one may begin only if the
 * score is level.
 */
export function nextPeriod(line: Line, targets: Targets): Line {
  const { sets } = line;
  if (targets.kind !== "periods" || sets.length === 0) return line;
  const total = sumOf(sets.map(({ score }) => score));
  if (sets.length >= targets.periods && total[0] !== total[1]) return line;
  return { ...line, sets: [...sets, { score: [0, 0], tieBreak: null, instead: false }] };
}

/** Replaces the match tie-break that would begin by a whole set; returns the line unchanged if none would begin. */
export function withWholeSet(line: Line, targets: Targets): Line {
  const set = openSet(line, targets);
  const { open } = courseOf(line, targets);
  const before = open === null ? undefined : line.sets[open - 1];
  if (targets.kind !== "rubbers" || open === null || !set?.instead) return line;
  if (isLevelAt(before, targets) || set.score[0] + set.score[1] > 0) return line;
  return { ...line, sets: [...line.sets.slice(0, open), { ...set, instead: false }] };
}

/** Returns the score of the match from its lines: sets won, points, or individual matches won. */
export function scoreOfLines(lines: readonly Line[], targets: Targets): Pair {
  const [first] = lines;
  if (targets.kind === "periods") return sumOf((first?.sets ?? []).map(({ score }) => score));
  if (targets.kind === "sets") return first ? courseOf(first, targets).won : [0, 0];
  return sumOf(
    lines.map((line): Pair => {
      const { winner } = courseOf(line, targets);
      return [winner === "A" ? 1 : 0, winner === "B" ? 1 : 0];
    }),
  );
}
