import { readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { BUILT_SITE } from "./build/builtSite";
import { LOCAL_FOLDER } from "./emulators/firebaseTools";
import { failedTests } from "./test/count";
import { closingLine, outcomeLine, runAll, runSuite, type Outcome } from "./test/run";
import { pickSuites, type Suite } from "./test/suites";
import { UNTRIED } from "./test/untried";

/* `npm test` runs all suites, `npm test -- unit e2e` these, `npm run check` those that need no server. */

/** How much of a failed suite's output is shown; the whole is in its log. */
const SHOWN_LINES = 300;
/** How many of a suite's failed tests are named at the end. */
const NAMED = 15;

let suites: readonly Suite[] = [];
try {
  suites = pickSuites(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
// A single suite prints its own output; several at once would be unreadable.
const live = suites.length === 1;

// Three suites open the same site on databases of their own.
const built = path.join(LOCAL_FOLDER, `built-${Date.now()}-${process.pid}`);
process.env[BUILT_SITE] = built;

const outcomes = await runAll(suites, availableParallelism(), async (suite) => {
  const outcome = await runSuite(suite, live);
  tell(outcome);
  return outcome;
});
for (const folder of [built, `${built}-begun`]) rmSync(folder, { recursive: true, force: true });

function tell(outcome: Outcome): void {
  const output = outcome.log ? readFileSync(outcome.log, "utf8").trimEnd().split("\n") : [];
  if (outcome.counts.failed > 0 && outcome.log) {
    console.log(`\n── ${outcome.suite.name} ──\n${output.slice(-SHOWN_LINES).join("\n")}\n`);
  }
  console.log(outcomeLine(outcome));
  for (const line of output) if (line.startsWith(UNTRIED)) console.log(`  ${line}`);
}

// Last, so that whoever sees only the end of a long output sees what failed.
for (const { suite } of outcomes) {
  const failed = failedTests(suite);
  for (const name of failed.slice(0, NAMED)) console.log(`✗ ${suite.name}: ${name}`);
  if (failed.length > NAMED) console.log(`✗ ${suite.name}: ${failed.length - NAMED} more`);
}

console.log(`\n${closingLine(outcomes)}`);
if (outcomes.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
