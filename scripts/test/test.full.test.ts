import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../emulators/firebaseTools";
import { countPlaywright, countSuite, countVitest, failedTests, type Counts } from "./count";
import { progressText } from "./progress";
import { claimReports, keepRun, keptResults, lastRun, lastRunLine } from "./reports";
import { closingLine, outcomeLine, runAll, runSuite } from "./run";
import { pickSuites, readChoice, suitesOf, type Suite } from "./suites";

const step: Suite = { name: "lint", command: ["x"], limit: 5 };
const tests: Suite = { name: "unit", command: ["x"], report: "vitest", limit: 5 };
const report = (passed: number, failed: number) => () =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] });
const outcome = (suite: Suite, counts: Partial<Counts>) => ({
  suite,
  counts: { passed: 0, failed: 0, skipped: 0, ...counts },
  report: "report.json",
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
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "suite-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("keeps what a suite prints, and counts one that cannot be started as failed", async () => {
    const printing = { ...step, command: ["node", "-e", "console.log('hello')"] };
    const { counts, log } = await runSuite(printing, { form: "short", folder });
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(readFileSync(log ?? "", "utf8")).toBe("hello\n");
    const missing = { ...step, command: ["no-such-program"] };
    expect((await runSuite(missing, { form: "short", folder })).counts.failed).toBe(1);
  });

  it("names the form, the report and the file for progress to the suite", async () => {
    const names = "ARENA_FORM ARENA_REPORT ARENA_PROGRESS";
    const script = `for (const name of "${names}".split(" ")) console.log(process.env[name])`;
    const { log } = await runSuite(
      { ...step, command: ["node", "-e", script] },
      { form: "full", folder },
    );
    const at = (file: string) => path.join(folder, file);
    expect(
      readFileSync(log ?? "", "utf8")
        .trim()
        .split("\n"),
    ).toEqual(["full", at("lint.json"), at("lint.progress.json")]);
  });

  it("gives a suite the variables that are its own", async () => {
    const script = 'console.log(process.env["ARENA_JITTER"])';
    const own = { ...step, command: ["node", "-e", script], env: { ARENA_JITTER: "1" } };
    const { log } = await runSuite(own, { form: "full", folder });
    expect(readFileSync(log ?? "", "utf8")).toBe("1\n");
  });

  it("stops one that hangs, which has failed", async () => {
    const hanging = { ...step, command: ["node", "-e", "setInterval(() => {}, 1000)"] };
    const stopped = await runSuite(hanging, { form: "short", folder, hangsAfterMs: 500 });
    expect(stopped).toMatchObject({ stopped: true, counts: { failed: 1 } });
  });
});

describe("countSuite", () => {
  it("counts a step as one", () => {
    expect(countSuite(step, true, () => "")).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countSuite(step, false, () => "")).toEqual({ passed: 0, failed: 1, skipped: 0 });
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
    expect(failedTests(step, missing)).toEqual([]);
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

  it("say of a failed suite where its output is, and whether it hung", () => {
    const failed = outcome(tests, { failed: 1 });
    const log = path.join(ROOT, "reports", "unit.log");
    expect(outcomeLine({ ...failed, log })).toMatch(/\(1\.3 s\) · reports.unit\.log$/);
    expect(outcomeLine({ ...failed, log, stopped: true })).toMatch(
      /· hung and was stopped · reports.unit\.log$/,
    );
  });

  it("say minutes in full, and that a suite took longer than its limit, which fails nothing", () => {
    const slow = { ...outcome(tests, { passed: 3 }), seconds: 90 };
    expect(outcomeLine(slow)).toBe("✓ unit        3 passed, 0 failed (90.0 s) · over its 5.0 s");
    expect(outcomeLine(slow, "full")).toMatch(/\(1\.5 min\) · over its 0\.1 min$/);
  });
});

describe("progressText", () => {
  const counted = { tests: 1200, failed: 0, files: 40, allFiles: 303 };

  it("counts the tests of all: those of the report, else those of the last run", () => {
    expect(progressText("e2e", { tests: 3, failed: 0, all: 80 }, 9.6)).toBe(
      "e2e 3 of 80 tests, 10 s",
    );
    expect(progressText("unit", counted, 14, 3759)).toBe("unit 1,200 of 3,759 tests, 14 s");
  });

  it("counts files where the number of tests is not known", () => {
    expect(progressText("unit", counted, 14)).toBe("unit 1,200 tests in 40 of 303 files, 14 s");
    // More tests than in the last run.
    expect(progressText("unit", counted, 14, 1000)).toBe(
      "unit 1,200 tests in 40 of 303 files, 14 s",
    );
  });

  it("names failures at once", () => {
    expect(progressText("unit", { ...counted, failed: 2 }, 14, 3759)).toMatch(
      /tests, 2 failed, 14 s$/,
    );
  });
});

describe("reports", () => {
  let folder = "";
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), "reports-")), "short");
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  it("give a run that begins beside another a folder of its own", () => {
    const first = claimReports("short", folder);
    expect(first.folder).toBe(folder);
    // The first process that lives on every machine besides this one.
    writeFileSync(path.join(folder, "running"), "1");
    expect(claimReports("short", folder).folder).toBe(`${folder}-${process.pid}`);
    first.release();
    expect(claimReports("short", folder).folder).toBe(folder);
  });

  it("keep the results of a run, and say what it found, where and when", () => {
    claimReports("full", folder);
    expect(lastRun(folder)).toBeNull();
    const counts = { passed: 7, failed: 0, skipped: 0 };
    const run = {
      commit: "0eec9537",
      at: "2026-11-29T10:00:00Z",
      suites: [{ name: "unit", counts, seconds: 3 }],
    };
    keepRun(folder, run);
    expect(lastRun(folder)).toEqual(run);
    const now = Date.parse("2026-11-30T00:00:00Z");
    expect(lastRunLine("full", run, now)).toBe(
      "npm run verify: incomplete, 7 passed at 0eec9537, 14 h ago",
    );
    const others = suitesOf("full").filter(({ name }) => name !== "unit");
    const none = { passed: 0, failed: 0, skipped: 0 };
    const suites = others.map(({ name }) => ({ name, counts: none, seconds: 1 }));
    const whole = { ...run, suites: [...run.suites, ...suites] };
    expect(lastRunLine("full", whole, now)).toBe("npm run verify: 7 passed at 0eec9537, 14 h ago");
    const unit = { name: "unit", counts: { ...counts, failed: 2 }, seconds: 3 };
    const failed = { ...whole, suites: [unit, ...suites] };
    expect(lastRunLine("full", failed, now)).toMatch(/: 2 failed of 9 at/);
    expect(lastRunLine("soak", null)).toMatch(/not run/);
  });

  it("keep what a stopped run found for one that goes on, of the same code alone", () => {
    const counts = { passed: 7, failed: 0, skipped: 0 };
    const suites = ["types", "unit"].map((name) => ({ name, counts, seconds: 3 }));
    const before = { commit: "0eec9537+1a2b", at: "2026-11-29T10:00:00Z", suites };
    const kept = (commit: string) => keptResults(before, commit, [tests]).map(({ name }) => name);
    expect(kept("0eec9537+1a2b")).toEqual(["types"]);
    expect(kept("0eec9537+3c4d")).toEqual([]);
    expect(kept("0eec9537")).toEqual([]);
    expect(keptResults({ ...before, commit: "" }, "", [tests])).toEqual([]);
    expect(keptResults(null, "0eec9537", [tests])).toEqual([]);
  });
});

