import type { GoalOutcome } from "../../tests/reliability/goal";

/** The outcomes in the form of vitest's json report, so that `npm test` counts each goal. */
export function testReport(outcomes: readonly GoalOutcome[]) {
  return {
    numPassedTests: outcomes.filter(({ ok }) => ok).length,
    numFailedTests: outcomes.filter(({ ok }) => !ok).length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    goals: outcomes.map(({ goal, figure, ok, seconds, details = [] }) => ({
      id: goal.id,
      figure,
      ok,
      seconds,
      details,
    })),
  };
}
