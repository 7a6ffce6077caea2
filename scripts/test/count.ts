import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../emulators/firebaseTools";
import type { Suite } from "./suites";

/** Numbers of tests by their result. */
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

/** Whether a test file in a report of vitest's JSON reporter could not be loaded: it failed without a test. */
const isBroken = (file: unknown) =>
  textOf(file, "status") === "failed" && listOf(file, "assertionResults").length === 0;

/** Maximum length of a failure's first line in the summary, in characters. */
const SUMMARY_LENGTH = 200;

/** A test that failed. */
export interface FailedTest {
  /** The path in the report: absolute from vitest, from the folder of the tests from Playwright. */
  readonly file: string;
  /** The name of the test; '' for a file that could not be loaded. */
  readonly name: string;
  /** The first line of the error message; '' if there is none. */
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

/** Returns the failed tests of a report of Playwright, whose suites are nested. */
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

/** Returns the failed tests of a JSON report. */
export const failedIn = (report: unknown, by: "vitest" | "playwright"): readonly FailedTest[] =>
  by === "vitest" ? failedOfVitest(report) : failedOfPlaywright(report);

/** Formats a failed test and its error message as one line. */
function summaryOf({ file, name, why }: FailedTest): string {
  const place = path.isAbsolute(file) ? path.relative(ROOT, file) : file;
  if (name === "") return `${place}: could not be loaded`;
  return [`${place}: ${name}`, ...(why === "" ? [] : [why])].join(" · ");
}

/**
 * Returns a line for each failed test in a suite's report; empty if there is no report.
 * @param read reads the report
 */
export function failedTests(suite: Suite, read: () => string): readonly string[] {
  if (!suite.report) return [];
  try {
    const json: unknown = JSON.parse(read());
    return failedIn(json, suite.report).map(summaryOf);
  } catch {
    // There is no report. The line about the suite's outcome already says that it failed.
    return [];
  }
}

/** Counts the tests of a report of vitest's JSON reporter; a file that could not be loaded is one failure. */
export function countVitest(report: unknown): Counts {
  const broken = listOf(report, "testResults").filter(isBroken);
  return {
    passed: number(report, "numPassedTests"),
    failed: number(report, "numFailedTests") + broken.length,
    skipped: number(report, "numPendingTests") + number(report, "numTodoTests"),
  };
}

/** Counts the tests of a report of Playwright's JSON reporter; an error outside any test is one failure. */
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
 * Counts the tests of a suite from its JSON report. A suite that exits with an error, or that ran no test, has at least
 * one failure, whatever its report says.
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
    // There is no report: the suite ended before its first test, which counts as a failure below.
  }
  const ranNothing = found.passed + found.failed + (maySkip ? found.skipped : 0) === 0;
  const atLeast = exitedWell && !ranNothing ? 0 : 1;
  return { ...found, failed: Math.max(found.failed, atLeast) };
}
