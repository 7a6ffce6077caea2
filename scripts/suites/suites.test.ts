import { describe, expect, it } from "vitest";
import { countPlaywright, countSuite, countVitest } from "./count";
import { CHECKS, SUITES } from "./list";
import {
  closingLine,
  inTurns,
  outcomeLine,
  pickSuites,
  untriedLines,
  type Counts,
  type Suite,
} from "./suite";

const step: Suite = { name: "lint", command: ["x"], counts: { from: "exit code" } };
const tests: Suite = { name: "unit", command: ["x"], counts: { from: "vitest", report: "r.json" } };
const report = (passed: number, failed: number) => () =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] });
const outcome = (suite: Suite, counts: Partial<Counts>) => ({
  suite,
  counts: { passed: 0, failed: 0, skipped: 0, ...counts },
  seconds: 1.25,
  output: "",
});

describe("inTurns", () => {
  it("runs a suite beside the next one where it says so, and all others alone", () => {
    const waiting: Suite = { ...tests, name: "browsers", besideNext: true };
    const turns = (suites: Suite[]) => inTurns(suites).map((turn) => turn.map(({ name }) => name));
    expect(turns([step, waiting, tests])).toEqual([["lint"], ["browsers", "unit"]]);
    expect(turns([step, waiting])).toEqual([["lint"], ["browsers"]]);
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

describe("the lines that are printed", () => {
  const outcomes = [outcome(step, { passed: 1 }), outcome(tests, { passed: 6, failed: 2 })];

  it("close with the sums alone on their line", () => {
    expect(closingLine(outcomes)).toBe("7 passed, 2 failed");
  });

  it("repeat what a suite could not try", () => {
    const output = "Emulators: Java 25\nNot tried: Firefox, which is not installed here.\n";
    expect(untriedLines({ ...outcome(tests, {}), output })).toEqual([
      "Not tried: Firefox, which is not installed here.",
    ]);
  });

  it("say for each suite what it did and how long it took", () => {
    expect(outcomeLine(outcome(tests, { passed: 6, failed: 2, skipped: 1 }))).toBe(
      "✗ unit       6 passed, 2 failed, 1 skipped (1.3 s)",
    );
  });
});

describe("pickSuites", () => {
  const names = (suites: Suite[]) => suites.map(({ name }) => name);

  it("takes all, or those named, in the order of the list", () => {
    expect(pickSuites(SUITES, [])).toEqual(SUITES);
    expect(names(pickSuites(SUITES, ["e2e", "unit"]))).toEqual(["unit", "e2e"]);
  });

  it("refuses a name it doesn't know, which would otherwise run nothing and pass", () => {
    expect(() => pickSuites(SUITES, ["e2"])).toThrow('There is no suite "e2"; there are: types,');
  });

  it("has one suite of each name", () => {
    for (const list of [SUITES, CHECKS]) expect(new Set(names(list)).size).toBe(list.length);
  });
});
