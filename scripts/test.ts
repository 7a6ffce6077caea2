import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { BUILT_SITE, removeBuiltSites } from "./build/builtSite";
import { LOCAL_FOLDER } from "./emulators/firebaseTools";
import { failedTests } from "./test/count";
import { isRemark } from "./test/remarks";
import {
  claimReports,
  commitNow,
  keepRun,
  keptResults,
  lastRun,
  lastRunLine,
  reportsFolder,
  type SuiteResult,
} from "./test/reports";
import { closingLine, outcomeLine, runAll, runSuite, type Outcome } from "./test/run";
import { openScreen } from "./test/screen";
import { pickSuites, readChoice, type Choice, type Suite } from "./test/suites";

/* Runs the test suites. `npm test` runs all suites, `npm test -- unit e2e` only these two, `npm run verify` all suites
   in full, `npm run verify -- --from e2e` the rest of a run that was stopped, `npm run soak -- -t L3:` one long goal. */

/** Maximum number of lines of a failed suite's output that are shown. Its log has the complete output. */
const SHOWN_LINES = 300;
/** Maximum number of a suite's failed tests that are named at the end. */
const NAMED = 15;

let choice: Choice;
let suites: readonly Suite[];
try {
  choice = readChoice(process.argv.slice(2));
  suites = pickSuites(choice);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
const { form, from } = choice;
// A single suite prints its output to the screen. The output of several suites at once would be unreadable.
const live = suites.length === 1;

// Several suites use copies of one build of the site, each with another database.
const built = path.join(LOCAL_FOLDER, `built-${Date.now()}-${process.pid}`);
process.env[BUILT_SITE] = built;

const reports = claimReports(form);
const before = lastRun(reports.folder);
const commit = commitNow();
const screen = openScreen(reports.folder, before);
const done: SuiteResult[] = from === undefined ? [] : [...keptResults(before, commit, suites)];
if (done.length > 0) {
  screen.print(`Before: ${done.map(({ name }) => name).join(", ")}: ${closingLine(done)}`);
}

const outcomes = await runAll(suites, availableParallelism(), async (suite) => {
  screen.begin(suite);
  const outcome = await runSuite(suite, { form, folder: reports.folder, live });
  screen.end(suite);
  report(outcome);
  const { counts, seconds } = outcome;
  done.push({ name: suite.name, counts, seconds });
  const isWhole = choice.names.length === 0 && choice.only === undefined;
  if (isWhole) {
    keepRun(reports.folder, { commit, at: new Date().toISOString(), suites: done });
  }
  return outcome;
});
screen.close();
reports.release();
removeBuiltSites(built);

function report(outcome: Outcome): void {
  const output = outcome.log ? readFileSync(outcome.log, "utf8").trimEnd().split("\n") : [];
  if (outcome.counts.failed > 0 && outcome.log) {
    screen.print(`\n── ${outcome.suite.name} ──\n${output.slice(-SHOWN_LINES).join("\n")}\n`);
  }
  screen.print(outcomeLine(outcome, form));
  for (const line of output) if (isRemark(line)) screen.print(`  ${line}`);
}

// The failed tests are named last, so that they are at the end of a long output.
for (const { suite, report: file } of outcomes) {
  const failed = failedTests(suite, () => readFileSync(file, "utf8"));
  for (const name of failed.slice(0, NAMED)) console.log(`✗ ${suite.name}: ${name}`);
  if (failed.length > NAMED) console.log(`✗ ${suite.name}: ${failed.length - NAMED} more`);
}
if (form === "short") console.log(`  ${lastRunLine("full", lastRun(reportsFolder("full")))}`);
if (form !== "soak") console.log(`  ${lastRunLine("soak", lastRun(reportsFolder("soak")))}`);

console.log(`\n${closingLine(done)}`);
if (done.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