describe("the suites of a run", () => {
  const picked = (...words: string[]) => pickSuites(readChoice(words));
  const names = (suites: readonly Suite[]) => suites.map(({ name }) => name);

  it("are all of the form, or those named, in the order of the list", () => {
    expect(picked()).toEqual(suitesOf("short"));
    expect(names(picked("e2e", "unit"))).toEqual(["unit", "e2e"]);
    expect(names(picked("--form", "full"))).toContain("recipes");
    expect(names(picked())).not.toContain("recipes");
  });

  it("begin where a stopped run is to go on", () => {
    const all = names(suitesOf("full"));
    expect(names(picked("--form", "full", "--from", "e2e"))).toEqual(all.slice(all.indexOf("e2e")));
  });

  it("run the tests of one name, in the suites that have tests", () => {
    const [suite] = picked("--form", "soak", "reliability", "-t", "L3:");
    expect(suite?.command.slice(-2)).toEqual(["--testNamePattern", "L3:"]);
    expect(names(picked("-t", "table"))).not.toContain("lint");
    expect(picked("e2e", "-t", "table")[0]?.command.slice(-2)).toEqual(["--grep", "table"]);
  });

  it("refuse a word they do not know, which would otherwise run nothing and pass", () => {
    expect(() => picked("e2")).toThrow('npm test has no suite "e2"; there are: types,');
    expect(() => picked("recipes")).toThrow("no suite");
    expect(() => picked("--form", "long")).toThrow('no form "long"');
    expect(() => picked("--quick")).toThrow('no option "--quick"');
    expect(() => picked("--from")).toThrow("needs a word");
  });

  it.each([
    ["short", 480],
    ["full", 3600],
  ] as const)("fit with their limits into the time of the %s form", (form, seconds) => {
    // On two cores those that do not run alone run beside each other.
    const needed = suitesOf(form).map(({ limit, alone }) => (alone ? limit : limit / 2));
    expect(needed.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(seconds);
  });

  it("have the limits that docs/testing.md shows", () => {
    const table = readFileSync(path.join(ROOT, "docs", "testing.md"), "utf8");
    for (const { name } of [...suitesOf("short"), ...suitesOf("full")]) {
      const limitIn = (form: "short" | "full") =>
        suitesOf(form)
          .find((suite) => suite.name === name)
          ?.limit.toString() ?? "–";
      const cells =
        table.match(new RegExp(`^\\| \`${name}\` +\\|(.*)\\|$`, "m"))?.[1]?.split("|") ?? [];
      expect(
        cells.slice(-2).map((cell) => cell.trim()),
        name,
      ).toEqual([limitIn("short"), limitIn("full")]);
    }
  });
});
