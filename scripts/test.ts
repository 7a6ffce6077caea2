import { rmSync } from "node:fs";
import path from "node:path";
import { BUILT_SITE } from "./build/builtSite";
import { LOCAL_FOLDER } from "./emulators/firebaseTools";
import { SUITES } from "./suites/list";
import { runSuite } from "./suites/run";
import {
  closingLine,
  inTurns,
  outcomeLine,
  pickSuites,
  untriedLines,
  type Outcome,
  type Suite,
} from "./suites/suite";

/** How much of a failed suite's output is shown; the whole is in its report. */
const SHOWN_LINES = 300;

let suites: Suite[] = [];
try {
  suites = pickSuites(SUITES, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
// A single suite prints its own output; several at once would be unreadable.
const live = suites.length === 1;

// Three suites open the same site on databases of their own.
const built = path.join(LOCAL_FOLDER, `built-${Date.now()}-${process.pid}`);
process.env[BUILT_SITE] = built;

const outcomes: Outcome[] = [];
// Hardly any at the same time: they share memory and two cores.
for (const turn of inTurns(suites)) {
  for (const outcome of await Promise.all(turn.map((suite) => runSuite(suite, live)))) {
    tell(outcome);
    outcomes.push(outcome);
  }
}

for (const folder of [built, `${built}-begun`]) rmSync(folder, { recursive: true, force: true });

function tell(outcome: Outcome): void {
  if (outcome.counts.failed > 0 && outcome.output) {
    const shown = outcome.output.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
    console.log(`\n── ${outcome.suite.name} ──\n${shown}\n`);
  }
  console.log(outcomeLine(outcome));
  for (const line of untriedLines(outcome)) console.log(`  ${line}`);
}

console.log(`\n${closingLine(outcomes)}`);
if (outcomes.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
