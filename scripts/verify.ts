import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ROOT } from "./emulators/firebaseTools";
import { REPORTS } from "./suites/list";
import { GoalRun } from "./verify/goalRun";
import { isMeasured, pickGoals, type GoalOutcome, type MeasuredGoal } from "../tests/reliability/goal";
import { GOALS } from "./verify/list";
import { testReport } from "./verify/report";
import { renewRows, screenTable } from "./verify/table";

const DOCUMENT = path.join(ROOT, "docs", "reliability.md");

/** A goal that hangs would take all others with it. */
const MOST_MINUTES = 8;

async function measure(goal: MeasuredGoal, goalRun: GoalRun): Promise<GoalOutcome> {
  const started = Date.now();
  const most = goalRun.full ? 90 : Math.max(MOST_MINUTES, 3 * goal.minutes);
  const hangs = sleep(60_000 * most, undefined, { ref: false }).then(() => {
    throw new Error(`not done after ${most} minutes`);
  });
  const result = await Promise.race([goal.run(goalRun), hangs]).catch((thrown: unknown) => ({
    figure: `could not be measured: ${String(thrown).split("\n")[0]}`,
    ok: false,
    details: thrown instanceof Error ? [thrown.stack ?? "", String(thrown.cause ?? "")] : [],
  }));
  return { goal, ...result, seconds: (Date.now() - started) / 1000 };
}

function tell({ goal, figure, ok, details = [], late = [], seconds }: GoalOutcome): void {
  console.log(`${ok ? "✓" : "✗"} ${goal.id}  ${figure} (${seconds.toFixed(0)} s)`);
  if (!ok) for (const line of details) console.log(`    ${line}`);
  for (const line of late) console.log(`    late: ${line}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      full: { type: "boolean" },
      write: { type: "boolean" },
      "no-tests": { type: "boolean" },
    },
  });
  const asked = pickGoals(GOALS, positionals).filter(isMeasured);
  // In `npm test` another suite has just run these.
  const measurable = asked.filter(({ onlyTests }) => !(values["no-tests"] && onlyTests));
  const goalRun = new GoalRun(
    measurable.map(({ id }) => id),
    values.full ?? false,
  );
  const outcomes: GoalOutcome[] = [];
  try {
    // One after the other: they share two cores, one database and one server.
    for (const goal of measurable) {
      const outcome = await measure(goal, goalRun);
      tell(outcome);
      outcomes.push(outcome);
    }
  } finally {
    await goalRun.close();
  }

  console.log(`\n${screenTable(positionals.length > 0 ? asked : GOALS, outcomes)}\n`);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(path.join(REPORTS, "verify.json"), JSON.stringify(testReport(outcomes)));
  if (values.write) {
    const occasion = { day: new Date().toISOString().slice(0, 10), full: goalRun.full };
    writeFileSync(DOCUMENT, renewRows(readFileSync(DOCUMENT, "utf8"), outcomes, occasion));
  }
  const missed = outcomes.filter(({ ok }) => !ok);
  // Once more under the long table: a CI's log may show no more than its end.
  missed.forEach(tell);
  console.log(`${outcomes.length - missed.length} goals met, ${missed.length} missed`);
  if (missed.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();
