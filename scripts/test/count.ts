import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../emulators/firebaseTools";
import type { Suite } from "./suites";

/** How many tests did what. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function number(record: unknown, key: string): number {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === "number" ? value : 0;
}

const listOf = (record: unknown, key: string): readonly unknown[] => {
  const value = isRecord(record) ? record[key] : undefined;
  return Array.isArray(value) ? value : [];
};

const textOf = (record: unknown, key: string): string => {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === "string" ? value : "";
};

/** A file of a report by vitest's json reporter that could not be loaded: it failed without a test. */
const isBroken = (file: unknown) =>
  textOf(file, "status") === "failed" && listOf(file, "assertionResults").length === 0;

/** Length of a failure's first line in the summary. */
const SUMMARY_LENGTH = 200;

/** A test that failed. */
export interface FailedTest {
  /** As the report names it: vitest's is a whole path, Playwright's one from its folder of tests on. */
  readonly file: string;
  /** '' of a file that could not be loaded. */
  readonly name: string;
  /** The first line of what it found; '' where nothing is said. */
  readonly why: string;
}

function failedTest(file: string, name: string, message: string): FailedTest {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return { file, name, why: first.slice(0, SUMMARY_LENGTH) };
}

function failedOfVitest(report: unknown): readonly FailedTest[] {
  return listOf(report, "testResults").flatMap((file) => {
    const tests = listOf(file, "assertionResults");
    const failed = tests.filter((test) => textOf(test, "status") === "failed");
    const place = textOf(file, "name");
    if (isBroken(file)) return [failedTest(place, "", textOf(file, "message"))];
    return failed.map((test) => {
      const [message] = listOf(test, "failureMessages");
      return failedTest(place, textOf(test, "fullName"), String(message ?? ""));
    });
  });
}

/** The suites of Playwright's report are nested. */
function failedOfPlaywright(report: unknown): readonly FailedTest[] {
  return listOf(report, "suites").flatMap((suite) => [
    ...listOf(suite, "specs")
      .filter((spec) => isRecord(spec) && spec["ok"] === false)
      .map((spec) => {
        const results = listOf(spec, "tests").flatMap((test) => listOf(test, "results"));
        const [error] = results.flatMap((result) => listOf(result, "errors"));
        return failedTest(textOf(spec, "file"), textOf(spec, "title"), textOf(error, "message"));
      }),
    ...failedOfPlaywright(suite),
  ]);
}

/** Which tests of a JSON report failed, and why. */
export const failedIn = (report: unknown, by: "vitest" | "playwright"): readonly FailedTest[] =>
  by === "vitest" ? failedOfVitest(report) : failedOfPlaywright(report);

/** A failed test and what it found, in one line. */
function summaryOf({ file, name, why }: FailedTest): string {
  const place = path.isAbsolute(file) ? path.relative(ROOT, file) : file;
  if (name === "") return `${place}: could not be loaded`;
  return [`${place}: ${name}`, ...(why === "" ? [] : [why])].join(" · ");
}

/** The names of the tests that a suite's report says failed; none where it left no report. */
export function failedTests(suite: Suite, read: () => string): readonly string[] {
  if (!suite.report) return [];
  try {
    const json: unknown = JSON.parse(read());
    return failedIn(json, suite.report).map(summaryOf);
  } catch {
    // The outcome's own line says that the suite failed.
    return [];
  }
}

/** Counts of a report by vitest's json reporter; a file that could not be loaded is one failure. */
export function countVitest(report: unknown): Counts {
  const broken = listOf(report, "testResults").filter(isBroken);
  return {
    passed: number(report, "numPassedTests"),
    failed: number(report, "numFailedTests") + broken.length,
    skipped: number(report, "numPendingTests") + number(report, "numTodoTests"),
  };
}

/** Counts of a report by Playwright's json reporter; an error outside any test is one failure. */
export function countPlaywright(report: unknown): Counts {
  const stats = isRecord(report) ? report["stats"] : undefined;
  const errors = listOf(report, "errors").length;
  return {
    passed: number(stats, "expected"),
    failed: number(stats, "unexpected") + number(stats, "flaky") + errors,
    skipped: number(stats, "skipped"),
  };
}

/**
 * The counts of a suite, from its JSON report. A suite that exits with an error has failed at least once, whatever it
 * reports, and so has one without a test.
 */
export function countSuite(
  { report, maySkip }: Suite,
  exitedWell: boolean,
  read: () => string,
): Counts {
  if (!report) {
    return { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 };
  }
  let found: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const json: unknown = JSON.parse(read());
    found = report === "vitest" ? countVitest(json) : countPlaywright(json);
  } catch {
    // No report: the suite ended before its first test, which is counted below.
  }
  const ranNothing = found.passed + found.failed + (maySkip ? found.skipped : 0) === 0;
  const atLeast = exitedWell && !ranNothing ? 0 : 1;
  return { ...found, failed: Math.max(found.failed, atLeast) };
}
