import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../emulators/firebaseTools";
import { countPlaywright, countSuite, countVitest, failedTests, type Counts } from "./count";
import { closingLine, outcomeLine, runAll, runSuite } from "./run";
import { pickSuites, SUITES, type Suite } from "./suites";

const step: Suite = { name: "lint", command: ["x"] };
const tests: Suite = { name: "unit", command: ["x"], report: "vitest" };
const report = (passed: number, failed: number) => () =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] });
const outcome = (suite: Suite, counts: Partial<Counts>) => ({
  suite,
  counts: { passed: 0, failed: 0, skipped: 0, ...counts },
  seconds: 1.25,
});

describe("runAll", () => {
  it("begins suites in their order, as many at once as wanted, the next as soon as one ends", async () => {
    const began: string[] = [];
    let most = 0;
    let running = 0;
    const suites = ["a", "b", "c", "d"].map((name) => ({ ...step, name }));
    const outcomes = await runAll(suites, 2, async (suite) => {
      began.push(suite.name);
      running += 1;
      most = Math.max(most, running);
      await sleep(suite.name === "a" ? 60 : 5);
      running -= 1;
      return outcome(suite, { passed: 1 });
    });
    expect(began).toEqual(["a", "b", "c", "d"]);
    expect(most).toBe(2);
    expect(outcomes).toHaveLength(4);
  });

  it("begins what runs alone when all others have ended, one after the other", async () => {
    const told: string[] = [];
    const suites = ["a", "b", "c", "d"].map((name): Suite => ({
      ...step,
      name,
      ...(name < "c" && { alone: true }),
    }));
    await runAll(suites, 2, async (suite) => {
      told.push(`${suite.name} begins`);
      await sleep(5);
      told.push(`${suite.name} ends`);
      return outcome(suite, { passed: 1 });
    });
    expect(told.slice(-4)).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });
});

describe("runSuite", () => {
  it("keeps what a suite prints, and counts one that cannot be started as failed", async () => {
    const shouting = { name: "try-echo", command: ["node", "-e", "console.log('hello')"] };
    const { counts, log } = await runSuite(shouting, false);
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(readFileSync(log ?? "", "utf8")).toBe("hello\n");
    const missing = { name: "try-missing", command: ["no-such-program"] };
    expect((await runSuite(missing, false)).counts.failed).toBe(1);
  });

  it("stops one that takes too long, which has failed", async () => {
    const hanging = {
      name: "try-hanging",
      command: ["node", "-e", "setInterval(() => {}, 1000)"],
      minutes: 0.01,
    };
    const stopped = await runSuite(hanging, false);
    expect(stopped).toMatchObject({ stoppedAfter: 0.01, counts: { failed: 1 } });
  });
});

