import type { GoalRun } from "../../scripts/verify/goalRun";

/** What a goal's own run counted. */
export interface Measured {
  /** The counted figures, in words. */
  readonly figure: string;
  readonly ok: boolean;
  /** What went wrong, one line each. */
  readonly details?: readonly string[];
  /** What took longer than its target, one line each. */
  readonly late?: readonly string[];
}

interface Named {
  /** As in the goal table of docs/reliability.md. */
  readonly id: string;
  readonly what: string;
  readonly target: string;
}

/** A goal that a command measures. */
export interface MeasuredGoal extends Named {
  /** Runs when no goal is named: all of these together take less than ten minutes. */
  readonly inCi: boolean;
  /** It is measured by nothing but tests of the suite `emulator`. */
  readonly onlyTests?: boolean;
  /** About how long it takes. */
  readonly minutes: number;
  /** @throws Error when it could not be measured, which counts as a miss */
  run(goalRun: GoalRun): Promise<Measured>;
}

/** A goal that nothing on a developer's machine can show. */
export interface ChecklistGoal extends Named {
  /** Where it is checked instead. */
  readonly notHere: string;
}

export type Goal = MeasuredGoal | ChecklistGoal;

export const isMeasured = (goal: Goal): goal is MeasuredGoal => "run" in goal;

/** How a goal ended. */
export interface GoalOutcome extends Measured {
  readonly goal: MeasuredGoal;
  readonly seconds: number;
}

/**
 * The goals of these ids in the order of the list; without ids those that fit in CI, and the ones that
 * cannot be measured here, so that they are told of.
 * @throws Error that names the unknown one and the known ones
 */
export function pickGoals(goals: readonly Goal[], ids: readonly string[]): readonly Goal[] {
  const known = goals.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new Error(`There is no goal "${unknown}"; there are: ${known.join(", ")}.`);
  }
  if (ids.length > 0) return goals.filter(({ id }) => ids.includes(id));
  return goals.filter((goal) => !isMeasured(goal) || goal.inCi);
}

const SHOWN_DETAILS = 12;

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN_DETAILS;
  return [...lines.slice(0, SHOWN_DETAILS), ...(more > 0 ? [`and ${more} more`] : [])];
}

interface Terms {
  /** Whether as much was looked at as the target says. */
  readonly enough?: boolean;
  /** What took longer than its target. */
  readonly late?: readonly string[];
}

/**
 * A figure, and the first of what went wrong; it holds only when nothing did. What was merely late
 * does not count in CI, whose machines owe nobody a speed: there counts decide.
 */
export function measured(
  figure: string,
  wrong: readonly string[],
  { enough = true, late = [] }: Terms = {},
  inCi: boolean = Boolean(process.env["CI"]),
): Measured {
  return {
    figure: late.length > 0 ? `${figure}; ${late.length} late` : figure,
    ok: enough && wrong.length === 0 && (inCi || late.length === 0),
    details: shorten(wrong),
    late: shorten(late),
  };
}
