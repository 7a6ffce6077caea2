import { CHECKS } from "./suites/list";
import { runSuite } from "./suites/run";
import { outcomeLine, type Outcome } from "./suites/suite";

/** At once, so that the long one (tests) and the short ones share the cores. */
async function check(): Promise<Outcome[]> {
  return Promise.all(
    CHECKS.map(async (suite) => {
      const outcome = await runSuite(suite, false);
      if (outcome.counts.failed > 0)
        console.log(`\n── ${suite.name} ──\n${outcome.output.trim()}\n`);
      console.log(outcomeLine(outcome));
      return outcome;
    }),
  );
}

const outcomes = await check();
if (outcomes.some(({ counts }) => counts.failed > 0)) process.exitCode = 1;