describe("countSuite", () => {
  it("counts a step as one", () => {
    expect(countSuite(step, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countSuite(step, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("counts the tests of a report", () => {
    expect(countSuite(tests, true, report(7, 0))).toMatchObject({ passed: 7, failed: 0 });
    expect(countSuite(tests, false, report(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  });

  it("counts an error exit as a failure although every test passed", () => {
    expect(countSuite(tests, false, report(7, 0))).toMatchObject({ passed: 7, failed: 1 });
  });

  it("counts a suite that ran no test as failed", () => {
    expect(countSuite(tests, true, report(0, 0))).toMatchObject({ passed: 0, failed: 1 });
  });

  it("lets a suite be skipped whole where the machine lacks what it needs, and no other", () => {
    const skipped = () => JSON.stringify({ numPendingTests: 4, testResults: [] });
    expect(countSuite({ ...tests, maySkip: true }, true, skipped)).toMatchObject({ failed: 0 });
    expect(countSuite({ ...tests, maySkip: true }, true, report(0, 0))).toMatchObject({
      failed: 1,
    });
    expect(countSuite(tests, true, skipped)).toMatchObject({ failed: 1 });
  });

  it("counts a missing or torn report as failed", () => {
    const missing = () => {
      throw new Error("ENOENT");
    };
    expect(countSuite(tests, true, missing)).toMatchObject({ passed: 0, failed: 1 });
    expect(countSuite(tests, true, () => '{"numPassed')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("countVitest", () => {
  it("counts a file that could not be loaded as one failure", () => {
    const broken = { status: "failed", assertionResults: [] };
    const failing = { status: "failed", assertionResults: [{ status: "failed" }] };
    const counts = countVitest({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [broken, failing],
    });
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});

describe("countPlaywright", () => {
  it("counts a test that passed only at the second try, and errors outside tests, as failed", () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    const counts = countPlaywright({ stats, errors: [{ message: "setup" }] });
    expect(counts).toEqual({ passed: 9, failed: 3, skipped: 1 });
  });
});

describe("failedTests", () => {
  it("names those of a report, and files that could not be loaded", () => {
    const name = path.join(ROOT, "src/a.test.ts");
    const assertionResults = [
      {
        status: "failed",
        fullName: "a table is right",
        failureMessages: ["AssertionError: expected 3 to be 2\n    at table.test.ts:4"],
      },
      { status: "passed", fullName: "a table is kept" },
    ];
    const testResults = [
      { name, status: "failed", assertionResults },
      { name: path.join(ROOT, "src/b.test.ts"), status: "failed", assertionResults: [] },
    ];
    expect(failedTests(tests, () => JSON.stringify({ testResults }))).toEqual([
      `${path.join("src", "a.test.ts")}: a table is right · AssertionError: expected 3 to be 2`,
      `${path.join("src", "b.test.ts")}: could not be loaded`,
    ]);
  });

  it("names those of Playwright's, whose suites stand inside each other", () => {
    const specs = [
      {
        ok: false,
        file: "desk.e2e.ts",
        title: "saves",
        tests: [
          { results: [{ errors: [{ message: "\u001b[31mError: no answer\u001b[39m\nmore" }] }] },
        ],
      },
      { ok: true, file: "desk.e2e.ts", title: "opens" },
    ];
    const suites = [{ specs: [], suites: [{ specs }] }];
    const e2e: Suite = { ...tests, report: "playwright" };
    expect(failedTests(e2e, () => JSON.stringify({ suites }))).toEqual([
      "desk.e2e.ts: saves · Error: no answer",
    ]);
  });

  it("names none where there is no report", () => {
    const missing = () => {
      throw new Error("no such file");
    };
    expect(failedTests(tests, missing)).toEqual([]);
    expect(failedTests(step)).toEqual([]);
  });
});

describe("the lines that are printed", () => {
  const outcomes = [outcome(step, { passed: 1 }), outcome(tests, { passed: 6, failed: 2 })];

  it("close with the sums alone on their line", () => {
    expect(closingLine(outcomes)).toBe("7 passed, 2 failed");
  });

  it("say for each suite what it did and how long it took", () => {
    expect(outcomeLine(outcome(tests, { passed: 6, skipped: 1 }))).toBe(
      "✓ unit        6 passed, 0 failed, 1 skipped (1.3 s)",
    );
  });

  it("say of one that failed where its output stands, and whether it was stopped", () => {
    const failed = outcome(tests, { failed: 1 });
    const log = path.join(ROOT, "reports", "unit.log");
    expect(outcomeLine({ ...failed, log })).toMatch(/\(1\.3 s\) · reports.unit\.log$/);
    expect(outcomeLine({ ...failed, log, stoppedAfter: 20 })).toMatch(
      /· stopped after 20 minutes · reports.unit\.log$/,
    );
  });
});

describe("pickSuites", () => {
  const names = (suites: readonly Suite[]) => suites.map(({ name }) => name);

  it("takes all, or those named, in the order of the list", () => {
    expect(pickSuites([])).toEqual(SUITES);
    expect(names(pickSuites(["e2e", "unit"]))).toEqual(["unit", "e2e"]);
  });

  it("refuses a name it doesn't know, which would otherwise run nothing and pass", () => {
    expect(() => pickSuites(["e2"])).toThrow('There is no suite "e2"; there are: types,');
  });

  it("has one suite of each name", () => {
    expect(new Set(names(SUITES)).size).toBe(SUITES.length);
  });
});
